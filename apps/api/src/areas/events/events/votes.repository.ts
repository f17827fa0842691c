import type { EventReminder, EventVote } from '@millrace/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { eventVotes } from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';
import { companiesOfInterest, voteCounts } from './events.repository';

/** How many members voted what. */
export interface VoteCounts {
  interested: number;
  going: number;
  notSure: number;
}

/** How many members voted what on an event; who is suspended does not count. @see GAP-096 */
export async function countVotes(db: Database | Transaction, eventId: string): Promise<VoteCounts> {
  const [row] = await rowsOf<VoteCounts>(
    db,
    sql`
      SELECT ${voteCounts} FROM event_votes v JOIN users voter ON voter.id = v.user_id AND ${isShownMember('voter')}
      WHERE v.event_id = ${eventId}::uuid`,
  );
  return row ?? { interested: 0, going: 0, notSure: 0 };
}

/** Notes what a member says to an event, in place of what the member said before. @returns When they are reminded. @see GAP-057 */
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

/** Forgets what a member says to an event. */
export async function deleteVote(tx: Transaction, eventId: string, userId: string): Promise<void> {
  await tx.delete(eventVotes).where(and(eq(eventVotes.eventId, eventId), eq(eventVotes.userId, userId)));
}

/** Notes when a member who goes is notified before an event. @returns False for one who does not go. */
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

/** A member who has voted. */
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

/** Which page of an event's attendees. */
export interface AttendeePage {
  eventId: string;
  /** Those only who voted so; null is all. */
  vote: EventVote | null;
  /** Those only who have to do with this member; null is all. */
  relatedTo: string | null;
  /** Where the page begins; null is the first. */
  after: { nameKey: string; id: string } | null;
  /** One more than are shown. */
  limit: number;
}

/** A page of those who have voted, by name, and how many there are in all. */
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

/** One's connections, but not their colleagues, and people of the companies that one has to do with. @see GAP-033 */
const hasToDoWith = (viewerId: SQL): SQL => sql`
  AND u.id <> ${viewerId} AND (
    u.id IN (SELECT connected_id FROM connections WHERE user_id = ${viewerId})
    OR u.company_id IN (${companiesOfInterest(viewerId)})
  )`;
