import { and, eq, lt, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../db/database';
import { idempotencyKeys } from '../db/schema';

/** Identifies a request: keys are scoped to a user and an operation. */
export interface IdempotencyKey {
  userId: string;
  operation: string;
  key: string;
}

/** A stored reply. */
export interface StoredResponse {
  requestHash: string;
  status: number;
  json: unknown;
}

/** Returns the stored reply of a key, if any. */
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

/** Stores the reply of a key in the transaction of the work. */
export async function storeResponse(
  tx: Transaction,
  at: IdempotencyKey,
  reply: StoredResponse,
): Promise<void> {
  await tx
    .insert(idempotencyKeys)
    .values({ ...at, requestHash: reply.requestHash, status: reply.status, reply: reply.json });
}

/** Locks the key until the transaction ends. @returns False while another transaction holds it. */
export async function lockKey(tx: Transaction, { userId, operation, key }: IdempotencyKey): Promise<boolean> {
  const name = JSON.stringify([userId, operation, key]);
  const [row] = await rowsOf<{ taken: boolean }>(
    tx,
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS taken`,
  );
  return row?.taken ?? false;
}

/** Deletes replies older than a day. */
export async function purgeExpiredReplies(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`));
}
