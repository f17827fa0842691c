// Programs without a DOM read this source for its types.
/// <reference lib="dom" />
import { type BrowserStore, browserStore } from '../browser-store';

/** Where the bytes of files wait that were not sent yet, by the ids of their messages. */
export type FileKeeper = Pick<BrowserStore<File>, 'put' | 'get' | 'remove'>;

/** Files of the browser's own database. Where it keeps nothing, nothing is kept, and that is told. */
export const browserFiles = (): FileKeeper =>
  browserStore('millrace.outbox', (found): found is File => found instanceof File);
