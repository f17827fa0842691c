import type { Decision, ReportReason } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import type { ReportSnapshot } from '../../../platform/db/schema';
import { COMMENT_COLUMNS, COMMENT_JOINS, type CommentRow } from '../../feed/posts';

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
