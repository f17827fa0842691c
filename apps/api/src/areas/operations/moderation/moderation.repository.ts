import type { Decision, ReportedKind, ReportReason } from '@millrace/domain';
import { eq, type SQL, sql } from 'drizzle-orm';
import { recountProducts } from '../../../platform/db/counts';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { type DecisionQueue, type QueuePage, queueRows } from '../../../platform/db/decision-queue';
import { type Addressee, addressee } from '../../../platform/db/mail-address';
import {
  commentLikes,
  moderationCases,
  moderationDecisions,
  postComments,
  postLikes,
  posts,
  postVersions,
  productFollowers,
  type ReportSnapshot,
  users,
} from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';
import { COMMENT_COLUMNS, COMMENT_JOINS, type CommentRow } from '../../feed/posts';

/** A case in lists. Times are in the database's text form. */
export interface CaseRow {
  id: string;
  kind: ReportedKind;
  targetId: string;
  subjectId: string;
  name: string;
  image: string | null;
  isSuspended: boolean;
  isHidden: boolean;
  /** True if its author has deleted it. */
  isGone: boolean;
  isOpen: boolean;
  version: number;
  reportCount: number;
  reasons: readonly { reason: ReportReason; count: number }[];
  /** Snapshot of the newest report. */
  snapshot: ReportSnapshot;
  createdAt: string;
  lastReportAt: string;
  closedAt: string | null;
  lastDecision: Decision | null;
}

const columns: SQL = sql`
  k.id, k.target_kind AS kind, k.target_id AS "targetId", k.subject_id AS "subjectId", u.display_name AS name,
  coalesce(u.image, u.linkedin_image) AS image, u.suspended_at IS NOT NULL AS "isSuspended",
  CASE k.target_kind WHEN 'post' THEN p.hidden_at IS NOT NULL WHEN 'comment' THEN m.hidden_at IS NOT NULL
    WHEN 'event' THEN e.hidden_at IS NOT NULL ELSE false END AS "isHidden",
  CASE k.target_kind WHEN 'post' THEN p.id IS NULL OR p.removed_at IS NOT NULL WHEN 'comment' THEN m.id IS NULL
    WHEN 'event' THEN e.id IS NULL ELSE false END AS "isGone",
  k.closed_at IS NULL AS "isOpen", k.version, k.report_count AS "reportCount", r.reasons, s.snapshot,
  k.created_at::text AS "createdAt", k.last_report_at::text AS "lastReportAt", k.closed_at::text AS "closedAt",
  d.decision AS "lastDecision"`;

const joins: SQL = sql`
  JOIN users u ON u.id = k.subject_id
  LEFT JOIN posts p ON k.target_kind = 'post' AND p.id = k.target_id
  LEFT JOIN post_comments m ON k.target_kind = 'comment' AND m.id = k.target_id
  LEFT JOIN events e ON k.target_kind = 'event' AND e.id = k.target_id
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_object('reason', g.reason, 'count', g.n) ORDER BY g.n DESC, g.reason), '[]'::json)
      AS reasons
    FROM (SELECT x.reason, count(*)::integer AS n FROM reports x WHERE x.case_id = k.id GROUP BY x.reason) g
  ) r
  CROSS JOIN LATERAL (
    SELECT x.snapshot FROM reports x WHERE x.case_id = k.id ORDER BY x.created_at DESC NULLS LAST, x.id LIMIT 1
  ) s
  LEFT JOIN LATERAL (
    SELECT x.decision FROM moderation_decisions x WHERE x.case_id = k.id
    ORDER BY x.created_at DESC, x.id DESC LIMIT 1
  ) d ON true`;

/** SQL conditions for open and closed cases. */
export const CASE_QUEUE = {
  table: 'moderation_cases',
  decidedAt: 'closed_at',
} as const satisfies DecisionQueue;

/** Reads a page of cases: open ones oldest first, closed ones with the latest decision first. */
export function findCases(db: Database, page: QueuePage): Promise<CaseRow[]> {
  const { from, order } = queueRows(CASE_QUEUE, page);
  return rowsOf<CaseRow>(db, sql`SELECT ${columns} FROM ${from} ${joins} ORDER BY ${order}`);
}

