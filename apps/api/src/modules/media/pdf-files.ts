const SPACE = '[\\s\\0]{1,32}';
/** Where a trailer, or the stream in place of one, names the catalog. */
const ROOT = new RegExp(`/Root${SPACE}(\\d{1,10})${SPACE}(\\d{1,5})${SPACE}R`, 'g');
/** The catalog as an object, what it leads to, and where it ends. */
const PARTS = new RegExp(`(?<!\\d)(\\d{1,10})${SPACE}(\\d{1,5})${SPACE}obj\\b|/Pages\\b|\\bendobj\\b`, 'g');

/** Readers look for the head in the first kilobyte. Behind markup, browsers could take it for a page. */
const HEAD = /^[^<]{0,1019}%PDF-\d/;

/** Whether a file begins as a PDF does, whatever else it lacks. */
export const beginsAsPdf = (bytes: Buffer): boolean => HEAD.test(bytes.toString('latin1', 0, 1100));

/**
 * Whether a PDF has what a reader needs to find its pages: a catalog that something names, and in it the pages. Readers
 * do without all else, such as the table of objects and the end: they make the table anew. A catalog may be packed
 * with other objects, and is not looked for then.
 *
 * Each expression goes over the file once: what somebody makes to be slow is not.
 *
 * @see https://pdfa.org/resource/iso-32000-2/ (7.5 File structure, 7.7.2 Document catalog)
 */
export function findsPages(bytes: Buffer): boolean {
  const content = bytes.toString('latin1');
  const catalogs = new Set(Array.from(content.matchAll(ROOT), ([, number, turn]) => `${number} ${turn}`));
  if (catalogs.size === 0) return false;
  if (content.includes('/ObjStm')) return true;
  let isInCatalog = false;
  for (const [part, number, turn] of content.matchAll(PARTS)) {
    if (number !== undefined) isInCatalog = catalogs.has(`${number} ${turn}`);
    else if (part === 'endobj') isInCatalog = false;
    else if (isInCatalog) return true;
  }
  return false;
}
