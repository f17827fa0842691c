import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';

/** A form that sends a spreadsheet, as pages do. */
export function sheetForm(file: string | Uint8Array, fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : new Uint8Array(file);
  form.set('file', new Blob([bytes]), 'list.bin');
  return form;
}

/** A workbook of one sheet. */
export const workbook = (rows: Iterable<(string | number | Date | null)[]>): Promise<Buffer> =>
  buffer(writeXlsxStream(rows, { name: 'List' }) as ReadableStream<Uint8Array>);
