import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { users } from './people';

/** What members' spreadsheets have made, for as long as it can be undone. */
export const sheetImports = pgTable(
  'sheet_imports',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What it listed: suppliers, materials, applications or a catalogue. */
    kind: text('kind').$type<'suppliers' | 'materials' | 'applications' | 'catalogue'>().notNull(),
    /** The product or company that it listed them with. Not a reference, as it lies in two tables. */
    targetId: uuid('target_id').notNull(),
    /** What it added to the catalogue. */
    created: uuid('created').array().notNull(),
    /** What it listed that was not listed before. */
    listed: uuid('listed').array().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('sheet_imports_user').on(t.userId), index('sheet_imports_age').on(t.createdAt)],
);
