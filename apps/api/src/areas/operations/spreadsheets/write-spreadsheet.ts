import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import type { FileContent } from '../../../platform/http/call';
import type { SheetFormat } from '../../../platform/sheets/read-spreadsheet';

/** Value of a cell in an export. */
export type SheetValue = string | number | null;

const CONTENT_TYPES: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Column width that fits names without hiding the neighbouring columns. */
const COLUMN_WIDTH = 28;

/**
 * Streams a spreadsheet from rows. Texts are protected against formula injection: by an apostrophe in CSV, and
 * by the cell type in XLSX.
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
      ? writeCsvStream(withGuards(cells), { headers: [...headings], bom: true, escapeFormulae: true })
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

/** Returns the download headers. @param name Letters, digits and hyphens. */
export const attachment = (name: string, format: SheetFormat) => ({
  'Content-Disposition': `attachment; filename="${name}.${format}"`,
  'Cache-Control': 'no-store',
});

async function* mutable(rows: AsyncIterable<readonly SheetValue[]>): AsyncGenerator<SheetValue[], void> {
  for await (const row of rows) yield [...row];
}

/** Guards texts that look guarded, so that reading removes exactly one apostrophe. The writer guards formulas. */
async function* withGuards(rows: AsyncIterable<SheetValue[]>): AsyncGenerator<SheetValue[], void> {
  for await (const row of rows)
    yield row.map((cell) => (typeof cell === 'string' && /^'+[=+\-@|]/.test(cell) ? `'${cell}` : cell));
}
