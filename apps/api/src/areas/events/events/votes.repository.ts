import type { EventReminder, EventVote } from '@millrace/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { eventVotes } from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';
import { companiesOfInterest, voteCounts } from './events.repository';

/** Number of members by vote. */
export interface VoteCounts {
  interested: number;
  going: number;
  notSure: number;
}

/** Counts the votes on an event, without suspended members. @see GAP-096 */
export async function countVotes(db: Database | Transaction, eventId: string): Promise<VoteCounts> {
  const [row] = await rowsOf<VoteCounts>(
    db,
    sql`
      SELECT ${voteCounts} FROM event_votes v JOIN users voter ON voter.id = v.user_id AND ${isShownMember('voter')}
      WHERE v.event_id = ${eventId}::uuid`,
  );
  return row ?? { interested: 0, going: 0, notSure: 0 };
}

/** Sets a member's vote on an event. @returns Lead time of their reminder. @see GAP-057 */
export async function setVote(
  tx: Transaction,
  eventId: string,
  userId: string,
  vote: EventVote,
): Promise<EventReminder | null> {
  const [row] = await tx
    .insert(eventVotes)
    .values({ eventId, userId, vote })
    .onConflictDoUpdate({
      target: [eventVotes.eventId, eventVotes.userId],
      set: {
        vote,
        createdAt: sql`CASE WHEN ${eventVotes.vote} = ${vote} THEN ${eventVotes.createdAt} ELSE now() END`,
      },
    })
    .returning({
      reminder: sql<EventReminder | null>`CASE WHEN ${eventVotes.vote} = 'Going'
        AND (SELECT e.starts_at > now() FROM events e WHERE e.id = ${eventId}::uuid) THEN ${eventVotes.reminder} END`,
    });
  return row?.reminder ?? null;
}

/** Deletes a member's vote on an event. */
export async function deleteVote(tx: Transaction, eventId: string, userId: string): Promise<void> {
  await tx.delete(eventVotes).where(and(eq(eventVotes.eventId, eventId), eq(eventVotes.userId, userId)));
}

/** Sets the lead time of an attendee's reminder. @returns False if the member does not attend. */
export async function setReminder(
  tx: Transaction,
  eventId: string,
  userId: string,
  reminder: EventReminder,
): Promise<boolean> {
  const changed = await tx
    .update(eventVotes)
    .set({ reminder })
    .where(and(eq(eventVotes.eventId, eventId), eq(eventVotes.userId, userId), eq(eventVotes.vote, 'Going')))
    .returning({ eventId: eventVotes.eventId });
  return changed.length > 0;
}

/** A member who voted. */
export interface AttendeeRow {
  id: string;
  firstName: string;
  lastName: string;
  nameKey: string;
  companyName: string | null;
  companyId: string | null;
  image: string | null;
  vote: EventVote;
}

/** Query for a page of voters. */
export interface AttendeePage {
  eventId: string;
  /** Filter by vote; null for all. */
  vote: EventVote | null;
  /** Filter to members related to this one; null for all. */
  relatedTo: string | null;
  /** Cursor of the page; null for the first. */
  after: { nameKey: string; id: string } | null;
  /** Page size plus one. */
  limit: number;
}

/** Reads a page of voters, by name, with the total. */
export async function findAttendees(
  db: Database,
  { eventId, vote, relatedTo, after, limit }: AttendeePage,
): Promise<{ count: number; rows: AttendeeRow[] }> {
  const wanted = sql`v.event_id = ${eventId}::uuid AND ${isShownMember('u')} ${
    vote === null ? sql`` : sql`AND v.vote = ${vote}`
  } ${relatedTo === null ? sql`` : hasToDoWith(sql`${relatedTo}::uuid`)}`;
  const from = sql`FROM event_votes v JOIN users u ON u.id = v.user_id`;
  const [counted] = await rowsOf<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count ${from} WHERE ${wanted}`,
  );
  const start = after
    ? sql`AND (u.name_key, u.id) > (${after.nameKey}::text COLLATE "C", ${after.id}::uuid)`
    : sql``;
  const rows = await rowsOf<AttendeeRow>(
    db,
    sql`
      SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.name_key AS "nameKey",
        coalesce(c.name, u.company_name) AS "companyName", c.id AS "companyId",
        coalesce(u.image, u.linkedin_image) AS image, v.vote
      ${from} LEFT JOIN companies c ON c.id = u.company_id
      WHERE ${wanted} ${start} ORDER BY u.name_key, u.id LIMIT ${limit}`,
  );
  return { count: counted?.count ?? 0, rows };
}

/** SQL: the member's connections (not their colleagues), and people of related companies. @see GAP-033 */
const hasToDoWith = (viewerId: SQL): SQL => sql`
  AND u.id <> ${viewerId} AND (
    u.id IN (SELECT connected_id FROM connections WHERE user_id = ${viewerId})
    OR u.company_id IN (${companiesOfInterest(viewerId)})
  )`;
