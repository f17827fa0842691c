import type { EventReminder, EventVote, ReportReason, Sector } from '@millrace/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { events } from '../../../platform/db/schema';
import { statement } from '../../../platform/db/statement';
import { isEventForAll, isEventShownTo, isShownMember } from '../../../visibility';
import { partnerIds } from '../../network/member-lists';

/** An event for a reader. */
export interface EventRow extends EventSummaryRow {
  details: string;
  creatorName: string;
  creatorCompany: string | null;
  creatorCompanyId: string | null;
  products: readonly { id: string; name: string; sector: Sector | null }[];
  companyIds: readonly string[];
  /** IDs of the newest thousand voters. */
  votes: Readonly<Record<string, EventVote>>;
  /** The reader's own vote. */
  vote: EventVote | null;
  /** Lead time of the reader's reminder; null unless they attend and the event is upcoming. */
  reminder: EventReminder | null;
  /** Text form of the database's timestamp; null unless a moderator has hidden it. */
  hiddenAt: string | null;
  hiddenFor: ReportReason | null;
}

const eventById = statement<
  { id: string; viewerId: string | null; namesAttendees: boolean; all: boolean },
  EventRow
>(
  'event_by_id',
  (value) => sql`
    SELECT ${eventSummaryColumns}, e.details, e.hidden_at::text AS "hiddenAt", e.hidden_for AS "hiddenFor", u.display_name AS "creatorName",
      coalesce(c.name, u.company_name) AS "creatorCompany", c.id AS "creatorCompanyId",
      (SELECT coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'sector', p.sector)
        ORDER BY t.position), '[]'::json)
        FROM event_products t JOIN products p ON p.id = t.product_id WHERE t.event_id = e.id) AS products,
      ARRAY(SELECT t.company_id::text FROM event_companies t WHERE t.event_id = e.id
        ORDER BY t.created_at, t.company_id) AS "companyIds",
      (SELECT coalesce(json_object_agg(v.user_id, v.vote), '{}'::json) FROM (
        SELECT x.user_id, x.vote FROM event_votes x JOIN users voter ON voter.id = x.user_id AND ${isShownMember('voter')}
        WHERE x.event_id = e.id AND ${value('namesAttendees')}::boolean
        ORDER BY x.created_at DESC LIMIT 1000
      ) v) AS votes,
      own.vote, CASE WHEN own.vote = 'Going' AND e.starts_at > now() THEN own.reminder END AS reminder
    FROM events e ${EVENT_FACTS}
    JOIN users u ON u.id = e.created_by LEFT JOIN companies c ON c.id = u.company_id
    LEFT JOIN event_votes own ON own.event_id = e.id AND own.user_id = ${value('viewerId')}::uuid
    WHERE e.id = ${value('id')}::uuid AND (${value('all')}::boolean OR ${isEventShownTo('e', value('viewerId'))})`,
);

/**
 * Finds an event for a reader, or null.
 *
 * @param viewerId Null for a guest.
 * @param namesAttendees True if the reader may see the attendees.
 */
export async function findEvent(
  db: Database | Transaction,
  id: string,
  viewerId: string | null,
  namesAttendees: boolean,
): Promise<EventRow | null> {
  const [row] = await eventById(db, { id, viewerId, namesAttendees, all: false });
  return row ?? null;
}

/** Finds an event for a moderator, hidden or not, or null. @see GAP-096 */
export async function findEventForModerator(
  db: Database | Transaction,
  id: string,
  viewerId: string,
): Promise<EventRow | null> {
  const [row] = await eventById(db, { id, viewerId, namesAttendees: true, all: true });
  return row ?? null;
}

/** SQL: an event that a member may see. @see GAP-096 */
const isSeenBy = (id: string, viewerId: string) =>
  and(eq(events.id, id), isEventShownTo('events', sql`${viewerId}`));

/** Locks an event; null if the member sees none. */
export async function lockEvent(tx: Transaction, id: string, viewerId: string) {
  const { startsAt, endsAt, timeZone, createdBy, image, name, location } = events;
  const [row] = await tx
    .select({ startsAt, endsAt, timeZone, createdBy, image, name, location })
    .from(events)
    .where(isSeenBy(id, viewerId))
    .for('no key update');
  return row ?? null;
}

/** Locks an event FOR SHARE. @returns True if the member may see it. */
export async function lockEventForShare(tx: Transaction, id: string, viewerId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: events.id })
    .from(events)
    .where(isSeenBy(id, viewerId))
    .for('key share');
  return row !== undefined;
}

