import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import StreamJson from 'stream-json';
import StreamArray from 'stream-json/streamers/StreamArray.js';
import { SourceFileError } from '../errors';
import { jsonRecord } from './json-cells';
import type { SourceFile, SourceRecord } from './record';

/** A JSON file that holds one array of objects, read an entry at a time. */
export function openJson(name: string, chunks: AsyncGenerator<Buffer, void>): SourceFile {
  return { columns: null, records: readEntries(name, chunks) };
}

async function* readEntries(
  name: string,
  chunks: AsyncGenerator<Buffer, void>,
): AsyncGenerator<SourceRecord, void> {
  const entries = new StreamArray({ numberAsString: true } as ConstructorParameters<typeof StreamArray>[0]);
  const reading = pipeline(
    Readable.from(chunks),
    new StreamJson.Parser({ packValues: true, streamValues: false }),
    entries,
  );
  // The loop below meets the same error; unhandled, it would end the process before that.
  reading.catch(() => undefined);
  let count = 0;
  try {
    for await (const { value } of entries as AsyncIterable<{ value: unknown }>) {
      count += 1;
      yield jsonRecord(count, value);
    }
    await reading;
  } catch (error) {
    if (isFileError(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new SourceFileError(`${name} is no JSON array from entry ${count + 1} on: ${reason}`);
  }
}

const isFileError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;
