import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;

/** How much of pictures a report carries, in bytes: a text of more than 512 MB cannot be made, and no browser opens it. */
const PICTURES_MAX = 150e6;

/** The design system's interface face, so that the report looks like what it reports on. */
const font = join(
  here,
  '../../../../packages/ui/node_modules',
  '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
);

/**
 * @typedef {object} Summary
 * @property {number} total  how many pictures were looked at
 * @property {string} comparedTo  one line: the lock file, or a commit
 * @property {string} drawnBy  one line: the browser
 */

/**
 * Writes `index.html`: one file that needs nothing else, to be opened from a disk or handed on. Once it is full, what
 * else changed is listed without pictures.
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
  /** @type {[string, string][]} each place in the page with what is put there; the style holds the font's */
  const parts = [
    ['/*STYLE*/', read('page.css')],
    ['/*FONT*/', existsSync(font) ? readFileSync(font).toString('base64') : ''],
    ['/*SCRIPT*/', read('page.client.mjs')],
    // A story's name must not be able to end the script element.
    ['"DATA"', JSON.stringify(data).replaceAll('<', '\\u003c')],
  ];
  // By a function, as `$&` in a text would otherwise be taken for a pattern.
  return parts.reduce((html, [place, part]) => html.replace(place, () => part), read('page.html'));
}
