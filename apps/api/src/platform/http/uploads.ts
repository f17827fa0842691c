import { randomUUID } from 'node:crypto';
import { constants, type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config';
import { RateLimitedError, UnavailableError } from '../errors';
import { makeFolder } from '../storage/owner-only';
import { type ScannerPlace, scanFile } from './scan-file';

/** Retry-After for a member whose uploads take too much space, in seconds. */
const RETRY_S = 30;

/** Maximum bytes of received files in memory, across calls. */
const MEMORY_BYTES = 128 * 2 ** 20;

/** Stores uploads in the data folder: the system's temporary folder may be in memory. */
export const openUploads = ({
  dataDir,
  uploads,
  scanner,
}: Pick<Config, 'dataDir' | 'uploads' | 'scanner'>): Uploads =>
  new Uploads(join(dataDir, 'incoming'), uploads, scanner);

/** A file of a body on disk. */
export interface SpooledFile {
  length: number;
  /** Reads and scans the whole file. Call after {@link Upload.takeMemory}. */
  load(): Promise<Buffer>;
}

/**
 * Stores files of bodies on disk while they arrive, so that neither slow nor large uploads take memory.
 *
 * Files are unlinked right after creation: closing the handle, or the end of the process, deletes them.
 */
export class Uploads {
  private readonly held = new Map<string, number>();
  private readonly waiting: { bytes: number; onTurn: () => void }[] = [];
  private bytes = 0;
  private inMemory = 0;
  private isFolderMade = false;

  constructor(
    private readonly folder: string,
    private readonly limits: Config['uploads'],
    /** Null if files are not scanned. */
    readonly scanner: ScannerPlace | null,
  ) {}

  /** Bytes currently stored. */
  get heldBytes(): number {
    return this.bytes;
  }

  /** Starts storing the files of one body. @param owner Whose quota counts. */
  begin(owner: string): Upload {
    return new Upload(this, owner);
  }

  /** @throws {RateLimitedError} @throws {UnavailableError} above a quota. */
  take(owner: string, bytes: number): void {
    const own = (this.held.get(owner) ?? 0) + bytes;
    if (own > this.limits.memberBytes) throw new RateLimitedError(RETRY_S);
    if (this.bytes + bytes > this.limits.processBytes) throw new UnavailableError('overloaded');
    this.held.set(owner, own);
    this.bytes += bytes;
  }

  giveBack(owner: string, bytes: number): void {
    const left = (this.held.get(owner) ?? 0) - bytes;
    if (left > 0) this.held.set(owner, left);
    else this.held.delete(owner);
    this.bytes -= bytes;
  }

  /** Waits for memory. @returns A function that releases it. */
  async takeMemory(bytes: number): Promise<() => void> {
    // A request for more than the total gets all of it.
    const taken = Math.min(bytes, MEMORY_BYTES);
    if (this.waiting.length > 0 || this.inMemory + taken > MEMORY_BYTES) {
      await new Promise<void>((onTurn) => this.waiting.push({ bytes: taken, onTurn }));
    } else {
      this.inMemory += taken;
    }
    return () => {
      this.inMemory -= taken;
      for (
        let [next] = this.waiting;
        next && this.inMemory + next.bytes <= MEMORY_BYTES;
        [next] = this.waiting
      ) {
        this.waiting.shift();
        this.inMemory += next.bytes;
        next.onTurn();
      }
    };
  }

  /** Opens a nameless file for reading and writing. */
  async openFile(): Promise<FileHandle> {
    if (!this.isFolderMade) {
      makeFolder(this.folder);
      this.isFolderMade = true;
    }
    const path = join(this.folder, randomUUID());
    const handle = await open(path, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL, 0o600);
    await rm(path);
    return handle;
  }
}

/** The files of one body. */
export class Upload {
  private readonly handles = new Set<FileHandle>();
  private bytes = 0;
  private isReleased = false;
  private releaseMemory: (() => void) | undefined;

  constructor(
    private readonly uploads: Uploads,
    private readonly owner: string,
  ) {}

  /**
   * Stores a stream.
   *
   * @param check Receives the bytes so far; throws above a limit.
   * @throws What the stream fails with, and what {@link Uploads.take} throws.
   */
  async keep(stream: Readable, check: (length: number) => void): Promise<SpooledFile> {
    const handle = await this.uploads.openFile();
    this.handles.add(handle);
    if (this.isReleased) await this.close();
    let length = 0;
    // An unread stream is kept intact: its request must still be answered.
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      check(length + chunk.length);
      this.uploads.take(this.owner, chunk.length);
      this.bytes += chunk.length;
      for (let at = 0; at < chunk.length; ) {
        const { bytesWritten } = await handle.write(chunk, at, chunk.length - at, length + at);
        at += bytesWritten;
      }
      length += chunk.length;
    }
    const load = async () => {
      const bytes = await readWhole(handle, length);
      if (this.uploads.scanner) await scanFile(this.uploads.scanner, bytes);
      return bytes;
    };
    return { length, load };
  }

  /** Waits until all files fit into memory. */
  async takeMemory(): Promise<void> {
    if (this.bytes > 0) this.releaseMemory = await this.uploads.takeMemory(this.bytes);
  }

  /** Deletes the files. */
  async release(): Promise<void> {
    if (this.isReleased) return;
    this.isReleased = true;
    this.releaseMemory?.();
    await this.close();
    this.uploads.giveBack(this.owner, this.bytes);
  }

  private async close(): Promise<void> {
    const handles = [...this.handles];
    this.handles.clear();
    await Promise.allSettled(handles.map((handle) => handle.close()));
  }
}

async function readWhole(handle: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  for (let at = 0; at < length; ) {
    const { bytesRead } = await handle.read(bytes, at, length - at, at);
    if (bytesRead === 0) throw new Error('A file of a form has become shorter.');
    at += bytesRead;
  }
  return bytes;
}
