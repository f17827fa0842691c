import type { Writable } from 'node:stream';
import { type CsvError, type Options, type Parser, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';

/** The longest line that is read. Beyond it a quote was opened and not closed, most likely. */
export const MAX_RECORD_BYTES = 4 * 2 ** 20;

/** The cells of a line, or why there are none. */
export type CsvLine = { line: number; cells: readonly string[] } | { line: number; broken: string };

const BAD_QUOTE = 'a quoted cell does not end with its quote; quotes within it must be doubled';

const REASONS: Readonly<Record<string, string>> = {
  CSV_INVALID_CLOSING_QUOTE: BAD_QUOTE,
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: BAD_QUOTE,
  CSV_QUOTE_NOT_CLOSED: 'a quote isn’t closed',
  CSV_MAX_RECORD_SIZE: `longer than ${MAX_RECORD_BYTES / 2 ** 20} MB; maybe a quote isn’t closed`,
};

const EMPTY = Buffer.alloc(0);
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Reads the lines of a CSV file, and begins anew after one that can't be read: a forgotten quote would otherwise
 * swallow good lines up to the next quote, or all the rest.
 */
export class CsvLineReader {
  readonly #options: Options;
  readonly #lineEnd: number;
  #parser: Parser;
  /** What the parser has finished: cells, and where they end, counted from where the parser began. */
  #finished: { cells: readonly string[]; end: number }[] = [];
  /** The bytes from the end of the last finished line on. */
  #pending: Buffer = EMPTY;
  #pendingStart = 0;
  #line = 1;
  /** Why the line is broken whose end has not been read yet. */
  #broken: string | null = null;

  constructor({ delimiter, lineEnds }: CsvDialect) {
    this.#lineEnd = lineEnds.includes('\n') ? LINE_FEED : CARRIAGE_RETURN;
    this.#options = {
      delimiter,
      record_delimiter: [...lineEnds],
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_RECORD_BYTES,
    };
    this.#parser = this.#openParser();
  }

  /** The lines that end within these bytes. */
  async *read(bytes: Buffer): AsyncGenerator<CsvLine> {
    this.#pending = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes]);
    yield* this.#advance(bytes, false);
  }

  /** The lines that are left at the end of the file. */
  async *end(): AsyncGenerator<CsvLine> {
    yield* this.#advance(EMPTY, true);
  }

  async *#advance(bytes: Buffer, isLast: boolean): AsyncGenerator<CsvLine> {
    let input = bytes;
    for (;;) {
      if (this.#broken !== null) {
        const broken = this.#takeBrokenLine(isLast);
        if (!broken) return;
        yield broken;
        this.#parser = this.#openParser();
        input = this.#pending;
      }
      const error = await feed<CsvError>(this.#parser, input, isLast);
      for (const { cells, end } of this.#finished.splice(0)) yield this.#takeLine(cells, end);
      if (!error) return;
      this.#broken = error.code;
    }
  }

  #openParser(): Parser {
    this.#pendingStart = 0;
    this.#finished = [];
    return parse({
      ...this.#options,
      on_record: (cells: string[], { bytes }) => {
        this.#finished.push({ cells, end: bytes });
        return null;
      },
    });
  }

  #takeLine(cells: readonly string[], end: number): CsvLine {
    this.#skipBlankLines();
    const line = this.#line;
    const length = end - this.#pendingStart;
    this.#line += countOf(this.#lineEnd, this.#pending.subarray(0, length));
    this.#pending = this.#pending.subarray(length);
    this.#pendingStart = end;
    return { line, cells };
  }

  #skipBlankLines(): void {
    let length = 0;
    while (this.#pending[length] === LINE_FEED || this.#pending[length] === CARRIAGE_RETURN) length += 1;
    this.#line += countOf(this.#lineEnd, this.#pending.subarray(0, length));
    this.#pending = this.#pending.subarray(length);
    this.#pendingStart += length;
  }

  /** The first line of what could not be read; the lines after it are tried again. */
  #takeBrokenLine(isLast: boolean): CsvLine | null {
    this.#skipBlankLines();
    const lineEnd = this.#pending.indexOf(this.#lineEnd);
    if (lineEnd < 0 && !isLast) {
      // The rest of an endless line is not kept.
      if (this.#pending.length > MAX_RECORD_BYTES) this.#pending = this.#pending.subarray(-1);
      return null;
    }
    const end = lineEnd < 0 ? this.#pending.length : lineEnd + 1;
    const bytes = this.#pending.subarray(0, end);
    const line = this.#line;
    const code = this.#broken ?? '';
    this.#pending = this.#pending.subarray(end);
    this.#line += 1;
    this.#broken = null;
    const cells = code === 'INVALID_OPENING_QUOTE' ? this.#readLeniently(bytes) : null;
    return cells ? { line, cells } : { line, broken: REASONS[code] ?? 'can’t be read as CSV' };
  }

  /** A quote within a cell that is not quoted, as in `5" pipe`, is a letter like others. */
  #readLeniently(bytes: Buffer): readonly string[] | null {
    try {
      const lines: readonly string[][] = parseAtOnce(bytes, { ...this.#options, relax_quotes: true });
      return lines.length === 1 ? (lines[0] ?? null) : null;
    } catch {
      return null;
    }
  }
}

