import { type CsvError, type Options, type Parser, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import type { CsvDialect } from './csv-dialect';
import { feed } from './feed';
import { MAX_RECORD_BYTES } from './record';

/** The cells of a line, or why there are none. */
export type CsvLine = { line: number; cells: readonly string[] } | { line: number; broken: string };

const BAD_QUOTE = 'a quoted cell does not end with its quote; quotes within it must be doubled';

const REASONS: Readonly<Record<string, string>> = {
  CSV_INVALID_CLOSING_QUOTE: BAD_QUOTE,
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: BAD_QUOTE,
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
  CSV_MAX_RECORD_SIZE: `longer than ${MAX_RECORD_BYTES / 2 ** 20} MB; perhaps a quote is opened and never closed`,
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
