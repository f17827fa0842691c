// Programs without a DOM read this source for its types.
/// <reference lib="dom" />
import { type BrowserStore, browserStore } from '../browser-store';

/** Storage of files that are not sent yet, by message id. */
export type FileKeeper = Pick<BrowserStore<File>, 'put' | 'get' | 'remove'>;

/** Files in IndexedDB. If the browser refuses storage, nothing is stored, and the caller is told. */
export const browserFiles = (): FileKeeper =>
  browserStore('millrace.outbox', (found): found is File => found instanceof File);
