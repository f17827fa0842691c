import { fileTypeFromBuffer } from 'file-type';
import { hasPart } from '../storage/has-part';
import { detectEncoding } from '../text/detect-encoding';
import { csvRows } from './csv-rows';
import { guessHeadingRow, namesThings } from './guess-heading-row';
import { SHEET_LIMITS } from './sheet-limits';
import { SheetProblemError } from './sheet-problem';
import type { SheetRow } from './sheet-row';
import { openWorkbook, type SheetOfWorkbook } from './workbook';
import { readWorksheet } from './worksheet';

/** Spreadsheet formats for import and export. */
const SHEET_FORMATS = ['csv', 'xlsx'] as const;

/** A spreadsheet format. */
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** Choice of what to read of a file; guessed where undefined. */
export interface SheetChoice {
  /** Name of the sheet in a workbook. */
  sheet?: string | undefined;
  /** Encoding of a CSV file, by its WHATWG name. */
  encoding?: string | undefined;
  /** Number of the row with the headings, from 1. */
  headingRow?: number | undefined;
  /** Language of the member, a hint for the encoding. BCP 47. */
  language?: string | undefined;
}

/** Parts of an opened spreadsheet, and which of them are read. */
export interface SheetOutline {
  format: SheetFormat;
  /** Worksheets of a workbook. */
  sheets: readonly SheetOfWorkbook[];
  /** Name of the sheet that is read; null for CSV. */
  sheet: string | null;
  /** WHATWG name; null for workbooks. */
  encoding: string | null;
  headingRow: number;
  /** First rows that are not empty. */
  topRows: readonly SheetRow[];
  headings: readonly string[];
}

/** An opened spreadsheet. */
export interface Spreadsheet extends SheetOutline {
  /** Rows below the header, without empty ones. */
  rows: AsyncGenerator<SheetRow, void>;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const WORKBOOK = /^xl\/workbook\d*\.xml$/i;

const BYTE_ORDER_MARKS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/** Number of sheets that are examined for headings. */
const SHEETS_EXAMINED = 10;

/** Number of rows among which the header is looked for and chosen. */
const TOP_ROWS = 20;

/**
 * Opens a spreadsheet, detecting its format by content. Reads the first visible sheet with rows, unless another is
 * chosen.
 *
 * @throws {SheetProblemError} If it is no spreadsheet or too large, or lacks what was chosen; while reading too many
 * rows.
 */
export async function openSpreadsheet(bytes: Buffer, choice: SheetChoice = {}): Promise<Spreadsheet> {
  const format = await formatOf(bytes);
  const source = format === 'xlsx' ? await openXlsx(bytes, choice.sheet) : openCsv(bytes, choice);
  const { rows, topRows } = await startOf(source.rows);
  if (topRows.every(({ broken }) => broken !== undefined)) throw new SheetProblemError('unreadable');
  const headingRow = choice.headingRow ?? guessHeadingRow(topRows);
  const rest = joined(topRows, rows);
  const headings = await headingsAt(rest, headingRow);
  return { ...source, format, headingRow, topRows, headings, rows: rest };
}

function openCsv(bytes: Buffer, choice: SheetChoice) {
  const encoding = choice.encoding ?? detectEncoding(bytes, choice.language);
  return { sheets: [], sheet: null, encoding, rows: csvRows(bytes, encoding) };
}

async function formatOf(bytes: Buffer): Promise<SheetFormat> {
  // The byte order mark is also the signature of some audio formats.
  if (BYTE_ORDER_MARKS.some((mark) => bytes.subarray(0, mark.length).equals(mark))) return 'csv';
  refuseOldFormats(bytes);
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime === XLSX) return 'xlsx';
  // Streaming writers put the content types last, where signature detection does not look.
  if (found?.mime === 'application/zip' && (await hasPart(bytes, WORKBOOK))) return 'xlsx';
  // Text has no signature, and never contains this byte.
  if (bytes.length === 0 || bytes.includes(0) || (found && !found.mime.startsWith('text/'))) {
    throw new SheetProblemError('unreadable');
  }
  return 'csv';
}

