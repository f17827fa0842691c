import type { Handlers } from '../../http/call';
import { signedIn } from '../../http/signed-in';
import { EXPORT_TABLES, type PageHandlers } from './export-tables';
import type { SheetFormat } from './read-spreadsheet';
import { attachment, type SheetValue, writeSpreadsheet } from './write-spreadsheet';

/** More than any page shows by scrolling; a spreadsheet of more helps nobody. */
const ROWS_MAX = 50_000;

/**
 * Tables as spreadsheets. Their rows come from the handlers of the pages that show them, so that nobody is told more, and
 * are read while the file is written.
 */
export const exportRoutes = (handlers: PageHandlers) =>
  ({
    exportTable: async (call) => {
      signedIn(call);
      const { table } = call.path;
      const format: SheetFormat = call.query.format ?? 'csv';
      const { headings, readPage } = EXPORT_TABLES[table];
      // Whatever is refused is refused before the file begins.
      const first = await readPage(handlers, call, undefined);
      async function* rows(): AsyncGenerator<readonly SheetValue[]> {
        let page = first;
        let count = 0;
        for (;;) {
          for (const row of page.rows) {
            if (count === ROWS_MAX) return;
            count += 1;
            yield row;
          }
          if (page.next === undefined) return;
          page = await readPage(handlers, call, page.next);
        }
      }
      return {
        status: 200,
        file: writeSpreadsheet(format, headings, rows()),
        headers: attachment(table, format),
      };
    },
  }) satisfies Partial<Handlers>;
