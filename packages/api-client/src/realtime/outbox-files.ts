// Programs without a DOM read this source for its types.
/// <reference lib="dom" />

/** Where the bytes of files wait that were not sent yet, by the ids of their messages. */
export interface FileKeeper {
  /** @returns Whether it is kept over a reload. */
  put(id: string, file: File): Promise<boolean>;
  /** @returns Null for one that is not there. */
  get(id: string): Promise<File | null>;
  remove(id: string): Promise<void>;
}

const DATABASE = 'millrace.outbox';
const FILES = 'files';

/** Files of the browser's own database. Where it keeps nothing, nothing is kept, and that is told. */
export function browserFiles(): FileKeeper {
  let opening: Promise<IDBDatabase> | null = null;
  const withFiles = async <T>(
    mode: IDBTransactionMode,
    work: (files: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | null> => {
    try {
      opening ??= open();
      const database = await opening;
      return await done(work(database.transaction(FILES, mode).objectStore(FILES)));
    } catch {
      // Tried anew the next time: a private window refuses for good, a full disk does not.
      opening = null;
      return null;
    }
  };
  return {
    put: async (id, file) => (await withFiles('readwrite', (files) => files.put(file, id))) !== null,
    get: async (id) => {
      const kept = await withFiles<unknown>('readonly', (files) => files.get(id));
      return kept instanceof File ? kept : null;
    },
    remove: async (id) => {
      await withFiles('readwrite', (files) => files.delete(id));
    },
  };
}

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(FILES);
  const database = await done(opening);
  // Whoever signs out has it deleted, which would wait for every tab otherwise.
  database.onversionchange = () => database.close();
  return database;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
