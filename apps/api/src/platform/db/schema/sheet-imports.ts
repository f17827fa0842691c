import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { users } from './people';

/** Log of spreadsheet imports, for as long as they can be undone. */
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
    /** Records that the import created. */
    created: uuid('created').array().notNull(),
    /** Links that the import created. */
    listed: uuid('listed').array().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('sheet_imports_user').on(t.userId), index('sheet_imports_age').on(t.createdAt)],
);