/** Finds a case, or null. */
export async function findCase(db: Database | Transaction, id: string): Promise<CaseRow | null> {
  const [row] = await rowsOf<CaseRow>(
    db,
    sql`SELECT ${columns} FROM moderation_cases k ${joins} WHERE k.id = ${id}`,
  );
  return row ?? null;
}

/** Reads other cases of the same target or member, newest first. */
export const findEarlierCases = (
  db: Database | Transaction,
  { id, subjectId }: Pick<CaseRow, 'id' | 'subjectId'>,
  limit: number,
): Promise<CaseRow[]> =>
  rowsOf<CaseRow>(
    db,
    sql`
      SELECT ${columns} FROM moderation_cases k ${joins}
      WHERE k.subject_id = ${subjectId} AND k.id <> ${id}
      ORDER BY k.created_at DESC NULLS LAST, k.id LIMIT ${limit}`,
  );

/** A report for moderators. */
export interface CaseReportRow {
  id: string;
  reason: ReportReason;
  text: string;
  snapshot: ReportSnapshot;
  createdAt: string;
  reporterId: string | null;
  reporterName: string | null;
}

/** Reads the reports of a case, newest first. */
export const findReports = (
  db: Database | Transaction,
  caseId: string,
  limit: number,
): Promise<CaseReportRow[]> =>
  rowsOf<CaseReportRow>(
    db,
    sql`
      SELECT r.id, r.reason, r.text, r.snapshot, r.created_at::text AS "createdAt", u.id AS "reporterId",
        u.display_name AS "reporterName"
      FROM reports r LEFT JOIN users u ON u.id = r.reporter_id
      WHERE r.case_id = ${caseId} ORDER BY r.created_at DESC NULLS LAST, r.id LIMIT ${limit}`,
  );

/** A decision for moderators. */
export interface DecisionRow {
  id: string;
  decision: Decision;
  reason: ReportReason | null;
  note: string;
  createdAt: string;
  moderator: string | null;
}

/** Reads the decisions of a case, in order. */
export const findDecisions = (db: Database | Transaction, caseId: string): Promise<DecisionRow[]> =>
  rowsOf<DecisionRow>(
    db,
    sql`
      SELECT d.id, d.decision, d.reason, d.note, d.created_at::text AS "createdAt", u.display_name AS moderator
      FROM moderation_decisions d LEFT JOIN users u ON u.id = d.moderator_id
      WHERE d.case_id = ${caseId} ORDER BY d.created_at, d.id`,
  );

/** Finds the post of a comment. @returns Null if the comment is deleted. */
export async function findPostOfComment(db: Database | Transaction, id: string): Promise<string | null> {
  const [row] = await rowsOf<{ postId: string }>(
    db,
    sql`SELECT post_id AS "postId" FROM post_comments WHERE id = ${id}`,
  );
  return row?.postId ?? null;
}

/** Reads the newest comments of a post, including hidden ones, newest first. */
export const findNewestComments = (
  db: Database | Transaction,
  postId: string,
  limit: number,
): Promise<CommentRow[]> =>
  rowsOf<CommentRow>(
    db,
    sql`
      SELECT ${COMMENT_COLUMNS} FROM (
        SELECT * FROM post_comments x WHERE x.post_id = ${postId}
        ORDER BY x.created_at DESC NULLS LAST, x.id DESC NULLS LAST LIMIT ${limit}
      ) m ${COMMENT_JOINS} ORDER BY m.created_at DESC, m.id DESC`,
  );

/** Reads a comment with its neighbours, including hidden ones, newest first. @param beside Number on each side. */
export const findCommentsAround = (
  db: Database | Transaction,
  id: string,
  beside: number,
): Promise<CommentRow[]> =>
  rowsOf<CommentRow>(
    db,
    sql`
      WITH it AS (SELECT * FROM post_comments WHERE id = ${id})
      SELECT ${COMMENT_COLUMNS} FROM (
        SELECT * FROM it
        UNION ALL (
          SELECT x.* FROM post_comments x, it
          WHERE x.post_id = it.post_id AND (x.created_at, x.id) < (it.created_at, it.id)
          ORDER BY x.created_at DESC NULLS LAST, x.id DESC NULLS LAST LIMIT ${beside}
        )
        UNION ALL (
          SELECT x.* FROM post_comments x, it
          WHERE x.post_id = it.post_id AND (x.created_at, x.id) > (it.created_at, it.id)
          ORDER BY x.created_at, x.id LIMIT ${beside}
        )
      ) m ${COMMENT_JOINS} ORDER BY m.created_at DESC, m.id DESC`,
  );

