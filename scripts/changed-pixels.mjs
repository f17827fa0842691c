import { comparePictures } from '../apps/e2e/visual/picture.mjs';

/**
 * How `npm run visual` judges two pictures, for tests in a browser.
 * @param {unknown} _context  what Vitest gives to each command
 * @param {string} before  a PNG, in base64
 * @param {string} after
 * @returns {number} how many pixels differ
 */
export const changedPixels = (_context, before, after) =>
  comparePictures(Buffer.from(before, 'base64'), Buffer.from(after, 'base64'))?.pixels ?? 0;
