const SPACE = '[\\s\\0]{1,32}';
/** Where a trailer, or the stream in place of one, names the catalog. */
const ROOT = new RegExp(`/Root${SPACE}(\\d{1,10})${SPACE}(\\d{1,5})${SPACE}R`, 'g');
/** The catalog as an object, what it leads to, and where it ends. */
const PARTS = new RegExp(`(?<!\\d)(\\d{1,10})${SPACE}(\\d{1,5})${SPACE}obj\\b|/Pages\\b|\\bendobj\\b`, 'g');

/** More revisions, and more objects and their ends, than a file of the size that is taken has; to look at each takes time. */
const ROOTS_MAX = 1_000;
const PARTS_MAX = 1_000_000;

/** Readers look for the head in the first kilobyte. Behind markup, browsers could take it for a page. */
const HEAD = /^[^<]{0,1019}%PDF-\d/;

/** Whether a file begins as a PDF does, whatever else it lacks. */
export const beginsAsPdf = (bytes: Buffer): boolean => HEAD.test(bytes.toString('latin1', 0, 1100));

/**
 * Whether a PDF has what a reader needs to find its pages: a catalog that something names, and in it the pages. Readers
 * do without all else, such as the table of objects and the end: they make the table anew. A catalog may be packed
 * with other objects, and is not looked for then.
 *
 * Each expression goes over the file once, and finds no more than so much: what somebody makes to be slow is not.
 *
 * @see https://pdfa.org/resource/iso-32000-2/ (7.5 File structure, 7.7.2 Document catalog)
 */
export function findsPages(bytes: Buffer): boolean {
  const content = bytes.toString('latin1');
  const catalogs = new Set<string>();
  for (const [, number, turn] of first(ROOTS_MAX, content.matchAll(ROOT))) catalogs.add(`${number} ${turn}`);
  if (catalogs.size === 0) return false;
  if (content.includes('/ObjStm')) return true;
  let isInCatalog = false;
  for (const [part, number, turn] of first(PARTS_MAX, content.matchAll(PARTS))) {
    if (number !== undefined) isInCatalog = catalogs.has(`${number} ${turn}`);
    else if (part === 'endobj') isInCatalog = false;
    else if (isInCatalog) return true;
  }
  return false;
}

function* first<Found>(max: number, all: Iterable<Found>): Generator<Found> {
  let count = 0;
  for (const found of all) {
    if (count === max) return;
    count += 1;
    yield found;
  }
}
