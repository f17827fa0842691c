import { createHash } from 'node:crypto';
import type { Database, Transaction } from '../db/database';
import { transact } from '../db/transact';
import { ConflictError, IdempotencyKeyReusedError } from '../errors';
import type { ParsedBody } from './body';
import type { AnyReply } from './call';
import {
  findStoredResponse,
  type IdempotencyKey,
  lockKey,
  type StoredResponse,
  storeResponse,
} from './idempotency.repository';

/** A request that carries an `Idempotency-Key`. */
export interface KeyedRequest extends IdempotencyKey {
  requestHash: string;
}

/**
 * Fingerprints a request: its meaning, not its encoding.
 *
 * @param path Path parameters.
 */
export function hashRequest(path: unknown, query: unknown, body: ParsedBody): string {
  const hash = createHash('sha256').update(sortedJson([path, query, body.fields ?? null]));
  for (const [field, file] of Object.entries(body.files).sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`\n${field} ${file.bytes.length}\n`).update(file.bytes);
  }
  return hash.digest('hex');
}

/** Serializes JSON independently of the order of fields. */
const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** Stores replies by `Idempotency-Key` and runs a creating call once per key. @see GAP-103 */
export class IdempotencyStore {
  // The embedded database has one connection: a second transaction would wait instead of failing.
  private readonly running = new Set<string>();

  constructor(private readonly db: Database) {}

  /**
   * Returns the stored reply of a request, if any.
   *
   * @throws {IdempotencyKeyReusedError} when another request used the key.
   */
  async find(request: KeyedRequest): Promise<AnyReply | null> {
    return replyOf(request, await findStoredResponse(this.db, request));
  }

  /**
   * Runs the work and stores its reply in one transaction.
   *
   * @throws {ConflictError} while the same request is in progress.
   */
  async once<Reply extends AnyReply>(
    request: KeyedRequest | null,
    work: (tx: Transaction) => Promise<Reply>,
  ): Promise<Reply> {
    if (!request) return transact(this.db, work);
    const name = JSON.stringify([request.userId, request.operation, request.key]);
    if (this.running.has(name)) throw new ConflictError('idempotency_in_progress');
    this.running.add(name);
    try {
      return await transact(this.db, async (tx) => {
        if (!(await lockKey(tx, request))) throw new ConflictError('idempotency_in_progress');
        const kept = replyOf(request, await findStoredResponse(tx, request));
        // The stored reply was returned by this same call.
        if (kept) return kept as Reply;
        const reply = await work(tx);
        await storeResponse(tx, request, {
          requestHash: request.requestHash,
          status: reply.status,
          json: reply.json,
        });
        return reply;
      });
    } finally {
      this.running.delete(name);
    }
  }
}

function replyOf({ requestHash }: KeyedRequest, kept: StoredResponse | null): AnyReply | null {
  if (!kept) return null;
  if (kept.requestHash !== requestHash) throw new IdempotencyKeyReusedError();
  return { status: kept.status, json: kept.json };
}
