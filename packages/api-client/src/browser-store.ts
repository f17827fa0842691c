// Programs without a DOM read this source for its types.
/// <reference lib="dom" />

/** What a browser keeps over a reload, by keys. Where it keeps nothing, nothing is kept, and nothing is thrown. */
export interface BrowserStore<Value> {
  /** @returns Whether it is kept. */
  put(key: string, value: Value): Promise<boolean>;
  /** @returns Null for one that is not there. */
  get(key: string): Promise<Value | null>;
  /** All that is there, with their keys. */
  entries(): Promise<[key: string, value: Value][]>;
  remove(key: string): Promise<void>;
}

const OBJECTS = 'files';

/**
 * Keeps values, files among them, in a database of the browser's.
 *
 * @param database Its name. One that begins with `millrace.` is deleted when its member signs out.
 * @param isValue Whether what is found is of the form that is expected: another version may have written it.
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
      // Tried anew the next time: a private window refuses for good, a full disk does not.
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
  // Whoever signs out has it deleted, which would wait for every tab otherwise.
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
