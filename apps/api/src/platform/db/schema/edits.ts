import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { users } from './people';

/** Kinds of edited records. */
export type EditedKind = 'company' | 'product';

/** A field with its values before and after the edit; null for empty. */
export interface FieldChange {
  field: string;
  from: string | null;
  to: string | null;
}

/** Edit history of everything that several people may edit. @see GAP-058 */
export const edits = pgTable(
  'edits',
  {
    id: id(),
    subjectKind: text('subject_kind').$type<EditedKind>().notNull(),
    /** Not a foreign key, because subjects are in several tables. */
    subjectId: uuid('subject_id').notNull(),
    /** Version of the subject after the edit. */
    version: integer('version').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The edit that this one reverts. */
    restores: uuid('restores'),
    changes: jsonb('changes').$type<FieldChange[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('edits_version').on(t.subjectKind, t.subjectId, t.version),
    index('edits_user').on(t.userId),
  ],
);