/** Reads events by ID, in the given order, only those visible to all. @see GAP-096 */
export async function findEventSummaries(db: Database, ids: readonly string[]): Promise<EventSummaryRow[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<EventSummaryRow>(
    db,
    sql`SELECT ${eventSummaryColumns} FROM events e ${EVENT_FACTS}
      WHERE e.id = ANY(${asArray(ids)}::uuid[]) AND ${isEventForAll('e')}`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** True if a reader may see an event. @param viewerId Null for a guest. */
export async function seesEvent(db: Database, id: string, viewerId: string | null): Promise<boolean> {
  const shown = isEventShownTo('e', sql`${viewerId}`);
  const found = await rowsOf(db, sql`SELECT 1 FROM events e WHERE e.id = ${id}::uuid AND ${shown}`);
  return found.length > 0;
}

/** Hides an event from everyone but its creator. @param reason Null unhides it. @see GAP-096 */
export async function setEventHidden(
  tx: Transaction,
  id: string,
  reason: ReportReason | null,
): Promise<void> {
  await tx
    .update(events)
    .set({ hiddenAt: reason === null ? null : sql`now()`, hiddenFor: reason })
    .where(eq(events.id, id));
}

/** Inserts an event. */
export async function insertEvent(tx: Transaction, row: typeof events.$inferInsert): Promise<void> {
  await tx.insert(events).values(row);
}

/** Updates an event. */
export async function updateEvent(
  tx: Transaction,
  id: string,
  change: Partial<Omit<typeof events.$inferInsert, 'id' | 'createdBy' | 'updatedAt'>>,
): Promise<void> {
  await tx
    .update(events)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(events.id, id));
}

/** Deletes an event with its votes, tags and exhibitors. */
export async function deleteEvent(tx: Transaction, id: string): Promise<void> {
  await tx.delete(events).where(eq(events.id, id));
}

/** A created event, for the member's data export. */
export type OwnEventRow = Pick<
  typeof events.$inferSelect,
  'id' | 'name' | 'location' | 'startsAt' | 'endsAt' | 'details' | 'image'
>;

/** Reads the events that a member created, newest first. */
export async function findOwnEvents(db: Database, userId: string): Promise<OwnEventRow[]> {
  const { id, name, location, startsAt, endsAt, details, image, createdAt } = events;
  return db
    .select({ id, name, location, startsAt, endsAt, details, image })
    .from(events)
    .where(eq(events.createdBy, userId))
    .orderBy(sql`${createdAt} DESC`, id);
}

/** A vote, for the member's data export. */
export interface OwnVoteRow {
  eventId: string;
  eventName: string;
  vote: EventVote;
  /** Text form of the database's timestamp. */
  createdAt: string;
}

/** Reads a member's votes, newest first. */
export const findOwnVotes = (db: Database, userId: string): Promise<OwnVoteRow[]> =>
  rowsOf<OwnVoteRow>(
    db,
    sql`
      SELECT v.event_id AS "eventId", e.name AS "eventName", v.vote, v.created_at::text AS "createdAt"
      FROM event_votes v JOIN events e ON e.id = v.event_id
      WHERE v.user_id = ${userId}::uuid ORDER BY v.created_at DESC, v.event_id`,
  );

/** An event in lists. */
export interface EventSummaryRow {
  id: string;
  name: string;
  location: string;
  country: string | null;
  timeZone: string;
  /** In milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
  summary: string;
  image: string | null;
  /** Picture of the first tagged product. */
  sector: Sector | null;
  interested: number;
  going: number;
  notSure: number;
  exhibitorCount: number;
  createdBy: string;
}

/** Columns of an `EventSummaryRow`, selected from `events e` with `EVENT_FACTS`. */
export const eventSummaryColumns: SQL = sql`
  e.id, e.name, e.location, e.country, e.time_zone AS "timeZone",
  (extract(epoch FROM e.starts_at) * 1000)::float8 AS "startsAt",
  (extract(epoch FROM e.ends_at) * 1000)::float8 AS "endsAt",
  e.summary, e.image, e.created_by AS "createdBy", facts.*`;

/** SQL that counts `event_votes v` by vote. */
export const voteCounts: SQL = sql`
  count(*) FILTER (WHERE v.vote = 'Interested')::int AS interested,
  count(*) FILTER (WHERE v.vote = 'Going')::int AS going,
  count(*) FILTER (WHERE v.vote = 'Not Sure')::int AS "notSure"`;

/** Joins that `eventSummaryColumns` needs besides `events e`. */
export const EVENT_FACTS: SQL = sql`
  CROSS JOIN LATERAL (
    SELECT
      (SELECT p.sector FROM event_products t JOIN products p ON p.id = t.product_id
        WHERE t.event_id = e.id ORDER BY t.position LIMIT 1) AS sector,
      (SELECT count(*)::int FROM event_companies t WHERE t.event_id = e.id) AS "exhibitorCount",
      votes.*
    FROM (
      SELECT ${voteCounts} FROM event_votes v JOIN users voter ON voter.id = v.user_id AND ${isShownMember('voter')}
      WHERE v.event_id = e.id
    ) votes
  ) facts`;

/**
 * SQL for companies related to a member: followed ones, suppliers of followed products, and vendors and
 * customers of the member's company.
 *
 * @param viewerId UUID as SQL.
 * @see GAP-033, GAP-081
 */
export function companiesOfInterest(viewerId: SQL): SQL {
  const own = sql`(SELECT company_id FROM users WHERE id = ${viewerId})`;
  return sql`
    SELECT company_id FROM company_followers WHERE user_id = ${viewerId}
    UNION SELECT s.company_id FROM product_followers f JOIN suppliers s ON s.product_id = f.product_id
      WHERE f.user_id = ${viewerId}
    UNION ${partnerIds('vendors', own)}
    UNION ${partnerIds('customers', own)}`;
}

/** Reads the companies related to a member: those of interest, and those of connections. @see GAP-033 */
export const relatedCompanies = (viewerId: SQL): SQL => sql`
  ${companiesOfInterest(viewerId)}
  UNION SELECT u.company_id FROM connections n JOIN users u ON u.id = n.connected_id
    WHERE n.user_id = ${viewerId} AND u.company_id IS NOT NULL`;
