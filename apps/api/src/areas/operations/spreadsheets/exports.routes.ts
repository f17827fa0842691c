import { AtOnce } from '../../../platform/http/at-once';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import type { SheetFormat } from '../../../platform/sheets/read-spreadsheet';
import { EXPORT_TABLES } from './export-tables';
import type { PageHandlers } from './exported-table';
import { attachment, type SheetValue, writeSpreadsheet } from './write-spreadsheet';

/** Maximum number of rows. */
const ROWS_MAX = 50_000;

/** Maximum number of concurrent exports; each is as slow as its client. */
const AT_ONCE = { ofMember: 2, inAll: 8 } as const;

/**
 * Routes for exporting tables as spreadsheets. Rows come from the handlers of the pages, with the same permissions, and
 * are streamed page by page by cursor. So the table is read once, no transaction stays open for a slow client, and
 * reading stops when the client disconnects.
 */
export const exportRoutes = (handlers: PageHandlers) => {
  const exports = new AtOnce(AT_ONCE);
  return {
    exportTable: async (call) => {
      const { id: viewerId } = signedIn(call);
      const { table } = call.path;
      const format: SheetFormat = call.query.format ?? 'csv';
      const { headings, readPage } = EXPORT_TABLES[table];
      const end = exports.begin(viewerId);
      // Errors must occur before the file begins.
      const first = await readPage(handlers, call, undefined).catch((error: unknown) => {
        end();
        throw error;
      });
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
      const file = writeSpreadsheet(format, headings, rows());
      file.stream.once('close', end);
      return { status: 200, file, headers: attachment(table, format) };
    },
  } satisfies Partial<Handlers>;
};
