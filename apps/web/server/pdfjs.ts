import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';

const require = createRequire(import.meta.url);

/** The version of pdf.js that pages load, and with it the address of what it loads itself. */
export const PDFJS_PATH = `/pdfjs/${require('pdfjs-dist/package.json').version}`;

/** Serves the worker of pdf.js, and the tables and fonts that it asks for, from this very origin. @see FEED-037 */
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
