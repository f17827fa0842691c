import { comparePictures } from '../apps/e2e/visual/picture.mjs';

/**
 * Compares two pictures as `npm run visual` does, for tests in a browser.
 * @param {unknown} _context  Vitest's argument to each command
 * @param {string} before  a PNG, in base64
 * @param {string} after
 * @returns {number} the number of differing pixels
 */
export const changedPixels = (_context, before, after) =>
  comparePictures(Buffer.from(before, 'base64'), Buffer.from(after, 'base64'))?.pixels ?? 0;
