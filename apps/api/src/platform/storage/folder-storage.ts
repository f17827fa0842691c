import { existsSync } from 'node:fs';
import { constants, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../db/ids';
import { type FileStorage, isFileName, NoSuchFileError, requireFileName } from './storage';

/** Stores files in a folder, spread over subfolders: file systems are slow with 100,000 files in one. */
export function folderStorage(folder: string): FileStorage {
  const pathOf = (name: string): string => join(folder, requireFileName(name).slice(0, 2), name);
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      // Atomic: concurrent readers see the whole file or none.
      const draft = `${path}.${newId()}`;
      try {
        await writeFile(draft, bytes, { flag: 'wx' });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async read(name, part) {
      // Opened first, so that a missing file fails here and not in the middle of the reply.
      const handle = await open(pathOf(name), 'r').catch((error: unknown) => {
        throw isMissing(error) ? new NoSuchFileError(name, { cause: error }) : error;
      });
      return handle.createReadStream(part);
    },
    async append(name, stream, at) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      const handle = await open(path, constants.O_WRONLY | constants.O_CREAT);
      let end = at;
      try {
        for await (const chunk of stream as AsyncIterable<Uint8Array>) {
          await handle.write(chunk, 0, chunk.length, end);
          end += chunk.length;
        }
      } finally {
        await handle.close();
      }
      return end;
    },
    async overwrite(name, patches) {
      const handle = await open(pathOf(name), 'r+');
      try {
        for (const { at, bytes } of patches) await handle.write(bytes, 0, bytes.length, at);
      } finally {
        await handle.close();
      }
    },
    async lengthOf(name) {
      try {
        return (await stat(pathOf(name))).size;
      } catch (error) {
        if (isMissing(error)) return 0;
        throw error;
      }
    },
    async *names() {
      if (!existsSync(folder)) return;
      for await (const part of await opendir(folder)) {
        if (!part.isDirectory()) continue;
        for await (const { name } of await opendir(join(folder, part.name))) if (isFileName(name)) yield name;
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
