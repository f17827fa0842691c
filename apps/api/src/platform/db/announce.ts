import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database';

/** What API processes hear of each other's changes on. The trigger `sessions_ended` names it too. */
export const REALTIME_CHANNEL = 'millrace_realtime';

/** What changed, by ids only: whoever wants to know more reads it. */
export type RealtimeEvent =
  /** `to` names the members of a room of several, whose id does not. */
  | { type: 'message'; chatId: string; number: number; to?: readonly string[] }
  | { type: 'read'; chatId: string; userId: string; to?: readonly string[] }
  | { type: 'typing'; chatId: string; userId: string; to?: readonly string[] }
  | { type: 'session'; sessionId: string }
  /** Members were told something: whom, and the id of the notification. */
  | { type: 'notification'; told: readonly NotificationRef[] }
  /** Notifications of these members were retracted. */
  | { type: 'notificationsRetracted'; userIds: readonly string[] }
  | { type: 'notificationsRead'; userId: string };

/** A member, and the id of a notification of theirs. */
export type NotificationRef = readonly [userId: string, notificationId: string];

/** Payloads of `NOTIFY` hold 8,000 bytes; so many pairs of ids are well below that. */
const IDS_AT_ONCE = 80;

/**
 * Tells all API processes once the transaction is committed, and nobody if it is not.
 *
 * @param payload A `RealtimeEvent` as JSON.
 */
export const announcing = (payload: SQL): SQL => sql`pg_notify(${REALTIME_CHANNEL}, ${payload})`;

/** Tells all API processes of an event; in a transaction once that is committed. */
export async function announce(db: Database | Transaction, event: RealtimeEvent): Promise<void> {
  await db.execute(sql`SELECT ${announcing(sql`${JSON.stringify(event)}`)}`);
}

/** Publishes notifications, as `announce` does, however many members they went to. */
export async function publishNotifications(tx: Transaction, told: readonly NotificationRef[]): Promise<void> {
  for (const some of chunksOf(told)) await announce(tx, { type: 'notification', told: some });
}

/** Publishes which members had notifications retracted, as `announce` does. */
export async function publishRetraction(tx: Transaction, userIds: readonly string[]): Promise<void> {
  for (const some of chunksOf(userIds)) await announce(tx, { type: 'notificationsRetracted', userIds: some });
}

const chunksOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / IDS_AT_ONCE) }, (_, at) =>
    all.slice(at * IDS_AT_ONCE, (at + 1) * IDS_AT_ONCE),
  );

const TYPES: ReadonlySet<unknown> = new Set<RealtimeEvent['type']>([
  ...(['message', 'read', 'typing', 'session'] as const),
  ...(['notification', 'notificationsRetracted', 'notificationsRead'] as const),
]);

/** Reads what was announced; null for what is none of ours, or what only a newer process says. */
export function readEvent(payload: string): RealtimeEvent | null {
  try {
    const event = JSON.parse(payload) as { type?: unknown };
    return TYPES.has(event.type) ? (event as RealtimeEvent) : null;
  } catch {
    return null;
  }
}
