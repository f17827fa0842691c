import { brokenRecord, type SourceFile, type SourceRecord } from '../../../platform/csv/csv-lines';
import { openSpreadsheet } from '../../../platform/sheets/read-spreadsheet';
import { refusalOf, SheetProblemError } from '../../../platform/sheets/sheet-problem';
import type { SheetRow } from '../../../platform/sheets/sheet-row';
import { SourceFileError } from '../plan';

/**
 * Opens a workbook as members import it: its first visible sheet with names, below the row of headings.
 *
 * @throws {SourceFileError} If it cannot be read.
 */
export async function openXlsx(
  name: string,
  bytes: Buffer,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<SourceFile> {
  try {
    const { headings, rows } = await openSpreadsheet(bytes);
    onBytes(bytes.length);
    return { columns: headings, records: readRecords(name, rows, headings) };
  } catch (error) {
    throw explained(name, error);
  }
}

async function* readRecords(
  name: string,
  rows: AsyncGenerator<SheetRow, void>,
  headings: readonly string[],
): AsyncGenerator<SourceRecord, void> {
  const places = new Map(headings.map((heading, place) => [heading, place]));
  try {
    for await (const { row, cells, broken } of rows) {
      if (broken !== undefined) yield brokenRecord(row, broken);
      else
        yield {
          line: row,
          has: (column) => places.has(column),
          cell: (column) => cells[places.get(column) ?? -1] || null,
        };
    }
  } catch (error) {
    throw explained(name, error);
  }
}

const explained = (name: string, error: unknown): unknown =>
  error instanceof SheetProblemError
    ? new SourceFileError(`${name}: ${refusalOf(error.problem).message}`)
    : error;
