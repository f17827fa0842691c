/*
 * An entry of its own: a bundler that reads this address adds the worker, 1.3 MB, to what it builds.
 */
/** The address of pdf.js's worker as Vite and webpack build it, for `DocumentsProvider`. */
export const pdfWorkerUrl: string = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url)
  .href;