function countOf(byte: number, bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) count += 1;
  return count;
}

/** How a CSV file is written. */
interface CsvDialect {
  delimiter: string;
  /** What ends a line; the last of them is counted as a line. */
  lineEnds: readonly string[];
}

const DELIMITERS = [',', ';', '\t', '|'] as const;
const QUOTE = '"';

/**
 * Tells from the beginning of a file how it is written: the delimiter is the one that the first line holds most of,
 * outside quotes.
 *
 * @param delimiter Given by the plan, if so.
 */
export function detectDialect(start: Buffer, delimiter?: string): CsvDialect {
  const lines = start.toString('utf8', 0, 64 * 2 ** 10).replace(/^[\r\n]+/, '');
  // Only files from before 2001 end their lines by a carriage return alone.
  const lineEnds = !lines.includes('\n') && lines.includes('\r') ? ['\r'] : ['\r\n', '\n'];
  return { delimiter: delimiter ?? mostFrequentDelimiter(lines), lineEnds };
}

function mostFrequentDelimiter(lines: string): string {
  const counts = new Map<string, number>(DELIMITERS.map((one) => [one, 0]));
  let quoted = false;
  for (const letter of lines) {
    if (letter === QUOTE) quoted = !quoted;
    if (quoted) continue;
    if (letter === '\n' || letter === '\r') break;
    const count = counts.get(letter);
    if (count !== undefined) counts.set(letter, count + 1);
  }
  return DELIMITERS.reduce((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best));
}

/**
 * Gives bytes to a parser that reads them at once, and waits until it has.
 *
 * @param isLast Whether the file ends here.
 * @returns What the parser can't read, if so; all before that has been read.
 */
export function feed<Failure extends Error>(
  parser: Writable,
  bytes: Buffer,
  isLast: boolean,
): Promise<Failure | null> {
  return new Promise((resolve) => {
    parser.once('error', resolve);
    const settle = (error?: Error | null) => {
      // The event comes after the callback; without a listener it would end the process.
      if (!error) parser.off('error', resolve);
      resolve((error as Failure | null | undefined) ?? null);
    };
    if (isLast) parser.end(bytes, settle);
    else parser.write(bytes, settle);
  });
}

/** What a line says, before anybody asks whether it makes sense. */
export interface SourceRecord {
  /** The line where it begins, or the entry of a JSON array; both from 1. */
  line: number;
  /** Why the line can't be used; it has no cells then. */
  broken?: string;
  /** What is odd about a line that can be used. */
  odd?: string;
  /** Whether the line says anything of a column, be it that it is empty. */
  has(column: string): boolean;
  /** The cell of a column. */
  cell(column: string): Cell;
}

/** A text, several of them, nothing, or something that is no text. */
export type Cell = string | readonly string[] | null | UnreadableCell;

/** A cell that holds no text, such as an object. */
export class UnreadableCell {
  constructor(readonly reason: string) {}
}

/** A file that has been opened. */
export interface SourceFile {
  /** The columns that the file names at its beginning; `null` where each entry names its own. */
  columns: readonly string[] | null;
  records: AsyncGenerator<SourceRecord, void>;
}

/** A line that can't be used. */
export const brokenRecord = (line: number, reason: string): SourceRecord => ({
  line,
  broken: reason,
  has: () => false,
  cell: () => null,
});
