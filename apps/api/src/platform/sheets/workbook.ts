import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import { Parser } from 'htmlparser2';
import { HucreError } from 'hucre';
import { streamXlsxRows } from 'hucre/xlsx';
import { type Entry, fromBuffer, fromBufferPromise } from 'yauzl';
import { decoderOf } from '../text/decode-text';
import type { SheetRow } from './read-spreadsheet';
import { SHEET_LIMITS } from './sheet-limits';
import { SheetProblemError } from './sheet-problem';

/** A non-empty cell: a value, or an inline string. */
const CELL = /<(?:\w+:)?(?:v|is)[\s>]/;

/** Overlap of chunks in characters, for tags that span two chunks. */
const OVERLAP = 64;

type Attributes = Readonly<Record<string, string>>;

/** Parts of a workbook by path, read as streams limited to their declared size. */
interface Parts {
  /** Parses the attributes of elements with a name, whatever the prefix, up to the maximum number of parts. */
  elements(path: string, name: string): Promise<Attributes[]>;
  stream(path: string): Promise<Readable | null>;
}

/** A worksheet of a workbook. */
export interface SheetOfWorkbook {
  name: string;
  hidden: boolean;
  /** True if no cell has a value. */
  empty: boolean;
}

/**
 * Opens a sheet of a workbook: the chosen one, or the first visible one with content. Hidden sheets often contain
 * lists for formulas, and charts may have sheets of their own.
 *
 * @param chosen Its name.
 * @throws {SheetProblemError} If the archive is corrupt or too large, or has no such sheet.
 */
export async function openWorkbook(
  bytes: Buffer,
  chosen: string | undefined,
): Promise<{
  sheets: readonly SheetOfWorkbook[];
  sheet: string;
  encoding: null;
  rows: AsyncGenerator<SheetRow, void>;
}> {
  if (!(await unfoldsWithinLimits(bytes))) throw new SheetProblemError('unpackedTooLarge');
  const sheets = await listSheets(bytes).catch(() => {
    throw new SheetProblemError('unreadable');
  });
  const sheet = sheets.find(({ name, hidden, empty }) =>
    chosen === undefined ? !hidden && !empty : name === chosen,
  );
  if (!sheet) throw new SheetProblemError(chosen === undefined ? 'noSheet' : 'noSuchSheet');
  return { sheets, sheet: sheet.name, encoding: null, rows: rowsOf(bytes, sheet.name) };
}

async function* rowsOf(bytes: Buffer, sheet: string): AsyncGenerator<SheetRow, void> {
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet, maxRows: SHEET_LIMITS.rows * 2 })) {
      yield { row: index + 1, cells: values.map(cellText) };
    }
  } catch (error) {
    if (error instanceof HucreError) throw new SheetProblemError('unreadable');
    throw error;
  }
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  // A date without a time.
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  return String(value);
}

async function listSheets(bytes: Buffer): Promise<SheetOfWorkbook[]> {
  const parts = await openParts(bytes);
  const workbook = (await relationsOf(parts, '')).find(({ kind }) => kind === 'officeDocument')?.path;
  if (workbook === undefined) return [];
  const relations = await relationsOf(parts, workbook);
  const sheets: SheetOfWorkbook[] = [];
  const seen = new Set<string>();
  for (const { name, state, ...others } of await parts.elements(workbook, 'sheet')) {
    const id = Object.keys(others).find((key) => key.endsWith(':id'));
    const sheet = relations.find((one) => id !== undefined && one.id === others[id]);
    if (!name || sheet?.kind !== 'worksheet' || seen.has(sheet.path)) continue;
    seen.add(sheet.path);
    const hidden = state !== undefined && state !== 'visible';
    sheets.push({ name, hidden, empty: !(await hasCells(parts, sheet.path)) });
  }
  return sheets;
}

async function openParts(bytes: Buffer): Promise<Parts> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const stream = async (path: string) => {
    const entry = entries.get(path);
    return entry ? zip.openReadStreamPromise(entry) : null;
  };
  return {
    stream,
    elements: async (path, wanted) => {
      const found: Attributes[] = [];
      const onopentag = (name: string, attributes: Attributes) => {
        if (withoutPrefix(name) === wanted && found.length < SHEET_LIMITS.parts) found.push(attributes);
      };
      const parser = new Parser({ onopentag }, { xmlMode: true });
      const decode = decoderOf('utf-8');
      for await (const piece of (await stream(path)) ?? []) parser.write(decode(piece));
      parser.end();
      return found;
    },
  };
}

/** Reads the relationships of a part. @param path Path of the part; empty for the archive itself. */
async function relationsOf(
  parts: Parts,
  path: string,
): Promise<{ id: string; kind: string; path: string }[]> {
  const folder = posix.join('/', path, '..');
  const list = posix.join(folder, '_rels', `${posix.basename(path)}.rels`).slice(1);
  const relations = await parts.elements(list, 'Relationship');
  return relations.map(({ Id: id = '', Type = '', Target = '' }) => ({
    id,
    kind: posix.basename(Type),
    path: posix.resolve(folder, Target).slice(1),
  }));
}

async function hasCells(parts: Parts, path: string): Promise<boolean> {
  let rest = '';
  for await (const piece of (await parts.stream(path)) ?? []) {
    const text = rest + String(piece);
    if (CELL.test(text)) return true;
    rest = text.slice(-OVERLAP);
  }
  return false;
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

const ZIP64_LOCATOR = Buffer.from('PK\u0006\u0007', 'latin1');

/** Maximum size of the central directory's end with comment and ZIP64 locator, in bytes. */
const DIRECTORY_END_MAX = 22 + 0xff_ff + 20;

/**
 * True if an XLSX file is within the limit when decompressed. Checks the declared sizes first; decompression stops at
 * the declared size of each part.
 */
function unfoldsWithinLimits(bytes: Buffer): Promise<boolean> {
  // ZIP64 is rejected: readers differ in which directory they use, and accepted files are too small to need it.
  if (bytes.includes(ZIP64_LOCATOR, Math.max(0, bytes.length - DIRECTORY_END_MAX)))
    return Promise.resolve(false);
  return new Promise((resolve) => {
    // An unreadable archive is not safe.
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return resolve(false);
      let total = 0;
      let parts = 0;
      zip.on('entry', (entry: Entry) => {
        total += entry.uncompressedSize;
        parts += 1;
        // Parts without a declared size are checked during decompression.
        const hidesSize = entry.uncompressedSize === 0 && !entry.fileName.endsWith('/');
        if (hidesSize || total > SHEET_LIMITS.unpackedBytes || parts > SHEET_LIMITS.parts) resolve(false);
        else zip.readEntry();
      });
      zip.on('end', () => resolve(true));
      zip.on('error', () => resolve(false));
      zip.readEntry();
    });
  });
}
