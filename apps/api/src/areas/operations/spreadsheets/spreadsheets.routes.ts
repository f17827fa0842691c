import { Readable } from 'node:stream';
import type { Context } from '../../../platform/context';
import type { Database, Transaction } from '../../../platform/db/database';
import { findCompanyNames, findProductNames } from '../../../platform/db/names';
import { transact } from '../../../platform/db/transact';
import { NotFoundError } from '../../../platform/errors';
import { AtOnce } from '../../../platform/http/at-once';
import type { Handlers, Viewer } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { findImports, findOwnImport, type SheetImport } from './imports.repository';
import { checkSheet, startImport, stopImport } from './run-import.service';
import { readSheetForm } from './sheet-form';
import { assessSheet, refusedRows } from './spreadsheets.service';
import { importView, previewView } from './spreadsheets.view';
import { beginUndo } from './undo-import.service';
import { attachment, writeSpreadsheet } from './write-spreadsheet';

/** Maximum number of concurrent imports, each of which is held in memory. */
const AT_ONCE = { ofMember: 2, inAll: 4 } as const;

/** Routes for previewing, running and undoing spreadsheet imports. */
export const spreadsheetRoutes = (context: Context) => {
  const { db } = context;
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
        const { file, ...form } = call.body;
        const { sheet } = readSheetForm(form, call.files.file, call.language);
        const rows = await checkSheet(context, sheet);
        const { bytes, target } = sheet;
        const draft = {
          userId: viewer.id,
          target,
          rows,
          form: { ...form, language: call.language },
          file: { name: call.files.file?.name ?? '', bytes },
        };
        return call.once(async (tx) => {
          const id = await startImport(tx, context, draft);
          return { status: 202, json: await ownImportView(tx, viewer, id) };
        });
      });
    },

    listSpreadsheetImports: async (call) => {
      const imports = await findImports(db, signedIn(call).id);
      const names = await findTargetNames(db, imports);
      const results = imports.map((one) => importView(one, names.get(one.target.id) ?? null));
      return { status: 200, json: { results, count: results.length } };
    },

    getSpreadsheetImport: async (call) => ({
      status: 200,
      json: await ownImportView(db, signedIn(call), call.path.id),
    }),

    stopSpreadsheetImport: async (call) => {
      const viewer = signedIn(call);
      const { id } = call.path;
      await transact(db, (tx) => stopImport(tx, viewer, id));
      return { status: 200, json: await ownImportView(db, viewer, id) };
    },

    undoSpreadsheet: async (call) => {
      const viewer = signedIn(call);
      const { id } = call.path;
      await transact(db, (tx) => beginUndo(tx, context, viewer, id));
      return { status: 202, json: await ownImportView(db, viewer, id) };
    },

    returnRefusedRows: (call) => {
      const viewer = signedIn(call);
      return sheets.run(viewer.id, async () => {
        const { sheet, decisions } = readSheetForm(call.body, call.files.file, call.language);
        const { language } = call;
        const refused = await refusedRows(context, viewer, sheet, decisions, language);
        const { headings, rows } = refused;
        const format = call.body.format ?? refused.format;
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

async function ownImportView(db: Database | Transaction, viewer: Viewer, id: string) {
  const found = await findOwnImport(db, viewer.id, id);
  if (!found) throw new NotFoundError();
  const names = await findTargetNames(db, [found]);
  return importView(found, names.get(found.target.id) ?? null);
}

/** Returns the names of existing targets by ID. */
async function findTargetNames(
  db: Database | Transaction,
  imports: readonly SheetImport[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (ofCompany: boolean) =>
    imports
      .filter(({ target }) => (target.kind === 'catalogue') === ofCompany)
      .map(({ target }) => target.id);
  const companies = await findCompanyNames(db, idsOf(true));
  return new Map([...companies, ...(await findProductNames(db, idsOf(false)))]);
}
