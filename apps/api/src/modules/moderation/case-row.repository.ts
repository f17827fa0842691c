import type { Decision, ReportedKind, ReportReason } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../db/database';
import type { ReportSnapshot } from '../../db/schema';

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
  c.id, c.target_kind AS kind, c.target_id AS "targetId", c.subject_id AS "subjectId", u.display_name AS name,
  coalesce(u.image, u.linkedin_image) AS image, u.suspended_at IS NOT NULL AS "isSuspended",
  CASE c.target_kind WHEN 'post' THEN p.hidden_at IS NOT NULL WHEN 'comment' THEN m.hidden_at IS NOT NULL
    WHEN 'event' THEN e.hidden_at IS NOT NULL ELSE false END AS "isHidden",
  CASE c.target_kind WHEN 'post' THEN p.id IS NULL OR p.removed_at IS NOT NULL WHEN 'comment' THEN m.id IS NULL
    WHEN 'event' THEN e.id IS NULL ELSE false END AS "isGone",
  c.closed_at IS NULL AS "isOpen", c.version, c.report_count AS "reportCount", r.reasons, s.snapshot,
  c.created_at::text AS "createdAt", c.last_report_at::text AS "lastReportAt", c.closed_at::text AS "closedAt",
  d.decision AS "lastDecision"`;

const joins: SQL = sql`
  JOIN users u ON u.id = c.subject_id
  LEFT JOIN posts p ON c.target_kind = 'post' AND p.id = c.target_id
  LEFT JOIN post_comments m ON c.target_kind = 'comment' AND m.id = c.target_id
  LEFT JOIN events e ON c.target_kind = 'event' AND e.id = c.target_id
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_object('reason', g.reason, 'count', g.n) ORDER BY g.n DESC, g.reason), '[]'::json)
      AS reasons
    FROM (SELECT x.reason, count(*)::integer AS n FROM reports x WHERE x.case_id = c.id GROUP BY x.reason) g
  ) r
  CROSS JOIN LATERAL (
    SELECT x.snapshot FROM reports x WHERE x.case_id = c.id ORDER BY x.created_at DESC NULLS LAST, x.id LIMIT 1
  ) s
  LEFT JOIN LATERAL (
    SELECT x.decision FROM moderation_decisions x WHERE x.case_id = c.id
    ORDER BY x.created_at DESC, x.id DESC LIMIT 1
  ) d ON true`;

/** Which page of the cases. */
export interface CasePageQuery {
  status: 'open' | 'closed';
  /** Where the page begins: a moment and an id; null is the first. */
  after: { at: string; id: string } | null;
  /** One more than are shown. */
  limit: number;
}

/** A page of cases: open ones the oldest first, closed ones the newest decision first. */
export function findCases(db: Database, { status, after, limit }: CasePageQuery): Promise<CaseRow[]> {
  const from = after && sql`(${after.at}::timestamptz, ${after.id}::uuid)`;
  return status === 'open'
    ? rowsOf<CaseRow>(
        db,
        sql`
          SELECT ${columns} FROM (
            SELECT * FROM moderation_cases x
            WHERE x.closed_at IS NULL ${from ? sql`AND (x.created_at, x.id) > ${from}` : sql``}
            ORDER BY x.created_at, x.id LIMIT ${limit}
          ) c ${joins} ORDER BY c.created_at, c.id`,
      )
    : rowsOf<CaseRow>(
        db,
        sql`
          SELECT ${columns} FROM (
            SELECT * FROM moderation_cases x
            WHERE x.closed_at IS NOT NULL ${from ? sql`AND (x.closed_at, x.id) < ${from}` : sql``}
            ORDER BY x.closed_at DESC NULLS LAST, x.id DESC NULLS LAST LIMIT ${limit}
          ) c ${joins} ORDER BY c.closed_at DESC, c.id DESC`,
      );
}

/** How many cases there are. */
export async function countCases(db: Database, status: 'open' | 'closed'): Promise<number> {
  const is = status === 'open' ? sql`IS NULL` : sql`IS NOT NULL`;
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`SELECT count(*)::integer AS n FROM moderation_cases WHERE closed_at ${is}`,
  );
  return row?.n ?? 0;
}

/** A case, or null. */
export async function findCase(db: Database | Transaction, id: string): Promise<CaseRow | null> {
  const [row] = await rowsOf<CaseRow>(
    db,
    sql`SELECT ${columns} FROM moderation_cases c ${joins} WHERE c.id = ${id}`,
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
      SELECT ${columns} FROM moderation_cases c ${joins}
      WHERE c.subject_id = ${subjectId} AND c.id <> ${id}
      ORDER BY c.created_at DESC NULLS LAST, c.id LIMIT ${limit}`,
  );
