// Programs without a DOM read this source for its types.
/// <reference lib="dom" />
import type { components } from '../types';

type VideoUpload = components['schemas']['VideoUpload'];

const PREFIX = 'millrace.video.';

/** Where a browser keeps nothing, what was begun in this page is known all the same. */
const ofThisPage = new Map<string, string>();

/** Keeps how a file is being sent, so that it goes on after a reload. */
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

/** How the same file was being sent, as long as the server keeps that; else null. */
export function keptUpload(baseUrl: string, file: File): VideoUpload | null {
  const key = uploadKey(baseUrl, file);
  return goodUpload(ofThisPage.get(key) ?? inStorage((storage) => storage.getItem(key)) ?? null);
}

/** Forgets how a file was being sent. */
export function forgetUpload(baseUrl: string, file: File): void {
  const key = uploadKey(baseUrl, file);
  ofThisPage.delete(key);
  inStorage((storage) => storage.removeItem(key));
}

/** The same file, as far as a browser tells. */
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

/** Browsers may refuse to keep anything, and servers have nowhere to. */
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return typeof localStorage === 'undefined' ? undefined : work(localStorage);
  } catch {
    return undefined;
  }
}
