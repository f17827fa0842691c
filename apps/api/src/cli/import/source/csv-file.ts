import {
  brokenRecord,
  type CsvLine,
  CsvLineReader,
  detectDialect,
  plainCell,
  type SourceFile,
  type SourceRecord,
} from '../../../platform/csv/csv-lines';
import { SourceFileError } from '../plan';

/**
 * Opens a CSV file (RFC 4180 and dialects of spreadsheets). Its first line is the header.
 *
 * @throws {SourceFileError} If there is no header.
 */
export async function openCsv(
  name: string,
  chunks: AsyncGenerator<Buffer, void>,
  delimiter?: string,
): Promise<SourceFile> {
  const lines = readLines(chunks, delimiter);
  const first = await lines.next();
  if (first.done) throw new SourceFileError(`${name} is empty; its first line must name the columns.`);
  if ('broken' in first.value) {
    throw new SourceFileError(
      `${name}: the first line must name the columns, but we can’t read it: ${first.value.broken}.`,
    );
  }
  const columns = first.value.cells.map((cell) => cell.trim());
  const twice = columns.find((column, index) => column !== '' && columns.indexOf(column) !== index);
  if (twice !== undefined) throw new SourceFileError(`${name} has two columns called "${twice}".`);
  return { columns, records: readRecords(lines, columns) };
}

async function* readLines(
  chunks: AsyncGenerator<Buffer, void>,
  delimiter?: string,
): AsyncGenerator<CsvLine, void> {
  let reader: CsvLineReader | undefined;
  for await (const chunk of chunks) {
    const dialect = reader ? null : detectDialect(chunk, delimiter);
    if (dialect) reader = new CsvLineReader(dialect);
    if (reader) yield* reader.read(chunk.subarray(dialect?.preamble ?? 0));
  }
  if (reader) yield* reader.end();
}

async function* readRecords(
  lines: AsyncGenerator<CsvLine, void>,
  columns: readonly string[],
): AsyncGenerator<SourceRecord, void> {
  const places = new Map(columns.map((column, index) => [column, index]));
  for await (const found of lines) {
    if ('broken' in found) yield brokenRecord(found.line, found.broken);
    else if (found.cells.some((cell) => cell !== '')) yield readRecord(found.line, found.cells, places);
  }
}

function readRecord(
  line: number,
  cells: readonly string[],
  places: ReadonlyMap<string, number>,
): SourceRecord {
  const width = places.size;
  if (cells.slice(width).some((cell) => cell !== '')) {
    return brokenRecord(
      line,
      `has ${cells.length} cells, and the first line names ${width} columns; perhaps a cell with a delimiter in it is not quoted`,
    );
  }
  return {
    line,
    ...(cells.length < width && {
      odd: `has ${cells.length} of ${width} cells; the others were treated as empty`,
    }),
    has: (column) => places.has(column),
    cell: (column) => plainCell(cells[places.get(column) ?? -1] ?? '') || null,
  };
}
