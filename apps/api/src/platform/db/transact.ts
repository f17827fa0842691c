import type { Database, Transaction } from './database';
import { sqlState } from './sql-state';

const ATTEMPTS = 5;

/** Serialization failures and deadlocks: the same transaction succeeds when retried. */
const TRANSIENT = new Set(['40001', '40P01']);

const followUps = new WeakMap<Transaction, (() => void)[]>();

const undoings = new WeakMap<Transaction, (() => Promise<void>)[]>();

/**
 * Runs work in a transaction, and retries it if the database asks for it.
 *
 * @param work May run more than once: it must only touch the database, through `tx`; anything else must be undone by
 * `onRollback`.
 */
export async function transact<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    // The work failed. After a failed commit the outcome is unknown.
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
 * Runs a callback after the transaction commits. The process may die in between, so use it only for hints, never
 * for required work.
 */
export function afterCommit(tx: Transaction, followUp: () => void): void {
  followUps.set(tx, [...(followUps.get(tx) ?? []), followUp]);
}

/** Calls `undo` if the work throws, before a retry. Only inside `transact`. */
export function onRollback(tx: Transaction, undo: () => Promise<void>): void {
  undoings.set(tx, [...(undoings.get(tx) ?? []), undo]);
}
