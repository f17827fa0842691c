import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database';

/** What API processes hear of each other's changes on. The trigger `sessions_ended` names it too. */
export const REALTIME_CHANNEL = 'millrace_realtime';

/** What changed, by ids only: whoever wants to know more reads it. */
export type RealtimeEvent =
  | { type: 'message'; chatId: string; number: number }
  | { type: 'read'; chatId: string; userId: string }
  | { type: 'typing'; chatId: string; userId: string }
  | { type: 'session'; sessionId: string };

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

const TYPES: readonly unknown[] = ['message', 'read', 'typing', 'session'] satisfies RealtimeEvent['type'][];

/** Reads what was announced; null for what is none of ours, or what only a newer process says. */
export function readEvent(payload: string): RealtimeEvent | null {
  try {
    const event = JSON.parse(payload) as { type?: unknown };
    return TYPES.includes(event.type) ? (event as RealtimeEvent) : null;
  } catch {
    return null;
  }
}