/** Locks a case for a decision. @returns Its version; null if there is no such case. */
export async function lockCase(tx: Transaction, id: string): Promise<number | null> {
  const [row] = await tx
    .select({ version: moderationCases.version })
    .from(moderationCases)
    .where(eq(moderationCases.id, id))
    .for('update');
  return row?.version ?? null;
}

/** Inserts a decision and closes its case. */
export async function insertDecision(
  tx: Transaction,
  { id: caseId, kind: targetKind, targetId }: Pick<CaseRow, 'id' | 'kind' | 'targetId'>,
  decided: { moderatorId: string; decision: Decision; reason: ReportReason | null; note: string },
): Promise<void> {
  await tx.insert(moderationDecisions).values({ caseId, targetKind, targetId, ...decided });
  await tx
    .update(moderationCases)
    .set({
      version: sql`${moderationCases.version} + 1`,
      closedAt: sql`coalesce(${moderationCases.closedAt}, now())`,
    })
    .where(eq(moderationCases.id, caseId));
}

/** Hides a post or comment from everyone but its author. @param reason Null unhides it. */
export async function setHidden(
  tx: Transaction,
  kind: 'post' | 'comment',
  id: string,
  reason: ReportReason | null,
): Promise<void> {
  const table = kind === 'post' ? posts : postComments;
  await tx
    .update(table)
    .set({ hiddenAt: reason === null ? null : sql`now()`, hiddenFor: reason })
    .where(eq(table.id, id));
  // Earlier versions were not reviewed and may contain what was hidden.
  if (kind === 'post')
    await tx.update(postVersions).set({ visibility: 'private' }).where(eq(postVersions.postId, id));
}

/**
 * Suspends or reinstates a member. Content, likes and follows of suspended members are hidden and not counted.
 *
 * @returns The member's company.
 */
export async function setSuspended(
  tx: Transaction,
  userId: string,
  suspended: boolean,
): Promise<{ companyId: string | null }> {
  const [row] = await tx
    .update(users)
    .set({ isActive: !suspended, suspendedAt: suspended ? sql`now()` : null })
    .where(eq(users.id, userId))
    .returning({ companyId: users.companyId });
  await tx.update(posts).set({ withheld: suspended }).where(eq(posts.userId, userId));
  await tx.update(postComments).set({ withheld: suspended }).where(eq(postComments.userId, userId));
  await tx.update(postLikes).set({ withheld: suspended }).where(eq(postLikes.userId, userId));
  await tx.update(commentLikes).set({ withheld: suspended }).where(eq(commentLikes.userId, userId));
  const followed = await tx
    .select({ id: productFollowers.productId })
    .from(productFollowers)
    .where(eq(productFollowers.userId, userId));
  await recountProducts(
    tx,
    followed.map(({ id }) => id),
  );
  return { companyId: row?.companyId ?? null };
}

/** Finds a member as a recipient of mails. */
export async function findAddressee(tx: Transaction, userId: string): Promise<Addressee | null> {
  const [row] = await rowsOf<Addressee>(tx, sql`SELECT ${addressee} FROM users u WHERE u.id = ${userId}`);
  return row ?? null;
}

/** Reads the reporters of a case's target who are still members. */
export const findReporters = (tx: Transaction, caseId: string): Promise<Addressee[]> =>
  rowsOf<Addressee>(
    tx,
    sql`SELECT ${addressee} FROM reports r JOIN users u ON u.id = r.reporter_id
      WHERE r.case_id = ${caseId} AND ${isShownMember('u')} ORDER BY r.created_at, u.id`,
  );
