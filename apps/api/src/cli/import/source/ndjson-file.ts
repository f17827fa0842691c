import {
  brokenRecord,
  MAX_RECORD_BYTES,
  type SourceFile,
  type SourceRecord,
} from '../../../platform/csv/record';
import { jsonRecord } from './json-cells';

const LINE_FEED = 0x0a;
const EMPTY = Buffer.alloc(0);

/** A file with a JSON object on each line. */
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
    return brokenRecord(line, 'is not JSON');
  }
}

/** The lines of a file; `null` for one that is too long to be kept. */
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
