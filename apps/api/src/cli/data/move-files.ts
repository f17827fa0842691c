import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FileStorage } from '../../platform/storage/storage';
import { UsageError } from '../run-command';

/** Result of moving the files of a folder. */
export interface MovedFiles {
  /** Files copied now. */
  copied: number;
  bytes: number;
  /** Files that existed already with the same size. */
  there: number;
}

/**
 * Copies every file that is missing or incomplete at the target. Each copy is read back and verified by hash. Existing
 * files are not read again, so that an interrupted move can be resumed.
 *
 * @throws {UsageError} If a copy differs from its source; the copy is deleted.
 */
export async function moveFiles(from: FileStorage, to: FileStorage): Promise<MovedFiles> {
  const moved: MovedFiles = { copied: 0, bytes: 0, there: 0 };
  for await (const name of from.names()) {
    const bytes = await from.lengthOf(name);
    if (await has(to, name, bytes)) {
      moved.there += 1;
      continue;
    }
    // A file that is being uploaded has grown since it was copied.
    await to.remove(name);
    const source = createHash('sha256');
    await to.put(name, hashing(await from.read(name), source));
    const copy = createHash('sha256');
    for await (const _chunk of hashing(await to.read(name), copy));
    if (source.digest('hex') !== copy.digest('hex')) {
      await to.remove(name);
      throw new UsageError(`The copy of ${name} differs from the file. Run the command again to continue.`);
    }
    moved.copied += 1;
    moved.bytes += bytes;
  }
  return moved;
}

/** True if the storage has the complete file. An empty file is detected by reading, as a missing one has no size. */
async function has(storage: FileStorage, name: string, bytes: number): Promise<boolean> {
  if (bytes > 0) return (await storage.lengthOf(name)) === bytes;
  const found = await storage.read(name).catch(() => null);
  found?.destroy();
  return found !== null && (await storage.lengthOf(name)) === 0;
}

async function* hashing(stream: Readable, hash: ReturnType<typeof createHash>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    yield chunk;
  }
}
