import type { Transaction } from '../db/database';
import { onRollback } from '../db/transact';
import type { FileStorage } from './storage';

/** Stores bytes whose record the transaction writes: they are removed again on rollback. */
export async function putInTransaction(
  tx: Transaction,
  storage: Pick<FileStorage, 'put' | 'remove'>,
  name: string,
  bytes: Buffer,
): Promise<void> {
  onRollback(tx, () => storage.remove(name));
  await storage.put(name, bytes);
}
