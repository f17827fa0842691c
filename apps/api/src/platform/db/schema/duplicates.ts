import type { DuplicateDecision, DuplicateKind } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { users } from './people';

/** Reported duplicate products and companies, for moderators to decide. @see GAP-088 */
export const duplicateFlags = pgTable(
  'duplicate_flags',
  {
    id: id(),
    kind: text('kind').$type<DuplicateKind>().notNull(),
    /** The suspected duplicate. Not foreign keys: the target is in one of two tables, and one of the two is deleted. */
    subjectId: uuid('subject_id').notNull(),
    /** The original that it duplicates. */
    otherId: uuid('other_id').notNull(),
    /** Null once the reporter has left. */
    raisedBy: uuid('raised_by').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The latest decision. */
    decision: text('decision').$type<DuplicateDecision>(),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    /** Visible only to moderators. */
    note: text('note').notNull().default(''),
  },
  (t) => [
    uniqueIndex('duplicate_flags_one_open')
      .on(t.subjectId, t.otherId, t.raisedBy)
      .where(sql`${t.decidedAt} IS NULL`),
    index('duplicate_flags_open').on(t.createdAt, t.id).where(sql`${t.decidedAt} IS NULL`),
    index('duplicate_flags_closed')
      .on(t.decidedAt.desc(), t.id.desc())
      .where(sql`${t.decidedAt} IS NOT NULL`),
    index('duplicate_flags_subject').on(t.subjectId, t.otherId),
    index('duplicate_flags_raised').on(t.raisedBy),
    index('duplicate_flags_decided').on(t.decidedBy),
    check('duplicate_flags_two', sql`${t.subjectId} <> ${t.otherId}`),
  ],
);
