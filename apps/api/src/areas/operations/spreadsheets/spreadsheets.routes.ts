import { Readable } from 'node:stream';
import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { AtOnce } from '../../../platform/http/at-once';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { readSheetForm } from './sheet-form';
import { assessSheet, importSheet, refusedRows } from './spreadsheets.service';
import { importedView, previewView, undoneView } from './spreadsheets.view';
import { undoImport } from './undo-import.service';
import { attachment, writeSpreadsheet } from './write-spreadsheet';

/** Maximum number of concurrent imports, each of which is held in memory. */
const AT_ONCE = { ofMember: 2, inAll: 4 } as const;

/** Routes for previewing, running and undoing spreadsheet imports. */
export const spreadsheetRoutes = (context: Context) => {
  const sheets = new AtOnce(AT_ONCE);
  return {
    previewSpreadsheet: (call) =>
      sheets.run(signedIn(call).id, async () => {
        const { language } = call;
        const { sheet } = readSheetForm(call.body, call.files.file, call.language);
        return { status: 200, json: previewView(await assessSheet(context, sheet), language), language };
      }),

    importSpreadsheet: (call) => {
      const viewer = signedIn(call);
      return sheets.run(viewer.id, async () => {
        const { sheet, decisions } = readSheetForm(call.body, call.files.file, call.language);
        return call.once(async (tx) => {
          const imported = await importSheet(tx, context, viewer, sheet, decisions);
          return { status: 200, json: importedView(imported) };
        });
      });
    },

    undoSpreadsheet: async (call) => {
      const viewer = signedIn(call);
      const undone = await transact(context.db, (tx) => undoImport(tx, context, viewer, call.path.id));
      return { status: 200, json: undoneView(undone) };
    },

    returnRefusedRows: (call) => {
      const viewer = signedIn(call);
      return sheets.run(viewer.id, async () => {
        const { sheet, decisions } = readSheetForm(call.body, call.files.file, call.language);
        const { language } = call;
        const refused = await refusedRows(context, viewer, sheet, decisions, language);
        const { format, headings, rows } = refused;
        return {
          status: 200,
          file: writeSpreadsheet(format, headings, Readable.from(rows)),
          headers: attachment('rows-to-correct', format),
          language,
        };
      });
    },
  } satisfies Partial<Handlers>;
};
