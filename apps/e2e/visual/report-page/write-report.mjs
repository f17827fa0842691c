import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;

/** Maximum size of a report's pictures in bytes: strings are limited to 512 MB, and browsers open no larger page. */
const PICTURES_MAX = 150e6;

/** UI font of the design system, so that the report matches its subject. */
const font = join(
  here,
  '../../../../packages/ui/node_modules',
  '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
);

/**
 * @typedef {object} Summary
 * @property {number} total  number of compared pictures
 * @property {string} comparedTo  one line: the lock file, or a commit
 * @property {string} drawnBy  one line: the browser
 */

/**
 * Writes `index.html`: one self-contained file, to be opened locally or shared. Beyond the size limit, further
 * changes are listed without pictures.
 * @param {string} folder  emptied first
 * @param {import('../judge.mjs').Verdict[]} verdicts  unchanged pictures are only counted
 * @param {Summary} summary
 * @param {number} picturesMax  in bytes
 * @returns {string} the file's path
 */
export function writeReport(folder, verdicts, summary, picturesMax = PICTURES_MAX) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let room = picturesMax;
  const entries = verdicts
    .filter(({ outcome }) => outcome !== 'same')
    .map(({ id, title, outcome, detail, before, after, difference }) => {
      room -= [before, after, difference].reduce((bytes, picture) => bytes + (picture?.length ?? 0), 0);
      const entry = { id, title, outcome, detail };
      if (room < 0) return { ...entry, detail: `${detail} (no room for the pictures: draw it alone)` };
      return {
        ...entry,
        before: before?.toString('base64'),
        after: after?.toString('base64'),
        difference: difference?.toString('base64'),
      };
    });
  const file = join(folder, 'index.html');
  writeFileSync(file, render({ summary, entries }));
  return file;
}

/** @param {{ summary: Summary, entries: object[] }} data */
function render(data) {
  const read = (/** @type {string} */ name) => readFileSync(join(here, name), 'utf8');
  /** @type {[string, string][]} placeholders in the page with their replacements; the style contains the font's */
  const parts = [
    ['/*STYLE*/', read('page.css')],
    ['/*FONT*/', existsSync(font) ? readFileSync(font).toString('base64') : ''],
    ['/*SCRIPT*/', read('page.client.mjs')],
    // Escaped, so that a story's name cannot end the script element.
    ['"DATA"', JSON.stringify(data).replaceAll('<', '\\u003c')],
  ];
  // A function, because `$&` in a replacement string would be treated as a pattern.
  return parts.reduce((html, [place, part]) => html.replace(place, () => part), read('page.html'));
}
