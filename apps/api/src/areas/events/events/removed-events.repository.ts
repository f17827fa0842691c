import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../../platform/db/database';
import { mailAddressOf } from '../../../platform/db/mail-address';
import { removedEvents, users } from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';

/** Soft-deletes an event with its tags, exhibitors, votes and notifications, to be restored or purged. */
export const softDeleteEvent = (tx: Transaction, eventId: string): Promise<void> =>
  putAsideThose(tx, sql`e.id = ${eventId}::uuid`);

/** Soft-deletes all events of a member. */
export const putAsideAllOf = (tx: Transaction, userId: string): Promise<void> =>
  putAsideThose(tx, sql`e.created_by = ${userId}::uuid`);

async function putAsideThose(tx: Transaction, which: SQL): Promise<void> {
  await tx.execute(sql`
    INSERT INTO removed_events (event_id, created_by, image, content)
    SELECT e.id, e.created_by, e.image, jsonb_build_object(
      'event', to_jsonb(e),
      'products', (SELECT coalesce(jsonb_agg(t), '[]') FROM event_products t WHERE t.event_id = e.id),
      'companies', (SELECT coalesce(jsonb_agg(t), '[]') FROM event_companies t WHERE t.event_id = e.id),
      'votes', (SELECT coalesce(jsonb_agg(v), '[]') FROM event_votes v WHERE v.event_id = e.id),
      'notifications', (SELECT coalesce(jsonb_agg(n), '[]') FROM notifications n WHERE n.event_id = e.id))
    FROM events e WHERE ${which}`);
}

/** Returns the creator of a recently removed event; null for none. @param minutes Period for restoring. */
export async function lockRemoved(
  tx: Transaction,
  eventId: string,
  minutes: number,
): Promise<{ createdBy: string } | null> {
  const [row] = await tx
    .select({ createdBy: removedEvents.createdBy })
    .from(removedEvents)
    .where(
      and(
        eq(removedEvents.eventId, eventId),
        sql`${removedEvents.removedAt} > now() - ${minutes} * interval '1 minute'`,
      ),
    )
    .for('update');
  return row ?? null;
}

/** Restores an event, without references to members, products or companies that are gone. */
export async function insertRemovedEvent(tx: Transaction, eventId: string): Promise<void> {
  const rowsOf = (
    table: 'event_products' | 'event_companies' | 'event_votes' | 'notifications',
    part: string,
  ) => sql`
    removed_events s, jsonb_populate_recordset(NULL::${sql.identifier(table)}, s.content->${part}) t
    WHERE s.event_id = ${eventId}::uuid`;
  const adder = sql`(SELECT id FROM users WHERE id = t.added_by)`;
  await tx.execute(sql`
    INSERT INTO events SELECT t.* FROM removed_events s, jsonb_populate_record(NULL::events, s.content->'event') t
    WHERE s.event_id = ${eventId}::uuid`);
  // Calendar clients that saw the cancellation only accept a later time, with a resolution of seconds.
  await tx.execute(sql`
    UPDATE events e SET updated_at = greatest(now(), greatest(s.removed_at, e.updated_at) + interval '2 seconds')
    FROM removed_events s WHERE s.event_id = e.id AND e.id = ${eventId}::uuid`);
  await tx.execute(sql`
    INSERT INTO event_products (event_id, product_id, position, added_by, created_at)
    SELECT t.event_id, t.product_id, t.position, ${adder}, t.created_at FROM ${rowsOf('event_products', 'products')}
      AND EXISTS (SELECT 1 FROM products WHERE id = t.product_id)`);
  await tx.execute(sql`
    INSERT INTO event_companies (event_id, company_id, added_by, created_at)
    SELECT t.event_id, t.company_id, ${adder}, t.created_at FROM ${rowsOf('event_companies', 'companies')}
      AND EXISTS (SELECT 1 FROM companies WHERE id = t.company_id)`);
  await tx.execute(sql`
    INSERT INTO event_votes (event_id, user_id, vote, reminder, reminded_at, created_at)
    SELECT t.event_id, t.user_id, t.vote, coalesce(t.reminder, 'day'), t.reminded_at, t.created_at FROM ${rowsOf('event_votes', 'votes')}
      AND EXISTS (SELECT 1 FROM users WHERE id = t.user_id)`);
  // Notifications are not sent again, so the old ones are restored; newer groups of the same topic take precedence.
  await tx.execute(sql`
    INSERT INTO notifications SELECT t.* FROM ${rowsOf('notifications', 'notifications')}
      AND EXISTS (SELECT 1 FROM users WHERE id = t.user_id) AND EXISTS (SELECT 1 FROM users WHERE id = t.actor_id)
      AND (t.company_id IS NULL OR EXISTS (SELECT 1 FROM companies WHERE id = t.company_id))
    ON CONFLICT DO NOTHING`);
  await tx.delete(removedEvents).where(eq(removedEvents.eventId, eventId));
}

