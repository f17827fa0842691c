/*
 * An entry of its own, as a bundler that resolves this URL adds the worker, 1.3 MB, to its output.
 */
/** URL of the pdf.js worker as emitted by Vite and webpack, for `DocumentsProvider`. */
export const pdfWorkerUrl: string = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url)
  .href;
