import type { Readable } from 'node:stream';

/** Where members' files are kept, by names of our own making. */
export interface FileStorage {
  /** Keeps a file. A name is used once, as files never change. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Reads a file, or the bytes from `start` to `end`, both counted in. @throws When there is no such file. */
  read(name: string, part?: { start: number; end: number }): Promise<Readable>;
  /** Forgets a file; one that is not there is no error. */
  remove(name: string): Promise<void>;
}
