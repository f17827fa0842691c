import { and, eq, lt, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../db/database';
import { idempotencyKeys } from '../db/schema';

/** Which request: a key means nothing beyond its user and call. */
export interface IdempotencyKey {
  userId: string;
  operation: string;
  key: string;
}

/** A reply that was given. */
export interface StoredResponse {
  requestHash: string;
  status: number;
  json: unknown;
}

/** The reply that was given to a key, if any. */
export async function findStoredResponse(
  db: Database | Transaction,
  at: IdempotencyKey,
): Promise<StoredResponse | null> {
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
export async function storeResponse(
  tx: Transaction,
  at: IdempotencyKey,
  reply: StoredResponse,
): Promise<void> {
  await tx
    .insert(idempotencyKeys)
    .values({ ...at, requestHash: reply.requestHash, status: reply.status, reply: reply.json });
}

/** Takes the key until the transaction ends. @returns False while another transaction has it. */
export async function lockKey(tx: Transaction, { userId, operation, key }: IdempotencyKey): Promise<boolean> {
  const name = JSON.stringify([userId, operation, key]);
  const [row] = await rowsOf<{ taken: boolean }>(
    tx,
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS taken`,
  );
  return row?.taken ?? false;
}

/** Forgets replies that are more than a day old. */
export async function purgeExpiredReplies(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`));
}
