import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { users } from './people';

/** What was edited. */
export type EditedKind = 'company' | 'product';

/** A field, and what stood there before and after; null is nothing. */
export interface FieldChange {
  field: string;
  from: string | null;
  to: string | null;
}

/** Who changed what, and when: the history of everything that several people may edit. @see GAP-058 */
export const edits = pgTable(
  'edits',
  {
    id: id(),
    subjectKind: text('subject_kind').$type<EditedKind>().notNull(),
    /** Not a reference: what is edited lies in several tables. */
    subjectId: uuid('subject_id').notNull(),
    /** The version of the subject that the edit made. */
    version: integer('version').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The edit that this one has put back. */
    restores: uuid('restores'),
    changes: jsonb('changes').$type<FieldChange[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('edits_version').on(t.subjectKind, t.subjectId, t.version),
    index('edits_user').on(t.userId),
  ],
);
