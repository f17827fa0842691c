import type { Decision, DuplicateDecision, ReportedKind, ReportReason } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import type { LinkDecision } from './company-links';
import { users } from './people';

/** Moderators. Appointed only by the operator's command. @see GAP-096, PERM-013 */
export const moderators = pgTable('moderators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/**
 * Moderation cases: the reports of one target until the first decision. Later reports of it open a new case. A case
 * is deleted with the member whom it is about.
 */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: id(),
    targetKind: text('target_kind').$type<ReportedKind>().notNull(),
    /** The post, comment or member, which may be deleted. */
    targetId: uuid('target_id').notNull(),
    /** The responsible member: the author, or the reported member. */
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reportCount: integer('report_count').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastReportAt: moment('last_report_at').notNull().defaultNow(),
    /** Time of the first decision. */
    closedAt: moment('closed_at'),
    /** Number of decisions, for optimistic locking. */
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

/** Copy of the reported content, so that editing or deleting it does not destroy the evidence. */
export interface ReportSnapshot {
  /** Name of the author or the reported member. */
  name: string;
  /** Text of the post or comment, or the member's profile. */
  text: string;
  /** Name of the post's file. */
  file: string | null;
  /** Time of writing or of the last edit, in ISO 8601; null for a member. */
  at: string | null;
}

/** Reports with their reporter and reason. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    /** Visible only to moderators; null once the reporter has left. */
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
 * Moderators' decisions. A trigger makes rows immutable. Member IDs are not foreign keys, so that rows
 * survive when members leave.
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
    /** Reason shown to the author. */
    reason: text('reason').$type<ReportReason>(),
    /** Visible only to moderators. */
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('moderation_decisions_case').on(t.caseId, t.createdAt)],
);
