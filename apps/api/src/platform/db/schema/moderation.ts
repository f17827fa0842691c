import type { Decision, DuplicateDecision, ReportedKind, ReportReason } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import type { LinkDecision } from './company-links';
import { users } from './people';

/** Who decides on reports; named by the operator's command alone. @see GAP-096, PERM-013 */
export const moderators = pgTable('moderators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/**
 * What moderators decide on: the reports of one thing, until one of them has decided. Later reports of the same thing
 * make a new case. It goes with the member whom it is about.
 */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: id(),
    targetKind: text('target_kind').$type<ReportedKind>().notNull(),
    /** The post, comment or member, which may be gone. */
    targetId: uuid('target_id').notNull(),
    /** The member who is answerable: the author, or the one who is reported. */
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reportCount: integer('report_count').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastReportAt: moment('last_report_at').notNull().defaultNow(),
    /** Since the first decision. */
    closedAt: moment('closed_at'),
    /** How many decisions there were: whoever decides says which of them were known. */
    version: integer('version').notNull().default(0),
  },
  (t) => [
    uniqueIndex('moderation_cases_one_open').on(t.targetKind, t.targetId).where(sql`${t.closedAt} IS NULL`),
    index('moderation_cases_open').on(t.createdAt, t.id).where(sql`${t.closedAt} IS NULL`),
    index('moderation_cases_closed').on(t.closedAt.desc(), t.id.desc()).where(sql`${t.closedAt} IS NOT NULL`),
    index('moderation_cases_target').on(t.targetId),
    index('moderation_cases_subject').on(t.subjectId, t.createdAt.desc()),
  ],
);

/** What was reported, as it stood then: editing or removing it does not take the evidence away. */
export interface ReportSnapshot {
  /** Of the author, or of the member who is reported. */
  name: string;
  /** What was written: the post, the comment, or what the member says of themselves. */
  text: string;
  /** The name of a post's file. */
  file: string | null;
  /** When it was written, or last edited, in ISO 8601; null for a member. */
  at: string | null;
}

/** Who reported something, and why. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    /** Told to moderators alone; null once the reporter has left. */
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull().default(''),
    snapshot: jsonb('snapshot').$type<ReportSnapshot>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('reports_once').on(t.caseId, t.reporterId),
    index('reports_newest').on(t.caseId, t.createdAt.desc()),
    index('reports_reporter').on(t.reporterId),
  ],
);

/**
 * What moderators decided. A trigger keeps rows as they were written; they name members by id alone, so that they stay
 * when somebody leaves.
 */
export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    id: id(),
    caseId: uuid('case_id').notNull(),
    targetKind: text('target_kind').$type<ReportedKind | 'company_link' | 'duplicate'>().notNull(),
    targetId: uuid('target_id').notNull(),
    moderatorId: uuid('moderator_id').notNull(),
    decision: text('decision').$type<Decision | LinkDecision | DuplicateDecision>().notNull(),
    /** What the author is told. */
    reason: text('reason').$type<ReportReason>(),
    /** For moderators alone. */
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('moderation_decisions_case').on(t.caseId, t.createdAt)],
);
