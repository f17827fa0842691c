// Programs without a DOM read this source for its types.
/// <reference lib="dom" />
import type { components } from '../types';

type VideoUpload = components['schemas']['VideoUpload'];

const PREFIX = 'millrace.video.';

/** Fallback in memory if the browser refuses storage. */
const ofThisPage = new Map<string, string>();

/** Stores the state of an upload, so that it can be resumed after a reload. */
export function keepUpload(baseUrl: string, file: File, upload: VideoUpload): void {
  const key = uploadKey(baseUrl, file);
  const text = JSON.stringify(upload);
  ofThisPage.set(key, text);
  inStorage((storage) => {
    for (const known of Object.keys(storage)) {
      if (known.startsWith(PREFIX) && !goodUpload(storage.getItem(known))) storage.removeItem(known);
    }
    storage.setItem(key, text);
  });
}

/** Returns the stored upload of the same file until it expires on the server; else null. */
export function keptUpload(baseUrl: string, file: File): VideoUpload | null {
  const key = uploadKey(baseUrl, file);
  return goodUpload(ofThisPage.get(key) ?? inStorage((storage) => storage.getItem(key)) ?? null);
}

/** Deletes the stored state of an upload. */
export function forgetUpload(baseUrl: string, file: File): void {
  const key = uploadKey(baseUrl, file);
  ofThisPage.delete(key);
  inStorage((storage) => storage.removeItem(key));
}

/** Returns a key that identifies a file by the metadata that browsers expose. */
const uploadKey = (baseUrl: string, { name, size, type, lastModified }: File): string =>
  `${PREFIX}${[baseUrl, size, lastModified, type, name].join(' ')}`;

function goodUpload(text: string | null): VideoUpload | null {
  try {
    const upload: unknown = text && JSON.parse(text);
    return isUpload(upload) && Date.parse(upload.expires_at) > Date.now() ? upload : null;
  } catch {
    return null;
  }
}

const isUpload = (value: unknown): value is VideoUpload =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'upload_url', 'store', 'expires_at'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  );

/** Runs work on `localStorage`, if there is one: browsers may refuse storage, and servers have none. */
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return typeof localStorage === 'undefined' ? undefined : work(localStorage);
  } catch {
    return undefined;
  }
}
