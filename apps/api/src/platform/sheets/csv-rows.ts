import { CsvLineReader, detectDialect, plainCell } from '../csv/csv-lines';
import { decodeText } from '../text/decode-text';
import type { SheetRow } from './sheet-row';

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

const CHUNK_BYTES = 64 * 2 ** 10;

/** Iterates the rows of a CSV file. @param encoding WHATWG name. */
export async function* csvRows(bytes: Buffer, encoding: string): AsyncGenerator<SheetRow, void> {
  const text = encoding === 'utf-8' ? bytes : Buffer.from(decodeText(bytes, encoding));
  const plain = text.subarray(0, 3).equals(BYTE_ORDER_MARK) ? text.subarray(3) : text;
  const dialect = detectDialect(plain);
  const reader = new CsvLineReader(dialect);
  const lines = async function* () {
    for (let at = dialect.preamble; at < plain.length; at += CHUNK_BYTES)
      yield* reader.read(plain.subarray(at, at + CHUNK_BYTES));
    yield* reader.end();
  };
  for await (const found of lines()) {
    if ('broken' in found) yield { row: found.line, cells: [], broken: found.broken };
    else yield { row: found.line, cells: found.cells.map(plainCell) };
  }
}
