import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database';

/** Channel on which API processes announce changes to each other. The trigger `sessions_ended` names it too. */
export const REALTIME_CHANNEL = 'millrace_realtime';

/** An announced change, by ids only; receivers read the rest. */
export type RealtimeEvent =
  /** `to` names the members of a room of several, whose id does not. */
  | { type: 'message'; chatId: string; number: number; to?: readonly string[] }
  | { type: 'read'; chatId: string; userId: string; to?: readonly string[] }
  | { type: 'typing'; chatId: string; userId: string; to?: readonly string[] }
  | { type: 'session'; sessionId: string }
  /** New notifications: recipients and notification ids. */
  | { type: 'notification'; told: readonly NotificationRef[] }
  /** Members whose notifications were retracted. */
  | { type: 'notificationsRetracted'; userIds: readonly string[] }
  | { type: 'notificationsRead'; userId: string };

/** A member and the id of a notification. */
export type NotificationRef = readonly [userId: string, notificationId: string];

/** Pairs of ids per message: `NOTIFY` payloads are limited to 8,000 bytes. */
const IDS_AT_ONCE = 80;

/**
 * Notifies all API processes once the transaction commits.
 *
 * @param payload A `RealtimeEvent` as JSON.
 */
export const announcing = (payload: SQL): SQL => sql`pg_notify(${REALTIME_CHANNEL}, ${payload})`;

/** Notifies all API processes of an event; inside a transaction, once it commits. */
export async function announce(db: Database | Transaction, event: RealtimeEvent): Promise<void> {
  await db.execute(sql`SELECT ${announcing(sql`${JSON.stringify(event)}`)}`);
}

/** Announces notifications in as many messages as their recipients need. */
export async function publishNotifications(tx: Transaction, told: readonly NotificationRef[]): Promise<void> {
  for (const some of chunksOf(told)) await announce(tx, { type: 'notification', told: some });
}

/** Announces which members had notifications retracted. */
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

/** Parses an announcement; null for an unknown one, such as of a newer process. */
export function readEvent(payload: string): RealtimeEvent | null {
  try {
    const event = JSON.parse(payload) as { type?: unknown };
    return TYPES.has(event.type) ? (event as RealtimeEvent) : null;
  } catch {
    return null;
  }
}
