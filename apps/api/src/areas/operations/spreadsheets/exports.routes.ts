import { AtOnce } from '../../../platform/http/at-once';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { EXPORT_TABLES } from './export-tables';
import type { PageHandlers } from './exported-table';
import type { SheetFormat } from './read-spreadsheet';
import { attachment, type SheetValue, writeSpreadsheet } from './write-spreadsheet';

/** More than any page shows by scrolling; a spreadsheet of more helps nobody. */
const ROWS_MAX = 50_000;

/** How many are written at once. Each reads as fast as its reader takes it. */
const AT_ONCE = { ofMember: 2, inAll: 8 } as const;

/**
 * Tables as spreadsheets. Their rows come from the handlers of the pages that show them, so that nobody is told more, and
 * are read while the file is written: page after page, each where the one before has ended, so that the table is gone
 * through once, no transaction stays open for as long as a reader takes, and nothing is read for one who has left.
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
      // Whatever is refused is refused before the file begins.
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
