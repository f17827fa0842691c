import Assembler from 'stream-json/Assembler.js';
import Parser from 'stream-json/Parser.js';
import { feed } from '../../../platform/csv/feed';
import type { SourceFile, SourceRecord } from '../../../platform/csv/record';
import { SourceFileError } from '../errors';
import { jsonRecord } from './json-cells';

/** A JSON file that holds one array of objects, read an entry at a time. */
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
        `${name} must hold an array in brackets; with an object on each line, call it .ndjson.`,
      );
    if (!error) return;
    throw new SourceFileError(`${name} is no JSON from entry ${count + 1} on: ${error.message}`);
  };
  for await (const chunk of chunks) yield* records(chunk);
  yield* records(null);
}

interface Token {
  name: string;
  value?: string;
}

/** Puts the entries of an array together as the parser meets their parts; a stream of parts would take far longer. */
class EntryParser extends Parser {
  // Numbers stay texts: as a key, the last digit of a long one matters.
  readonly #assembler = new Assembler({ numberAsString: true } as Assembler.AssemblerOptions);
  #entries: unknown[] = [];
  /** Not known before the first part was met. */
  isArray: boolean | null = null;

  constructor() {
    super({ packValues: true, streamValues: false });
  }

  /** What was read since the last time. */
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
