import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FileStorage } from '../../platform/storage/storage';
import { UsageError } from '../run-command';

/** What became of the files of a folder. */
export interface MovedFiles {
  /** Those that were copied now. */
  copied: number;
  bytes: number;
  /** Those that were there already, as long as in the folder. */
  there: number;
}

/**
 * Copies every file that the other place does not have in its full length. Each copy is read back and compared by its
 * hash; what was copied before is not read again, so that a move that was broken off goes on where it was.
 *
 * @throws {UsageError} where a copy is not what it was copied from; it is taken away again.
 */
export async function moveFiles(from: FileStorage, to: FileStorage): Promise<MovedFiles> {
  const moved: MovedFiles = { copied: 0, bytes: 0, there: 0 };
  for await (const name of from.names()) {
    const bytes = await from.lengthOf(name);
    if (await has(to, name, bytes)) {
      moved.there += 1;
      continue;
    }
    // What is still being sent has grown since it was copied.
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

/** An empty file is as long as none. */
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
