import type { Decision, ReportedKind, ReportReason } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { type DecisionQueue, type QueuePage, queueRows } from '../../../platform/db/decision-queue';
import type { ReportSnapshot } from '../../../platform/db/schema';

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
