import { isUtf8 } from 'node:buffer';
import { fileTypeFromBuffer } from 'file-type';
import { HucreError } from 'hucre';
import { streamXlsxRows } from 'hucre/xlsx';
import { type Entry, fromBuffer } from 'yauzl';
import { CsvLineReader, detectDialect } from '../../../platform/csv/csv-lines';
import {
  NoSheetError,
  SheetUnreadableError,
  TooManyRowsError,
  UnpackedTooLargeError,
} from '../../../platform/errors';
import { hasPart } from '../../../platform/storage/has-part';
import { decodeText } from '../../../platform/text/decode-text';
import { findSheet } from './find-sheet';
import { SHEET_LIMITS } from './sheet-limits';

/** Spreadsheet formats for import and export. */
const SHEET_FORMATS = ['csv', 'xlsx'] as const;

/** A spreadsheet format. */
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** Cells of a row by column, or the reason why it cannot be read. */
export interface SheetRow {
  /** Row number in the spreadsheet, from 1, including the header. */
  row: number;
  cells: readonly string[];
  broken?: string;
}

/** An opened spreadsheet. */
export interface Spreadsheet {
  format: SheetFormat;
  headings: readonly string[];
  /** Rows below the header, without empty ones. */
  rows: AsyncGenerator<SheetRow, void>;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const WORKBOOK = /^xl\/workbook\d*\.xml$/i;

/**
 * Opens a spreadsheet, detecting its format by content. Reads the first visible sheet with rows; its first
 * non-empty row is the header.
 *
 * @throws {SheetUnreadableError} If it is no spreadsheet, or has no header.
 * @throws {NoSheetError} If a workbook has no visible rows.
 * @throws {UnpackedTooLargeError} If an XLSX file is too large when decompressed.
 * @throws {TooManyRowsError} While reading rows beyond the limit.
 */
export async function openSpreadsheet(bytes: Buffer): Promise<Spreadsheet> {
  const format = await formatOf(bytes);
  if (format === 'xlsx' && !(await unfoldsWithinLimits(bytes)))
    throw new UnpackedTooLargeError(SHEET_LIMITS.unpackedBytes);
  const all = limited(format === 'xlsx' ? xlsxRows(bytes) : csvRows(bytes));
  const first = await all.next();
  if (first.done || first.value.broken !== undefined) throw new SheetUnreadableError();
  return { format, headings: first.value.cells, rows: all };
}

async function formatOf(bytes: Buffer): Promise<SheetFormat> {
  // The byte order mark is also the signature of some audio formats.
  if (encodingOf(bytes).startsWith('utf-16')) return 'csv';
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime === XLSX) return 'xlsx';
  // Streaming writers put the content types last, where signature detection does not look.
  if (found?.mime === 'application/zip' && (await hasPart(bytes, WORKBOOK))) return 'xlsx';
  // Text has no signature, and never contains this byte.
  if (bytes.length === 0 || bytes.includes(0) || (found && !found.mime.startsWith('text/'))) {
    throw new SheetUnreadableError();
  }
  return 'csv';
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
    if (characters > SHEET_LIMITS.unpackedBytes) throw new UnpackedTooLargeError(SHEET_LIMITS.unpackedBytes);
    // The first row is the header.
    if (count > SHEET_LIMITS.rows + 1) throw new TooManyRowsError(SHEET_LIMITS.rows);
    yield { ...row, cells: taken };
  }
}

async function* csvRows(bytes: Buffer): AsyncGenerator<SheetRow, void> {
  const encoding = encodingOf(bytes);
  const text = encoding === 'utf-8' ? bytes : Buffer.from(decodeText(bytes, encoding));
  const plain = text.subarray(0, 3).equals(BYTE_ORDER_MARK) ? text.subarray(3) : text;
  const reader = new CsvLineReader(detectDialect(plain));
  const lines = async function* () {
    for (let at = 0; at < plain.length; at += CHUNK_BYTES)
      yield* reader.read(plain.subarray(at, at + CHUNK_BYTES));
    yield* reader.end();
  };
  for await (const found of lines()) {
    if ('broken' in found) yield { row: found.line, cells: [], broken: found.broken };
    else yield { row: found.line, cells: found.cells };
  }
}

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

const CHUNK_BYTES = 64 * 2 ** 10;

/** Files that are not UTF-8 come from spreadsheets of Western Windows. */
function encodingOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

async function* xlsxRows(bytes: Buffer): AsyncGenerator<SheetRow, void> {
  const sheet = await findSheet(bytes).catch(() => {
    throw new SheetUnreadableError();
  });
  if (sheet === null) throw new NoSheetError();
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet, maxRows: SHEET_LIMITS.rows * 2 })) {
      yield { row: index + 1, cells: values.map(cellText) };
    }
  } catch (error) {
    if (error instanceof HucreError) throw new SheetUnreadableError();
    throw error;
  }
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  // A date without a time.
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  return String(value);
}

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
