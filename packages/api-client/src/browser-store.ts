// Programs without a DOM read this source for its types.
/// <reference lib="dom" />

/** Key-value store that survives a reload. If the browser refuses storage, it stores nothing and does not throw. */
export interface BrowserStore<Value> {
  /** @returns False if it could not be stored. */
  put(key: string, value: Value): Promise<boolean>;
  /** @returns Null if there is no such key. */
  get(key: string): Promise<Value | null>;
  /** All entries with their keys. */
  entries(): Promise<[key: string, value: Value][]>;
  remove(key: string): Promise<void>;
}

const OBJECTS = 'files';

/**
 * Stores values, including files, in IndexedDB.
 *
 * @param database Name. One that begins with `millrace.` is deleted when its member signs out.
 * @param isValue Validates stored values, which another version may have written.
 */
export function browserStore<Value>(
  database: string,
  isValue: (found: unknown) => found is Value,
): BrowserStore<Value> {
  let opening: Promise<IDBDatabase> | null = null;
  const withObjects = async <T>(
    mode: IDBTransactionMode,
    work: (objects: IDBObjectStore) => Promise<T>,
  ): Promise<T | null> => {
    try {
      opening ??= open(database, () => {
        opening = null;
      });
      const opened = await opening;
      return await work(opened.transaction(OBJECTS, mode).objectStore(OBJECTS));
    } catch {
      // Retried on the next call: a private window always refuses, but a full disk may not.
      opening = null;
      return null;
    }
  };
  return {
    put: async (key, value) =>
      (await withObjects('readwrite', (objects) => done(objects.put(value, key)))) !== null,
    get: async (key) => {
      const found = await withObjects<unknown>('readonly', (objects) => done(objects.get(key)));
      return isValue(found) ? found : null;
    },
    entries: async () => {
      const found = await withObjects('readonly', (objects) =>
        Promise.all([done(objects.getAllKeys()), done<unknown[]>(objects.getAll())]),
      );
      const [keys, values] = found ?? [[], []];
      return keys.flatMap((key, at): [string, Value][] => {
        const value = values[at];
        return isValue(value) ? [[String(key), value]] : [];
      });
    },
    remove: async (key) => {
      await withObjects('readwrite', (objects) => done(objects.delete(key)));
    },
  };
}

async function open(name: string, onClosed: () => void): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(OBJECTS);
  const database = await done(opening);
  // Closes so that deleting the database at sign-out does not wait for this tab.
  database.onversionchange = () => {
    database.close();
    onClosed();
  };
  return database;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
