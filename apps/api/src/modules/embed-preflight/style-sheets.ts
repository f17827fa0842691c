import { importedBy, type SheetText, type SheetTexts } from '@millrace/preflight';
import { PageProblem, type PageReach, readPublicText } from '../../public-pages';

/** What a page with cards may cost us; what is more is left unread, and said to be. */
const SHEETS_MAX = 12;
const LENGTH_MAX = 768 * 2 ** 10;
const IMPORTS_DEEP = 3;
const TIME_LIMIT_MS = 6_000;

const SHEET_TERMS = {
  accept: 'text/css,*/*;q=0.1',
  types: new Set(['text/css']),
  maxBytes: 512 * 2 ** 10,
  redirects: 3,
};

/**
 * Reads style sheets as a visitor's browser would, and those that they take in, each once and from the open internet
 * alone.
 *
 * @param addresses Of the sheets that a page links.
 * @returns By the address that was asked; `null` for what could not be read.
 */
export async function readStyleSheets(addresses: readonly string[], reach: PageReach): Promise<SheetTexts> {
  const sheets = new Map<string, SheetText | null>();
  const until = Date.now() + Math.min(TIME_LIMIT_MS, reach.timeLimitMs);
  let length = 0;
  let wanted = addresses;
  for (let deep = 0; deep <= IMPORTS_DEEP && wanted.length > 0; deep += 1) {
    const asked = [...new Set(wanted)].filter((one) => !sheets.has(one)).slice(0, SHEETS_MAX - sheets.size);
    const timeLimitMs = until - Date.now();
    if (asked.length === 0 || timeLimitMs <= 0) break;
    const read = await Promise.all(asked.map((one) => readSheet(one, { ...reach, timeLimitMs })));
    wanted = asked.flatMap((address, at) => {
      const sheet = read[at] ?? null;
      length += sheet?.text.length ?? 0;
      const isKept = sheet !== null && length <= LENGTH_MAX;
      sheets.set(address, isKept ? sheet : null);
      return isKept ? importedBy(sheet.text, sheet.address) : [];
    });
  }
  return sheets;
}

async function readSheet(address: string, reach: PageReach): Promise<SheetText | null> {
  try {
    return await readPublicText(address, reach, SHEET_TERMS);
  } catch (problem) {
    if (problem instanceof PageProblem) return null;
    throw problem;
  }
}
