import type { ReportedKind, ReportReason } from '@millrace/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { moderationCases, type ReportSnapshot, reports, users } from '../../../platform/db/schema';
import { isShownMember, mayReadPost, type Reader } from '../../../visibility';
import { findEvent, writtenDetails } from '../../events/events';
import { findPost, findPostVisibility, findReadableComment } from '../../feed/posts';
import type { ReportRow } from './reports.view';

/** A reportable target with the responsible member. */
interface ReportedThing {
  kind: ReportedKind;
  id: string;
  subjectId: string;
  snapshot: ReportSnapshot;
}

/** Finds a member who can be reported. */
async function findReportedMember(tx: Transaction, id: string) {
  const { displayName, description, designation } = users;
  const [row] = await tx
    .select({ name: displayName, description, designation })
    .from(users)
    .where(and(eq(users.id, id), isShownMember('users')));
  return row ?? null;
}

/**
 * Adds a report to the target's open case, or opens one. Waits for a concurrent decision.
 *
 * @returns Null if the reporter has an open report of it already; the transaction must then be rolled back.
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

/** Reads a member's reports, newest first. */
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

/** Takes a snapshot of a target, if the member may see it: only visible content can be reported. */
export async function findReportedThing(
  tx: Transaction,
  { kind, id }: { kind: ReportedKind; id: string },
  reader: Reader,
): Promise<ReportedThing | null> {
  switch (kind) {
    case 'post':
      return reportedPost(tx, id, reader);
    case 'comment':
      return reportedComment(tx, id, reader);
    case 'member':
      return reportedMember(tx, id);
    case 'event':
      return reportedEvent(tx, id, reader);
  }
}

async function reportedPost(tx: Transaction, id: string, reader: Reader): Promise<ReportedThing | null> {
  const post = await findPost(tx, id, reader?.id ?? null);
  if (!post || !mayReadPost(post, reader)) return null;
  const { userId, userName, text, mediaName, createdAt, editedAt } = post;
  const at = new Date(editedAt ?? createdAt).toISOString();
  return {
    kind: 'post',
    id: post.id,
    subjectId: userId,
    snapshot: { name: userName, text, file: mediaName || null, at },
  };
}

async function reportedComment(tx: Transaction, id: string, reader: Reader): Promise<ReportedThing | null> {
  const comment = await findReadableComment(tx, id, reader?.id ?? null);
  if (!comment) return null;
  const post = await findPostVisibility(tx, comment.postId, reader?.id ?? null);
  if (!post || !mayReadPost(post, reader)) return null;
  const at = new Date(comment.createdAt).toISOString();
  return {
    kind: 'comment',
    id: comment.id,
    subjectId: comment.userId,
    snapshot: { name: comment.userName, text: comment.text, file: null, at },
  };
}

async function reportedMember(tx: Transaction, id: string): Promise<ReportedThing | null> {
  const member = await findReportedMember(tx, id);
  if (!member) return null;
  const words = [member.designation, member.description].filter(Boolean).join('\n');
  return {
    kind: 'member',
    id,
    subjectId: id,
    snapshot: { name: member.name, text: words, file: null, at: null },
  };
}

async function reportedEvent(tx: Transaction, id: string, reader: Reader): Promise<ReportedThing | null> {
  const event = await findEvent(tx, id, reader?.id ?? null, false);
  if (!event) return null;
  const words = [event.name, event.location, writtenDetails(event.details)].join('\n');
  return {
    kind: 'event',
    id,
    subjectId: event.createdBy,
    snapshot: { name: event.creatorName, text: words, file: null, at: null },
  };
}