/** Signature of Excel 97 and of encrypted workbooks. */
const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Refuses formats of older and other programs, each with how to save the file. */
function refuseOldFormats(bytes: Buffer): void {
  if (bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE))
    throw new SheetProblemError(bytes.includes(ENCRYPTED) ? 'encrypted' : 'oldExcel');
  const start = bytes
    .toString('latin1', 0, 2048)
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  if (/^<\?xml|^<Workbook\b/i.test(start) && start.includes('urn:schemas-microsoft-com:office:spreadsheet'))
    throw new SheetProblemError('xmlSpreadsheet');
  if (/^(?:<!--.*?-->\s*)?<(?:!doctype html|html|head|body|meta|style|table)\b/is.test(start))
    throw new SheetProblemError('webPage');
}

/** Reads the first rows, which the others follow. */
async function startOf(all: AsyncGenerator<SheetRow, void>) {
  const rows = limited(all);
  return { rows, topRows: await take(rows, TOP_ROWS) };
}

/**
 * Opens a sheet of a workbook: the chosen one, or the first visible one that has rows, preferring one with a heading of
 * names to one with instructions. Hidden sheets often contain lists for formulas.
 */
async function openXlsx(bytes: Buffer, chosen: string | undefined) {
  const book = await openWorkbook(bytes);
  const fitting = book.sheets.filter(({ name, hidden, empty }) =>
    chosen === undefined ? !hidden && !empty : name === chosen,
  );
  let [sheet] = fitting;
  if (!sheet) throw new SheetProblemError(chosen === undefined ? 'noSheet' : 'noSuchSheet');
  for (const one of fitting.length > 1 ? fitting.slice(0, SHEETS_EXAMINED) : []) {
    const { rows, topRows } = await startOf(readWorksheet(book, one.path));
    await rows.return();
    if (!topRows.some(({ cells }) => namesThings(cells))) continue;
    sheet = one;
    break;
  }
  const sheets = book.sheets.map(({ name, hidden, empty }) => ({ name, hidden, empty }));
  return { sheets, sheet: sheet.name, encoding: null, rows: readWorksheet(book, sheet.path) };
}

/** Iterates non-empty rows, truncated to the limits. */
async function* limited(rows: AsyncGenerator<SheetRow, void>): AsyncGenerator<SheetRow, void> {
  let count = 0;
  let characters = 0;
  for await (const { cells, ...row } of rows) {
    const taken = cells
      .slice(0, SHEET_LIMITS.columns)
      .map((cell) => cell.slice(0, SHEET_LIMITS.cellCharacters).trim());
    if (row.broken === undefined && taken.every((cell) => cell === '')) continue;
    count += 1;
    // A shared string may be repeated in every cell.
    characters += taken.reduce((sum, cell) => sum + cell.length, 0);
    if (characters > SHEET_LIMITS.unpackedBytes) throw new SheetProblemError('unpackedTooLarge');
    // One of the rows is the header.
    if (count > SHEET_LIMITS.rows + 1) throw new SheetProblemError('tooManyRows');
    yield { ...row, cells: taken };
  }
}

async function take(rows: AsyncGenerator<SheetRow, void>, count: number): Promise<SheetRow[]> {
  const taken: SheetRow[] = [];
  while (taken.length < count) {
    const next = await rows.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

async function* joined(
  first: readonly SheetRow[],
  rest: AsyncGenerator<SheetRow, void>,
): AsyncGenerator<SheetRow, void> {
  yield* first;
  yield* rest;
}

/** Skips the rows above the header and returns its cells. */
async function headingsAt(rows: AsyncGenerator<SheetRow, void>, at: number): Promise<readonly string[]> {
  for (;;) {
    const next = await rows.next();
    if (next.done || next.value.row > at) throw new SheetProblemError('noHeadingRow');
    if (next.value.row < at) continue;
    if (next.value.broken !== undefined) throw new SheetProblemError('noHeadingRow');
    return next.value.cells;
  }
}
