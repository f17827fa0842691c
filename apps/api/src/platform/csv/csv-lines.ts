import type { Writable } from 'node:stream';
import { type CsvError, type Options, type Parser, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';

/** Maximum line length. A longer line most likely contains an unclosed quote. */
export const MAX_RECORD_BYTES = 4 * 2 ** 20;

/** Cells of a line, or the reason why it cannot be parsed. */
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
 * Streaming CSV parser that recovers after an invalid line: an unclosed quote would otherwise swallow valid lines
 * up to the next quote or the end of the file.
 */
export class CsvLineReader {
  readonly #options: Options;
  readonly #lineEnd: number;
  #parser: Parser;
  /** Parsed cells with their end offsets, relative to the parser's start. */
  #finished: { cells: readonly string[]; end: number }[] = [];
  /** Bytes after the end of the last parsed line. */
  #pending: Buffer = EMPTY;
  #pendingStart = 0;
  #line: number;
  /** Parse error of the line whose end has not been read yet. */
  #broken: string | null = null;

  constructor({ delimiter, lineEnds, preamble }: CsvDialect) {
    this.#line = preamble > 0 ? 2 : 1;
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

  /** Parses a chunk and returns the lines that it completes. */
  async *read(bytes: Buffer): AsyncGenerator<CsvLine> {
    this.#pending = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes]);
    yield* this.#advance(bytes, false);
  }

  /** Returns the remaining lines at the end of the file. */
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

  /** Takes the first line of the invalid bytes as broken, so that parsing resumes at the next line. */
  #takeBrokenLine(isLast: boolean): CsvLine | null {
    this.#skipBlankLines();
    const lineEnd = this.#pending.indexOf(this.#lineEnd);
    if (lineEnd < 0 && !isLast) {
      // Discards the rest of an endless line.
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

  /** Parses a line again with quotes inside unquoted cells as ordinary characters, as in `5" pipe`. */
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

/** Dialect of a CSV file. */
interface CsvDialect {
  delimiter: string;
  /** Line terminator, which is also used to count lines. */
  lineEnds: readonly string[];
  /** Length of a line before the header that names the delimiter, in bytes. */
  preamble: number;
}

/** Line that names the delimiter, as Excel writes and reads it: `sep=;`, quoted or not. */
const DELIMITER_LINE = /^(?:"sep=(.)"|sep=(.))(?:\r\n|\n|\r|$)/i;

/**
 * Removes what keeps a spreadsheet from calculating a text: `="…"`, and the apostrophe that exports, ours as well, put
 * before the first character of a formula.
 */
export function plainCell(cell: string): string {
  const [, written] = /^="((?:[^"]|"")*)"$/.exec(cell) ?? [];
  if (written !== undefined) return written.replaceAll('""', '"');
  return cell.replace(/^'(?='*[=+\-@|\t\r])/, '');
}

const DELIMITERS = [',', ';', '\t', '|'] as const;
const QUOTE = '"';

/**
 * Detects the dialect from the beginning of a file: the delimiter is the candidate that divides most of the first lines
 * equally often, outside quotes.
 *
 * @param delimiter Delimiter set by the plan or the file; skips its detection.
 */
export function detectDialect(start: Buffer, delimiter?: string): CsvDialect {
  const lines = start.toString('utf8', 0, 64 * 2 ** 10).replace(/^[\r\n]+/, '');
  // Only files from before 2001 (classic Mac OS) use a lone carriage return.
  const lineEnds = !lines.includes('\n') && lines.includes('\r') ? ['\r'] : ['\r\n', '\n'];
  const [line = '', quoted, bare] = DELIMITER_LINE.exec(start.toString('utf8', 0, 16)) ?? [];
  const named = delimiter ?? quoted ?? bare;
  return { delimiter: named ?? likelyDelimiter(lines), lineEnds, preamble: Buffer.byteLength(line) };
}

const LINES_EXAMINED = 20;

function likelyDelimiter(text: string): string {
  const lines = countDelimiters(text);
  const rate = (delimiter: string): number => {
    const found = lines.map((line) => line.get(delimiter) ?? 0).filter((count) => count > 0);
    const alike = Math.max(0, ...found.map((count) => found.filter((one) => one === count).length));
    // The first line decides between delimiters that divide equally many.
    return alike + (lines[0]?.get(delimiter) ?? 0) / MAX_RECORD_BYTES;
  };
  return DELIMITERS.reduce((best, one) => (rate(one) > rate(best) ? one : best));
}

/** Counts the delimiters in each of the first lines. */
function countDelimiters(text: string): Map<string, number>[] {
  const lines: Map<string, number>[] = [];
  let line = new Map<string, number>();
  let quoted = false;
  for (const letter of text) {
    if (letter === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (letter === '\n' || letter === '\r') {
      if (line.size > 0 || lines.length === 0) lines.push(line);
      if (lines.length >= LINES_EXAMINED) return lines;
      line = new Map();
    } else if (DELIMITERS.some((one) => one === letter)) line.set(letter, (line.get(letter) ?? 0) + 1);
  }
  return [...lines, line];
}

/**
 * Writes bytes to a synchronous parser and waits until it has consumed them.
 *
 * @param isLast True at the end of the file.
 * @returns The parse error, if any; everything before it was parsed.
 */
export function feed<Failure extends Error>(
  parser: Writable,
  bytes: Buffer,
  isLast: boolean,
): Promise<Failure | null> {
  return new Promise((resolve) => {
    parser.once('error', resolve);
    const settle = (error?: Error | null) => {
      // The parser emits the error after the callback; without a listener it would crash the process.
      if (!error) parser.off('error', resolve);
      resolve((error as Failure | null | undefined) ?? null);
    };
    if (isLast) parser.end(bytes, settle);
    else parser.write(bytes, settle);
  });
}

/** A line as read, not yet validated. */
export interface SourceRecord {
  /** Number of its first line, or index of the entry in a JSON array; both from 1. */
  line: number;
  /** Reason why the line is unusable; it then has no cells. */
  broken?: string;
  /** Warning about a usable line. */
  odd?: string;
  /** True if the line has a value for a column, including an empty one. */
  has(column: string): boolean;
  /** Returns the cell of a column. */
  cell(column: string): Cell;
}

/** Text, list of texts, empty, or unreadable. */
export type Cell = string | readonly string[] | null | UnreadableCell;

/** A cell whose value is not text, such as an object. */
export class UnreadableCell {
  constructor(readonly reason: string) {}
}

/** An opened source file. */
export interface SourceFile {
  /** Column names from the header; `null` if each entry names its own. */
  columns: readonly string[] | null;
  records: AsyncGenerator<SourceRecord, void>;
}

/** Creates a record for an unusable line. */
export const brokenRecord = (line: number, reason: string): SourceRecord => ({
  line,
  broken: reason,
  has: () => false,
  cell: () => null,
});
