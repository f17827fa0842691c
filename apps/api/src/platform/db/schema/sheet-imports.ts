import type { components } from '@millrace/api-client';
import type { Language } from '@millrace/domain';
import { customType, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { users } from './people';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

type Schemas = components['schemas'];

/** State of an import. */
export type SheetImportState = Schemas['SpreadsheetImportState'];

/** Fields of the form of an import, without the file. */
export type SheetFormFields = Omit<Schemas['SpreadsheetForm'], 'file'>;

/** Fields of the form, with the language for which its encoding is guessed. */
export type StoredForm = SheetFormFields & { language: Language };

/** Number of rows by outcome. */
export interface SheetImportCounts {
  /** Created and linked. */
  created: number;
  /** Known and newly linked. */
  added: number;
  /** Already linked. */
  listed: number;
  skipped: number;
  refused: number;
}

/** Result of an undo so far. */
export type SheetImportUndone = Schemas['SpreadsheetUndone'];

/** Spreadsheet imports of members, for as long as they can be undone. */
export const sheetImports = pgTable(
  'sheet_imports',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Kind of import: suppliers, materials, applications or a catalogue. */
    kind: text('kind').$type<'suppliers' | 'materials' | 'applications' | 'catalogue'>().notNull(),
    /** The product or company that the rows were linked with. Not a foreign key, as there are two tables. */
    targetId: uuid('target_id').notNull(),
    fileName: text('file_name').notNull().default(''),
    state: text('state').$type<SheetImportState>().notNull().default('done'),
    /** Number of rows, or of records to undo. */
    rows: integer('rows').notNull().default(0),
    /** Number of these that are done: where the job continues after a restart. */
    rowsDone: integer('rows_done').notNull().default(0),
    counts: jsonb('counts').$type<SheetImportCounts>(),
    undone: jsonb('undone').$type<SheetImportUndone>(),
    /** Records that the import created. */
    created: uuid('created').array().notNull(),
    /** Links that the import created. */
    listed: uuid('listed').array().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Time of the latest progress. */
    workedAt: moment('worked_at').notNull().defaultNow(),
  },
  (t) => [index('sheet_imports_user').on(t.userId), index('sheet_imports_age').on(t.createdAt)],
);

/** Files of imports in progress. */
export const sheetImportFiles = pgTable('sheet_import_files', {
  importId: uuid('import_id')
    .primaryKey()
    .references(() => sheetImports.id, { onDelete: 'cascade' }),
  /** Fields of the form, without the file. */
  form: jsonb('form').$type<StoredForm>().notNull(),
  bytes: bytea('bytes').notNull(),
});
