import type { Transaction } from '../db/database';
import { ifUndone } from '../db/transact';
import type { FileStorage } from './storage';

/** Stores bytes whose record the transaction writes: they are removed again if that comes to nothing. */
export async function putWith(
  tx: Transaction,
  storage: Pick<FileStorage, 'put' | 'remove'>,
  name: string,
  bytes: Buffer,
): Promise<void> {
  ifUndone(tx, () => storage.remove(name));
  await storage.put(name, bytes);
}
