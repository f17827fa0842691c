import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { removedEvents, users } from '../../db/schema';

/** Puts an event aside as it stands, with its tags, exhibitors, votes, and what was told of it, to be brought back or forgotten. */
export const putAside = (tx: Transaction, eventId: string): Promise<void> =>
  putAsideThose(tx, sql`e.id = ${eventId}::uuid`);

/** Puts all events of a member aside. */
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

/** Whose event was removed of late; null for none. @param minutes How long an event can be brought back. */
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

/** Brings an event back as it stood; whoever and whatever is gone meanwhile does not come with it. */
export async function bringBack(tx: Transaction, eventId: string): Promise<void> {
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
  await tx.execute(sql`
    INSERT INTO event_products (event_id, product_id, position, added_by, created_at)
    SELECT t.event_id, t.product_id, t.position, ${adder}, t.created_at FROM ${rowsOf('event_products', 'products')}
      AND EXISTS (SELECT 1 FROM products WHERE id = t.product_id)`);
  await tx.execute(sql`
    INSERT INTO event_companies (event_id, company_id, added_by, created_at)
    SELECT t.event_id, t.company_id, ${adder}, t.created_at FROM ${rowsOf('event_companies', 'companies')}
      AND EXISTS (SELECT 1 FROM companies WHERE id = t.company_id)`);
  await tx.execute(sql`
    INSERT INTO event_votes (event_id, user_id, vote, created_at)
    SELECT t.event_id, t.user_id, t.vote, t.created_at FROM ${rowsOf('event_votes', 'votes')}
      AND EXISTS (SELECT 1 FROM users WHERE id = t.user_id)`);
  // What was told would not be told again, and stands where it stood; what is gathered anew since comes first.
  await tx.execute(sql`
    INSERT INTO notifications SELECT t.* FROM ${rowsOf('notifications', 'notifications')}
      AND EXISTS (SELECT 1 FROM users WHERE id = t.user_id) AND EXISTS (SELECT 1 FROM users WHERE id = t.actor_id)
      AND (t.company_id IS NULL OR EXISTS (SELECT 1 FROM companies WHERE id = t.company_id))
    ON CONFLICT DO NOTHING`);
  await tx.delete(removedEvents).where(eq(removedEvents.eventId, eventId));
}

/** An event that can be brought back no more. */
export interface ForgottenEvent {
  createdBy: string;
  image: string | null;
  name: string;
  location: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** IANA name of the zone of its place. */
  timeZone: string;
  startsAt: Date;
  /** Whether there was something left of it to come to when it was removed. */
  wasAhead: boolean;
  /** Those who wanted to come and are told nothing else of it. */
  attendees: { email: string; firstName: string }[];
}

/** Events that can be brought back no more, to be forgotten by this transaction alone. */
export const takeForgotten = (tx: Transaction, minutes: number): Promise<ForgottenEvent[]> =>
  takeThose(tx, lt(removedEvents.removedAt, sql`now() - ${minutes} * interval '1 minute'`));

/** Events that a member has put aside, to be forgotten at once. */
export const takeForgottenOf = (tx: Transaction, userId: string): Promise<ForgottenEvent[]> =>
  takeThose(tx, eq(removedEvents.createdBy, userId));

async function takeThose(tx: Transaction, which: SQL): Promise<ForgottenEvent[]> {
  const rows = await tx
    .delete(removedEvents)
    .where(which)
    .returning({
      createdBy: removedEvents.createdBy,
      image: removedEvents.image,
      name: sql<string>`${removedEvents.content}->'event'->>'name'`,
      location: sql<string>`${removedEvents.content}->'event'->>'location'`,
      country: sql<string | null>`${removedEvents.content}->'event'->>'country'`,
      timeZone: sql<string>`${removedEvents.content}->'event'->>'time_zone'`,
      startsAt: sql<string>`${removedEvents.content}->'event'->>'starts_at'`,
      wasAhead: sql<boolean>`(${removedEvents.content}->'event'->>'ends_at')::timestamptz > ${removedEvents.removedAt}`,
      goers: sql<string[]>`(
        SELECT coalesce(jsonb_agg(v->>'user_id'), '[]') FROM jsonb_array_elements(${removedEvents.content}->'votes') v
        WHERE v->>'vote' IN ('Going', 'Interested') AND v->>'user_id' <> ${removedEvents.createdBy}::text)`,
    });
  return Promise.all(
    rows.map(async ({ goers, startsAt, ...event }) => ({
      ...event,
      startsAt: new Date(startsAt),
      attendees: goers.length === 0 ? [] : await findAddresses(tx, goers),
    })),
  );
}

/** The address that a member wants mails at. @see GAP-008 */
const PREFERRED = sql<string>`
  CASE ${users.preferredEmail} WHEN 2 THEN coalesce(${users.secondaryEmail}, ${users.email}) ELSE ${users.email} END`;

const findAddresses = (tx: Transaction, ids: string[]) =>
  tx
    .select({ email: PREFERRED, firstName: users.firstName })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.isActive, true)));
