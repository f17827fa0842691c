import type { Database, Transaction } from './database';

const ATTEMPTS = 5;

/** PostgreSQL ended the transaction for another's sake; the same work done again will pass. */
const TRANSIENT = new Set(['40001', '40P01']);

const followUps = new WeakMap<Transaction, (() => void)[]>();

const undoings = new WeakMap<Transaction, (() => Promise<void>)[]>();

/**
 * Does all of the work or none, and again where the database asks for it.
 *
 * @param work May run more than once: it touches nothing but the database, and only through `tx`; what else it must touch
 *   is made good by `onRollback`.
 */
export async function transact<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    // The transaction whose work is not done: where the commit itself fails, nobody knows what became of it.
    let undone: Transaction | null = null;
    try {
      const { result, tx } = await db.transaction(async (tx) => {
        undone = tx;
        const result = await work(tx);
        undone = null;
        return { result, tx };
      });
      for (const followUp of followUps.get(tx) ?? []) followUp();
      return result;
    } catch (error) {
      if (undone) await Promise.allSettled((undoings.get(undone) ?? []).map((undo) => undo()));
      if (attempt === ATTEMPTS || !TRANSIENT.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/**
 * Does something small once the transaction has been committed, and never if it was not. Only those of `transact` tell;
 * so it may be a nudge, but nothing that must happen.
 */
export function afterCommit(tx: Transaction, followUp: () => void): void {
  followUps.set(tx, [...(followUps.get(tx) ?? []), followUp]);
}

/** Calls `undo` on rollback: if the work of the transaction throws, before it is done again. Only those of `transact` tell. */
export function onRollback(tx: Transaction, undo: () => Promise<void>): void {
  undoings.set(tx, [...(undoings.get(tx) ?? []), undo]);
}

/** The five-letter code of a database error, wherever it is wrapped. @see https://www.postgresql.org/docs/current/errcodes-appendix.html */
export function sqlState(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code;
  }
  return null;
}
