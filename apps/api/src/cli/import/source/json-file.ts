import Assembler from 'stream-json/Assembler.js';
import Parser from 'stream-json/Parser.js';
import {
  brokenRecord,
  type Cell,
  feed,
  MAX_RECORD_BYTES,
  type SourceFile,
  type SourceRecord,
  UnreadableCell,
} from '../../../platform/csv/csv-lines';
import { SourceFileError } from '../plan';

/** Opens a JSON file with an array of objects, streamed entry by entry. */
export function openJson(name: string, chunks: AsyncGenerator<Buffer, void>): SourceFile {
  return { columns: null, records: readEntries(name, chunks) };
}

async function* readEntries(
  name: string,
  chunks: AsyncGenerator<Buffer, void>,
): AsyncGenerator<SourceRecord, void> {
  const parser = new EntryParser();
  let count = 0;
  const records = async function* (bytes: Buffer | null): AsyncGenerator<SourceRecord, void> {
    const error = await feed(parser, bytes ?? Buffer.alloc(0), bytes === null);
    for (const entry of parser.takeEntries()) {
      count += 1;
      yield jsonRecord(count, entry);
    }
    if (parser.isArray === false)
      throw new SourceFileError(
        `${name} must contain an array. If it has one object per line, rename it to .ndjson.`,
      );
    if (!error) return;
    throw new SourceFileError(`${name} isn’t valid JSON from item ${count + 1} on: ${error.message}`);
  };
  for await (const chunk of chunks) yield* records(chunk);
  yield* records(null);
}

interface Token {
  name: string;
  value?: string;
}

/** Assembles array entries from parser events directly, because a stream of tokens is much slower. */
class EntryParser extends Parser {
  // Numbers remain texts, to preserve all digits of long keys.
  readonly #assembler = new Assembler({ numberAsString: true } as Assembler.AssemblerOptions);
  #entries: unknown[] = [];
  /** Unknown until the first token. */
  isArray: boolean | null = null;

  constructor() {
    super({ packValues: true, streamValues: false });
  }

  /** Entries parsed since the last call. */
  takeEntries(): unknown[] {
    const entries = this.#entries;
    this.#entries = [];
    return entries;
  }

  override push(token: Token | null): boolean {
    if (token === null) return super.push(null);
    this.isArray ??= token.name === 'startArray';
    if (!this.isArray) return true;
    this.#assembler.consume(token);
    const { current } = this.#assembler;
    if (this.#assembler.depth === 1 && Array.isArray(current) && current.length > 0) {
      this.#entries.push(current.pop());
    }
    return true;
  }
}

const LINE_FEED = 0x0a;
const EMPTY = Buffer.alloc(0);

/** Opens a file with a JSON object on each line. */
export function openNdjson(chunks: AsyncGenerator<Buffer, void>): SourceFile {
  return { columns: null, records: readObjects(chunks) };
}

async function* readObjects(chunks: AsyncGenerator<Buffer, void>): AsyncGenerator<SourceRecord, void> {
  let line = 0;
  for await (const bytes of splitLines(chunks)) {
    line += 1;
    if (bytes === null) {
      yield brokenRecord(line, `longer than ${MAX_RECORD_BYTES / 2 ** 20} MB`);
      continue;
    }
    const text = bytes.toString('utf8').trim();
    if (text !== '') yield parseLine(line, text);
  }
}

function parseLine(line: number, text: string): SourceRecord {
  try {
    return jsonRecord(line, JSON.parse(text));
  } catch {
    return brokenRecord(line, 'isn’t valid JSON');
  }
}

/** Iterates the lines of a file; `null` for one that is too long. */
async function* splitLines(chunks: AsyncGenerator<Buffer, void>): AsyncGenerator<Buffer | null, void> {
  let pending: Buffer = EMPTY;
  let isTooLong = false;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      isTooLong ||= pending.length + end - start > MAX_RECORD_BYTES;
      yield isTooLong ? null : Buffer.concat([pending, chunk.subarray(start, end)]);
      pending = EMPTY;
      isTooLong = false;
      start = end + 1;
    }
    isTooLong ||= pending.length + chunk.length - start > MAX_RECORD_BYTES;
    pending = isTooLong ? EMPTY : Buffer.concat([pending, chunk.subarray(start)]);
  }
  if (isTooLong) yield null;
  else if (pending.length > 0) yield pending;
}

/** Converts an entry of a JSON file to a record. */
function jsonRecord(line: number, entry: unknown): SourceRecord {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    return brokenRecord(line, 'must be an object');
  }
  const has = (column: string) => Object.hasOwn(entry, column);
  return { line, has, cell: (column) => (has(column) ? cellOf(entry[column as never]) : null) };
}

function cellOf(value: unknown): Cell {
  if (Array.isArray(value)) {
    const texts = value.map(jsonText);
    return texts.every((text) => text !== undefined)
      ? texts.map((text) => text ?? '')
      : new UnreadableCell('must be a text, or a list of texts');
  }
  const text = jsonText(value);
  return text === undefined ? new UnreadableCell('must be a text') : text;
}

/** Converts a value to text; `undefined` if impossible. */
function jsonText(value: unknown): string | null | undefined {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  // A longer number has already lost digits, which matter in keys.
  if (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER) return String(value);
  return undefined;
}
