import type { ReportedKind, ReportReason } from '@millrace/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { moderationCases, type ReportSnapshot, reports, users } from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';
import type { ReportRow } from './reports.view';

/** What can be reported: a thing, and who is answerable for it. */
export interface ReportedThing {
  kind: ReportedKind;
  id: string;
  subjectId: string;
  snapshot: ReportSnapshot;
}

/** A member who can be reported. */
export async function findReportedMember(tx: Transaction, id: string) {
  const { displayName, description, designation } = users;
  const [row] = await tx
    .select({ name: displayName, description, designation })
    .from(users)
    .where(and(eq(users.id, id), isShownMember('users')));
  return row ?? null;
}

/**
 * Adds a report to the open case of a thing, or opens one. Whoever decides on the case meanwhile is waited for.
 *
 * @returns Null when the reporter has an open report of it already; nothing may be kept of the transaction then.
 */
export async function insertReport(
  tx: Transaction,
  { kind, id: targetId, subjectId, snapshot }: ReportedThing,
  { reporterId, reason, text }: { reporterId: string; reason: ReportReason; text: string },
): Promise<ReportRow | null> {
  const [open] = await rowsOf<{ id: string }>(
    tx,
    sql`
      INSERT INTO moderation_cases AS c (id, target_kind, target_id, subject_id)
      VALUES (${newId()}, ${kind}, ${targetId}, ${subjectId})
      ON CONFLICT (target_kind, target_id) WHERE closed_at IS NULL
      DO UPDATE SET report_count = c.report_count + 1, last_report_at = now()
      RETURNING c.id`,
  );
  if (!open) throw new Error('The case is gone.');
  const [row] = await tx
    .insert(reports)
    .values({ caseId: open.id, reporterId, reason, text, snapshot })
    .onConflictDoNothing()
    .returning({ id: reports.id, createdAt: reports.createdAt });
  return row ? { ...row, targetKind: kind, targetId, reason, text } : null;
}

/** What a member has reported, the newest first. */
export async function findOwnReports(db: Database, userId: string): Promise<ReportRow[]> {
  const { id, reason, text, createdAt, caseId, reporterId } = reports;
  const { targetKind, targetId } = moderationCases;
  return db
    .select({ id, targetKind, targetId, reason, text, createdAt })
    .from(reports)
    .innerJoin(moderationCases, eq(moderationCases.id, caseId))
    .where(eq(reporterId, userId))
    .orderBy(desc(createdAt), id);
}
