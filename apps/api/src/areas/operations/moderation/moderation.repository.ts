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

/** A case as lists have it. Moments are as the database writes them. */
export interface CaseRow {
  id: string;
  kind: ReportedKind;
  targetId: string;
  subjectId: string;
  name: string;
  image: string | null;
  isSuspended: boolean;
  isHidden: boolean;
  /** Whether its author has removed it. */
  isGone: boolean;
  isOpen: boolean;
  version: number;
  reportCount: number;
  reasons: readonly { reason: ReportReason; count: number }[];
  /** Of the newest report. */
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

/** The cases that wait and those that are closed. */
export const CASE_QUEUE = {
  table: 'moderation_cases',
  decidedAt: 'closed_at',
} as const satisfies DecisionQueue;

/** A page of cases: open ones the oldest first, closed ones the newest decision first. */
export function findCases(db: Database, page: QueuePage): Promise<CaseRow[]> {
  const { from, order } = queueRows(CASE_QUEUE, page);
  return rowsOf<CaseRow>(db, sql`SELECT ${columns} FROM ${from} ${joins} ORDER BY ${order}`);
}

/** A case, or null. */
export async function findCase(db: Database | Transaction, id: string): Promise<CaseRow | null> {
  const [row] = await rowsOf<CaseRow>(
    db,
    sql`SELECT ${columns} FROM moderation_cases k ${joins} WHERE k.id = ${id}`,
  );
  return row ?? null;
}

/** Other cases of the same thing or of the same member, the newest first. */
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

/** A report as moderators have it. */
export interface CaseReportRow {
  id: string;
  reason: ReportReason;
  text: string;
  snapshot: ReportSnapshot;
  createdAt: string;
  reporterId: string | null;
  reporterName: string | null;
}

/** The reports of a case, the newest first. */
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

/** A decision as moderators have it. */
export interface DecisionRow {
  id: string;
  decision: Decision;
  reason: ReportReason | null;
  note: string;
  createdAt: string;
  moderator: string | null;
}

/** What was decided in a case, in order. */
export const findDecisions = (db: Database | Transaction, caseId: string): Promise<DecisionRow[]> =>
  rowsOf<DecisionRow>(
    db,
    sql`
      SELECT d.id, d.decision, d.reason, d.note, d.created_at::text AS "createdAt", u.display_name AS moderator
      FROM moderation_decisions d LEFT JOIN users u ON u.id = d.moderator_id
      WHERE d.case_id = ${caseId} ORDER BY d.created_at, d.id`,
  );

/** The post of a comment. @returns Null when the comment is gone. */
export async function findPostOfComment(db: Database | Transaction, id: string): Promise<string | null> {
  const [row] = await rowsOf<{ postId: string }>(
    db,
    sql`SELECT post_id AS "postId" FROM post_comments WHERE id = ${id}`,
  );
  return row?.postId ?? null;
}

/** The newest comments of a post, hidden ones too, newest first. */
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

/** A comment with those before and after it, hidden ones too, newest first. @param beside How many on each side. */
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

/** Holds a case for whoever decides on it. @returns Its version; null without such a case. */
export async function lockCase(tx: Transaction, id: string): Promise<number | null> {
  const [row] = await tx
    .select({ version: moderationCases.version })
    .from(moderationCases)
    .where(eq(moderationCases.id, id))
    .for('update');
  return row?.version ?? null;
}

/** Writes a decision down, and closes its case. */
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

/** Hides a post or comment from all but its author. @param reason Null shows it again. */
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
  // Earlier texts were never looked at: what was hidden may stand in them.
  if (kind === 'post')
    await tx.update(postVersions).set({ visibility: 'private' }).where(eq(postVersions.postId, id));
}

/**
 * Suspends a member, or no longer: what the member wrote, likes and follows is out of sight and not counted.
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

/** A member, to be told. */
export async function findAddressee(tx: Transaction, userId: string): Promise<Addressee | null> {
  const [row] = await rowsOf<Addressee>(tx, sql`SELECT ${addressee} FROM users u WHERE u.id = ${userId}`);
  return row ?? null;
}

/** Who reported what a case is about, and is a member still. */
export const findReporters = (tx: Transaction, caseId: string): Promise<Addressee[]> =>
  rowsOf<Addressee>(
    tx,
    sql`SELECT ${addressee} FROM reports r JOIN users u ON u.id = r.reporter_id
      WHERE r.case_id = ${caseId} AND ${isShownMember('u')} ORDER BY r.created_at, u.id`,
  );
