import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';

const require = createRequire(import.meta.url);

/** Base path of the pdf.js files, which includes the version. */
export const PDFJS_PATH = `/pdfjs/${require('pdfjs-dist/package.json').version}`;

/** Serves the worker of pdf.js and its tables and fonts from the same origin. @see FEED-037 */
export function pdfjsFiles(): RequestHandler {
  const folder = dirname(require.resolve('pdfjs-dist/package.json'));
  const files = Router();
  for (const part of ['legacy/build', 'cmaps', 'standard_fonts', 'wasm']) {
    files.use(
      `/${part}`,
      express.static(join(folder, part), { immutable: true, maxAge: '1y', index: false }),
    );
  }
  return files;
}
