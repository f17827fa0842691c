import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../db/ids';
import type { FileStorage } from './storage';

/** Keeps files in a folder, spread over subfolders, as few systems like a hundred thousand files in one. */
export function folderStorage(folder: string): FileStorage {
  const pathOf = (name: string): string => {
    // Names are ours; one that leads elsewhere never was.
    if (!/^[\w-]+\.\w+$/.test(name)) throw new Error(`Not a file's name: ${name}`);
    return join(folder, name.slice(0, 2), name);
  };
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      // Whoever reads meanwhile finds all of the file or nothing.
      const draft = `${path}.${newId()}`;
      await writeFile(draft, bytes, { flag: 'wx' });
      await rename(draft, path);
    },
    async read(name, part) {
      // Opened first, so that a missing file fails here and not in the middle of the reply.
      const handle = await open(pathOf(name), 'r');
      return handle.createReadStream(part);
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
  };
}
