import { Readable } from 'node:stream';
import type { Context } from '../../context';
import type { Handlers } from '../../http/call';
import { signedIn } from '../../http/signed-in';
import { readSheetForm } from './sheet-form';
import { assessSheet, importSheet, refusedRows } from './spreadsheets.service';
import { importedView, previewView } from './spreadsheets.view';
import { attachment, writeSpreadsheet } from './write-spreadsheet';

/** Spreadsheets of suppliers, materials, applications and catalogues: what they would do, doing it, and what they get back. */
export const spreadsheetRoutes = (context: Context) =>
  ({
    previewSpreadsheet: async (call) => {
      signedIn(call);
      const { sheet } = readSheetForm(call.body, call.files.file);
      return { status: 200, json: previewView(await assessSheet(context, sheet)) };
    },

    importSpreadsheet: async (call) => {
      const viewer = signedIn(call);
      const { sheet, decisions } = readSheetForm(call.body, call.files.file);
      return call.once(async (tx) => {
        const imported = await importSheet(tx, context, viewer, sheet, decisions);
        return { status: 200, json: importedView(imported) };
      });
    },

    returnRefusedRows: async (call) => {
      const viewer = signedIn(call);
      const { sheet, decisions } = readSheetForm(call.body, call.files.file);
      const { format, headings, rows } = await refusedRows(context, viewer, sheet, decisions);
      return {
        status: 200,
        file: writeSpreadsheet(format, headings, Readable.from(rows)),
        headers: attachment('rows-to-correct', format),
      };
    },
  }) satisfies Partial<Handlers>;
