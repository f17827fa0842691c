import type { Readable } from 'node:stream';
import type { Transaction } from '../db/database';
import { onRollback } from '../db/transact';

/** A file is asked for that is not there. */
export class NoSuchFileError extends Error {
  constructor(name: string, options?: ErrorOptions) {
    super(`There is no file ${name}.`, options);
  }
}

/** Bytes that take the place of as many others, from a byte of a file on. */
export interface Patch {
  at: number;
  bytes: Uint8Array;
}

/** Where members' files are kept, by names of our own making. */
export interface FileStorage {
  /** Keeps a file: whole, or not at all. A name is used once, as files never change. */
  put(name: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Reads a file, or the bytes from `start` to `end`, both counted in. @throws {NoSuchFileError} */
  read(name: string, part?: { start: number; end: number }): Promise<Readable>;
  /**
   * Adds to a file what arrives, from a byte on, and makes it if it is not there. What arrived before the stream failed
   * is kept. Until nothing more is added the file is nobody's to read.
   *
   * @param at How much there is already.
   * @returns How much there is then.
   * @throws What the stream failed with.
   */
  append(name: string, stream: Readable, at: number): Promise<number>;
  /**
   * Writes over bytes of a file, before it is anybody's to read. A file stays as long as it is; done again after it was
   * broken off, it ends the same.
   *
   * @param patches In the order of their bytes, none over another, none beyond the end.
   */
  overwrite(name: string, patches: readonly Patch[]): Promise<void>;
  /** How many bytes a file has; 0 when there is none. */
  lengthOf(name: string): Promise<number>;
  /** The names of all files, in no order; what `put` has not kept whole yet is left out. */
  names(): AsyncIterable<string>;
  /** Forgets a file; one that is not there is no error. */
  remove(name: string): Promise<void>;
}

const NAME = /^[\w-]+\.\w+$/;

/** Whether a file may be called so: names are of our own making. */
export const isFileName = (name: string): boolean => NAME.test(name);

/** @throws When it is none: one that leads elsewhere never was ours. */
export function requireFileName(name: string): string {
  if (!isFileName(name)) throw new Error(`Not a file's name: ${name}`);
  return name;
}

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