/** A removed event that can no longer be restored. */
export interface ExpiredEvent {
  createdBy: string;
  image: string | null;
  name: string;
  location: string;
  /** ISO 3166-1 alpha-2 code. */
  country: string | null;
  /** IANA time zone of the place. */
  timeZone: string;
  startsAt: Date;
  /** True if it had not ended when it was removed. */
  wasAhead: boolean;
  /** Members who meant to attend and get no other notice. */
  attendees: { email: string; firstName: string }[];
}

/** Columns of an `ExpiredEvent`, selected from `removed_events r`, without the attendees. */
const FORGOTTEN_COLUMNS: SQL = sql`
  r.created_by AS "createdBy", r.image, r.content->'event'->>'name' AS name,
  r.content->'event'->>'location' AS location, r.content->'event'->>'country' AS country,
  r.content->'event'->>'time_zone' AS "timeZone", r.content->'event'->>'starts_at' AS "startsAt",
  (r.content->'event'->>'ends_at')::timestamptz > r.removed_at AS "wasAhead",
  (SELECT coalesce(jsonb_agg(v->>'user_id'), '[]') FROM jsonb_array_elements(r.content->'votes') v
    WHERE v->>'vote' IN ('Going', 'Interested') AND v->>'user_id' <> r.created_by::text) AS goers`;

interface ExpiredRow extends Omit<ExpiredEvent, 'startsAt' | 'attendees'> {
  startsAt: string;
  goers: string[];
}

/**
 * Claims events to purge that can no longer be restored. The fields that calendars need are retained for a while.
 *
 * @param minutes Period for restoring.
 */
export async function claimExpired(tx: Transaction, minutes: number): Promise<ExpiredEvent[]> {
  const rows = await rowsOf<ExpiredRow>(
    tx,
    sql`
      WITH due AS (
        SELECT * FROM removed_events
        WHERE forgotten_at IS NULL AND removed_at < now() - ${minutes} * interval '1 minute' FOR UPDATE
      ), kept AS (
        UPDATE removed_events k SET forgotten_at = now(), image = NULL, content = jsonb_build_object(
          'event', (r.content->'event') - '{details,summary,search_key,image}'::text[],
          'products', r.content->'products',
          'votes', (SELECT coalesce(jsonb_agg(v), '[]') FROM jsonb_array_elements(r.content->'votes') v
            WHERE v->>'vote' IN ('Going', 'Interested')))
        FROM due r WHERE k.event_id = r.event_id
      )
      SELECT ${FORGOTTEN_COLUMNS} FROM due r`,
  );
  return withAttendees(tx, rows);
}

/** Claims all removed events of a member, to purge them at once and completely, including previously purged ones. */
export async function claimExpiredOf(tx: Transaction, userId: string): Promise<ExpiredEvent[]> {
  const rows = await rowsOf<ExpiredRow>(
    tx,
    sql`
      WITH gone AS (DELETE FROM removed_events WHERE created_by = ${userId}::uuid RETURNING *)
      SELECT ${FORGOTTEN_COLUMNS} FROM gone r WHERE r.forgotten_at IS NULL`,
  );
  return withAttendees(tx, rows);
}

/** Deletes the votes of a leaving member from others' removed events. */
export async function forgetVotesIn(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE removed_events SET content = jsonb_set(content, '{votes}', (
      SELECT coalesce(jsonb_agg(v), '[]') FROM jsonb_array_elements(content->'votes') v
      WHERE v->>'user_id' <> ${userId}::text))
    WHERE content->'votes' @> jsonb_build_array(jsonb_build_object('user_id', ${userId}::text))`);
}

/** Deletes the remains of purged events. @param days Retention since the removal. */
export async function deleteForgotten(tx: Transaction, days: number): Promise<void> {
  await tx.execute(sql`
    DELETE FROM removed_events
    WHERE forgotten_at IS NOT NULL AND removed_at < now() - ${days} * interval '1 day'`);
}

const withAttendees = (tx: Transaction, rows: readonly ExpiredRow[]): Promise<ExpiredEvent[]> =>
  Promise.all(
    rows.map(async ({ goers, startsAt, ...event }) => ({
      ...event,
      startsAt: new Date(startsAt),
      attendees: goers.length === 0 ? [] : await findAddresses(tx, goers),
    })),
  );

const findAddresses = (tx: Transaction, ids: string[]) =>
  tx
    .select({ email: mailAddressOf('users'), firstName: users.firstName })
    .from(users)
    .where(and(inArray(users.id, ids), isShownMember('users')));
