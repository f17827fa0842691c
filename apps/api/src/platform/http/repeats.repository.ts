import { and, eq, lt, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../db/database';
import { idempotencyKeys } from '../db/schema';

/** Which request: a key means nothing beyond its user and call. */
export interface RepeatKey {
  userId: string;
  operation: string;
  key: string;
}

/** A reply that was given. */
export interface KeptReply {
  requestHash: string;
  status: number;
  json: unknown;
}

/** The reply that was given to a key, if any. */
export async function findKeptReply(db: Database | Transaction, at: RepeatKey): Promise<KeptReply | null> {
  const [row] = await db
    .select({
      requestHash: idempotencyKeys.requestHash,
      status: idempotencyKeys.status,
      json: idempotencyKeys.reply,
    })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, at.userId),
        eq(idempotencyKeys.operation, at.operation),
        eq(idempotencyKeys.key, at.key),
      ),
    );
  return row ?? null;
}

/** Keeps the reply to a key, in the transaction that did the work. */
export async function keepReply(tx: Transaction, at: RepeatKey, reply: KeptReply): Promise<void> {
  await tx
    .insert(idempotencyKeys)
    .values({ ...at, requestHash: reply.requestHash, status: reply.status, reply: reply.json });
}

/** Takes the key until the transaction ends. @returns False while another transaction has it. */
export async function takeKey(tx: Transaction, { userId, operation, key }: RepeatKey): Promise<boolean> {
  const name = JSON.stringify([userId, operation, key]);
  const [row] = await rowsOf<{ taken: boolean }>(
    tx,
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS taken`,
  );
  return row?.taken ?? false;
}

/** Forgets replies that are more than a day old. */
export async function forgetOldReplies(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`));
}
