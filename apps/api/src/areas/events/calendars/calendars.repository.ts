import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { calendars, productFollowers, products } from '../../../platform/db/schema';
import { isEventForAll, isRemovedEventForAll, isShownMember } from '../../../visibility';

/** A calendar that a member subscribes to: of a product that they follow, or their own. */
export interface CalendarRow {
  id: string;
  productId: string | null;
  productName: string | null;
  createdAt: Date;
}

const columns = {
  id: calendars.id,
  productId: calendars.productId,
  productName: products.name,
  createdAt: calendars.createdAt,
};

/** A member's calendars, their own first. */
export const findCalendars = (db: Database, userId: string): Promise<CalendarRow[]> =>
  db
    .select(columns)
    .from(calendars)
    .leftJoin(products, eq(products.id, calendars.productId))
    .where(eq(calendars.userId, userId))
    .orderBy(sql`${calendars.productId} IS NOT NULL`, asc(products.name), asc(calendars.id));

/** Whether a member follows a product, which they do not leave meanwhile. */
export async function holdFollowing(tx: Transaction, userId: string, productId: string): Promise<boolean> {
  const [row] = await tx
    .select({ productId: productFollowers.productId })
    .from(productFollowers)
    .where(and(eq(productFollowers.userId, userId), eq(productFollowers.productId, productId)))
    .for('key share');
  return row !== undefined;
}

/** Notes that a member subscribes to a calendar; one that is there stays as it is. @param productId Null: their own. */
export async function keepCalendar(
  tx: Transaction,
  userId: string,
  productId: string | null,
): Promise<CalendarRow> {
  await tx.insert(calendars).values({ userId, productId }).onConflictDoNothing();
  const [row] = await tx
    .select(columns)
    .from(calendars)
    .leftJoin(products, eq(products.id, calendars.productId))
    .where(
      and(
        eq(calendars.userId, userId),
        productId === null ? isNull(calendars.productId) : eq(calendars.productId, productId),
      ),
    );
  if (!row) throw new Error('The calendar is gone.');
  return row;
}

/** Ends one of a member's calendars. @returns Whether there was such a one. */
export async function deleteCalendar(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(calendars)
    .where(and(eq(calendars.id, id), eq(calendars.userId, userId)))
    .returning({ id: calendars.id });
  return gone.length > 0;
}

/** Whose a calendar is, and of what, while its member may sign in; null without it. */
export async function findSubscription(
  db: Database,
  id: string,
): Promise<{
  userId: string;
  userName: string;
  productId: string | null;
  productName: string | null;
} | null> {
  const [row] = await rowsOf<{
    userId: string;
    userName: string;
    productId: string | null;
    productName: string | null;
  }>(
    db,
    sql`
      SELECT u.id AS "userId", u.display_name AS "userName", p.id AS "productId", p.name AS "productName"
      FROM calendars s JOIN users u ON u.id = s.user_id AND ${isShownMember('u')}
      LEFT JOIN products p ON p.id = s.product_id
      WHERE s.id = ${id}::uuid`,
  );
  return row ?? null;
}

/** An event as calendars show it. */
export interface CalendarEventRow {
  id: string;
  name: string;
  location: string;
  country: string | null;
  timeZone: string;
  /** Moments are in milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
  createdAt: number;
  updatedAt: number;
  details: string;
  /** Whether it takes its reader's time. */
  isAttended: boolean;
  /** Whether it does not take place: its creator has removed it of late. */
  isCancelled: boolean;
}

/** As many as a calendar shows, the earliest of those that have not ended long ago. */
const MOST_EVENTS = 1000;

const moment = (column: SQL): SQL => sql`floor(extract(epoch FROM ${column}) * 1000)::float8`;

const find = (db: Database, isAttended: SQL, wanted: SQL): Promise<CalendarEventRow[]> =>
  rowsOf<CalendarEventRow>(
    db,
    sql`
      SELECT e.id, e.name, e.location, e.country, e.time_zone AS "timeZone", e.details,
        ${moment(sql`e.starts_at`)} AS "startsAt", ${moment(sql`e.ends_at`)} AS "endsAt",
        ${moment(sql`e.created_at`)} AS "createdAt", ${moment(sql`e.updated_at`)} AS "updatedAt",
        ${isAttended} AS "isAttended", false AS "isCancelled"
      FROM events e WHERE ${wanted} AND ${isEventForAll('e')} ORDER BY e.starts_at, e.id LIMIT ${MOST_EVENTS}`,
  );

const RECENT = sql`e.ends_at > now() - interval '1 year'`;

/** One event; null without it. */
export async function findCalendarEvent(db: Database, id: string): Promise<CalendarEventRow | null> {
  const [row] = await find(db, sql`true`, sql`e.id = ${id}::uuid`);
  return row ?? null;
}

/**
 * Those of the removed events that calendars are told of, so that programs which keep what they once had strike them out.
 *
 * @param wanted Of `removed_events r`.
 */
const findCancelled = (db: Database, wanted: SQL): Promise<CalendarEventRow[]> => {
  const fact = (name: string): SQL => sql`r.content->'event'->>${sql.raw(`'${name}'`)}`;
  const at = (name: string): SQL => sql`(${fact(name)})::timestamptz`;
  return rowsOf<CalendarEventRow>(
    db,
    sql`
      SELECT r.event_id AS id, ${fact('name')} AS name, ${fact('location')} AS location,
        ${fact('country')} AS country, ${fact('time_zone')} AS "timeZone", '' AS details,
        ${moment(at('starts_at'))} AS "startsAt", ${moment(at('ends_at'))} AS "endsAt",
        ${moment(at('created_at'))} AS "createdAt", ${moment(sql`greatest(r.removed_at, ${at('updated_at')})`)} AS "updatedAt",
        false AS "isAttended", true AS "isCancelled"
      FROM removed_events r
      WHERE ${isRemovedEventForAll('r')} AND ${at('ends_at')} > r.removed_at AND ${wanted}
      ORDER BY r.removed_at DESC, r.event_id LIMIT ${MOST_EVENTS}`,
  );
};

/** The events that are tagged with a product, or were when they were removed. */
export async function findProductCalendar(db: Database, productId: string): Promise<CalendarEventRow[]> {
  const shown = await find(
    db,
    sql`false`,
    sql`${RECENT} AND EXISTS (SELECT 1 FROM event_products t
      WHERE t.event_id = e.id AND t.product_id = ${productId}::uuid)`,
  );
  const tag = sql`jsonb_build_array(jsonb_build_object('product_id', ${productId}::text))`;
  return [...shown, ...(await findCancelled(db, sql`r.content->'products' @> ${tag}`))];
}

/** The events that a member goes to, is interested in, or has created; and those that are off to which the member wanted to go. */
export async function findMemberCalendar(db: Database, userId: string): Promise<CalendarEventRow[]> {
  const voted = (vote: SQL) =>
    sql`EXISTS (SELECT 1 FROM event_votes v WHERE v.event_id = e.id AND v.user_id = ${userId}::uuid AND ${vote})`;
  const shown = await find(
    db,
    voted(sql`v.vote = 'Going'`),
    sql`${RECENT} AND (e.created_by = ${userId}::uuid OR ${voted(sql`v.vote IN ('Going', 'Interested')`)})`,
  );
  const said = (vote: 'Going' | 'Interested') => sql`r.content->'votes'
    @> jsonb_build_array(jsonb_build_object('user_id', ${userId}::text, 'vote', ${vote}::text))`;
  return [...shown, ...(await findCancelled(db, sql`(${said('Going')} OR ${said('Interested')})`))];
}
