import type { Readable } from 'node:stream';
import type { Transaction } from '../db/database';
import { onRollback } from '../db/transact';

/** Error for a missing file. */
export class NoSuchFileError extends Error {
  constructor(name: string, options?: ErrorOptions) {
    super(`There is no file ${name}.`, options);
  }
}

/** Bytes that overwrite a file from an offset. */
export interface Patch {
  at: number;
  bytes: Uint8Array;
}

/** Storage for members' files under generated names. */
export interface FileStorage {
  /** Stores a file atomically. Names are used once; files are immutable. */
  put(name: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Reads a file, or the bytes from `start` to `end`, both inclusive. @throws {NoSuchFileError} */
  read(name: string, part?: { start: number; end: number }): Promise<Readable>;
  /**
   * Appends a stream to a file at an offset, creating it if missing. Bytes that arrive before a failure are stored.
   * The file must not be read until it is complete.
   *
   * @param at Current size.
   * @returns The new size.
   * @throws What the stream fails with.
   */
  append(name: string, stream: Readable, at: number): Promise<number>;
  /**
   * Overwrites bytes of a file before anybody may read it. The size stays the same; repeating an interrupted call has
   * the same result.
   *
   * @param patches Sorted by offset, without overlap, within the file.
   */
  overwrite(name: string, patches: readonly Patch[]): Promise<void>;
  /** Returns the size of a file in bytes; 0 if missing. */
  lengthOf(name: string): Promise<number>;
  /** Lists all files in no particular order, without incomplete ones. */
  names(): AsyncIterable<string>;
  /** Deletes a file; a missing one is no error. */
  remove(name: string): Promise<void>;
}

const NAME = /^[\w-]+\.\w+$/;

/** Returns true for a valid file name: names are generated. */
export const isFileName = (name: string): boolean => NAME.test(name);

/** @throws For an invalid name, such as one with a path. */
export function requireFileName(name: string): string {
  if (!isFileName(name)) throw new Error(`Not a file's name: ${name}`);
  return name;
}

/** Stores bytes for a record of the transaction; a rollback deletes them. */
export async function putInTransaction(
  tx: Transaction,
  storage: Pick<FileStorage, 'put' | 'remove'>,
  name: string,
  bytes: Buffer,
): Promise<void> {
  onRollback(tx, () => storage.remove(name));
  await storage.put(name, bytes);
}
