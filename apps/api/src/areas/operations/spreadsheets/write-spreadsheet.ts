import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import type { FileContent } from '../../../platform/http/call';
import type { SheetFormat } from './read-spreadsheet';

/** What a cell of an export holds. */
export type SheetValue = string | number | null;

const CONTENT_TYPES: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Wide enough for names without hiding what stands beside them. */
const COLUMN_WIDTH = 28;

/**
 * A spreadsheet, written while its rows are asked for. Texts stay texts: in CSV what a spreadsheet would take for a formula
 * begins with an apostrophe, and in XLSX every cell says that it is none.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function writeSpreadsheet(
  format: SheetFormat,
  headings: readonly string[],
  rows: AsyncIterable<readonly SheetValue[]>,
): FileContent {
  const cells = mutable(rows);
  const written =
    format === 'csv'
      ? writeCsvStream(cells, { headers: [...headings], bom: true, escapeFormulae: true })
      : writeXlsxStream(cells, {
          name: 'Millrace',
          columns: headings.map((header) => ({ header, width: COLUMN_WIDTH })),
          freezePane: { rows: 1 },
        });
  return {
    stream: Readable.fromWeb(written as ReadableStream<Uint8Array>),
    contentType: CONTENT_TYPES[format],
    length: null,
  };
}

/** How a browser is to keep it. @param name Letters, digits and hyphens. */
export const attachment = (name: string, format: SheetFormat) => ({
  'Content-Disposition': `attachment; filename="${name}.${format}"`,
  'Cache-Control': 'no-store',
});

async function* mutable(rows: AsyncIterable<readonly SheetValue[]>): AsyncGenerator<SheetValue[], void> {
  for await (const row of rows) yield [...row];
}
