import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { type DecisionQueue, type QueuePage, queueRows } from '../../../platform/db/decision-queue';
import {
  companies,
  companyLinkCases,
  type LinkCaseKind,
  type LinkDecision,
  users,
} from '../../../platform/db/schema';
import { isShownMember, worksVerifiedFor } from '../../../visibility';

/** What was decided, and by whom. Moments are as the database writes them. */
export interface DecidedRow {
  kind: LinkCaseKind;
  decision: LinkDecision;
  note: string;
  at: string;
  moderator: string | null;
}

/** A request or objection with what moderators are told of it. */
export interface LinkCaseRow {
  id: string;
  kind: LinkCaseKind;
  text: string;
  createdAt: string;
  decidedAt: string | null;
  isHeld: boolean;
  raisedBy: string | null;
  raisedByName: string | null;
  companyId: string;
  companyName: string;
  url: string | null;
  verifiedPeople: number;
  userId: string;
  userName: string;
  designation: string | null;
  image: string | null;
  email: string;
  secondaryEmail: string | null;
  /** The company that the member belongs to now. */
  currentCompanyId: string | null;
  isListed: boolean;
  isVerified: boolean;
  /** All that was decided about the member and the company, the newest first. */
  decisions: DecidedRow[];
  decided: DecidedRow | null;
}

const decided = (alias: string): SQL => sql`
  json_build_object('kind', ${sql.raw(alias)}.kind, 'decision', ${sql.raw(alias)}.decision,
    'note', ${sql.raw(alias)}.note, 'at', ${sql.raw(alias)}.decided_at, 'moderator', m.display_name)`;

const columns: SQL = sql`
  k.id, k.kind, k.text, k.created_at::text AS "createdAt", k.decided_at::text AS "decidedAt", k.is_held AS "isHeld",
  r.id AS "raisedBy", r.display_name AS "raisedByName", c.id AS "companyId", c.name AS "companyName", c.url,
  (
    SELECT count(*)::integer FROM users v
    WHERE v.company_id = c.id AND ${worksVerifiedFor('v')} AND ${isShownMember('v')}
  ) AS "verifiedPeople",
  u.id AS "userId", u.display_name AS "userName", u.designation, coalesce(u.image, u.linkedin_image) AS image,
  u.email, u.secondary_email AS "secondaryEmail", u.company_id AS "currentCompanyId",
  u.company_updated AS "isListed", u.company_verified_at IS NOT NULL AS "isVerified",
  CASE WHEN k.decided_at IS NULL THEN NULL ELSE (
    SELECT ${decided('k')} FROM (VALUES (1)) one LEFT JOIN users m ON m.id = k.decided_by
  ) END AS decided,
  (
    SELECT coalesce(json_agg(${decided('b')} ORDER BY b.decided_at DESC, b.id), '[]'::json)
    FROM (
      SELECT * FROM company_link_cases b
      WHERE b.user_id = k.user_id AND b.company_id = k.company_id AND b.decided_at IS NOT NULL AND b.id <> k.id
      ORDER BY b.decided_at DESC, b.id LIMIT ${sql.raw('20')}
    ) b LEFT JOIN users m ON m.id = b.decided_by
  ) AS decisions`;

const joins: SQL = sql`
  JOIN companies c ON c.id = k.company_id JOIN users u ON u.id = k.user_id LEFT JOIN users r ON r.id = k.raised_by`;

/** The cases that wait and those that were decided. */
export const LINK_CASE_QUEUE = {
  table: 'company_link_cases',
  decidedAt: 'decided_at',
} as const satisfies DecisionQueue;

/** A page of cases: open ones the oldest first, closed ones the newest decision first. */
export function findLinkCases(db: Database, page: QueuePage): Promise<LinkCaseRow[]> {
  const { from, order } = queueRows(LINK_CASE_QUEUE, page);
  return rowsOf<LinkCaseRow>(db, sql`SELECT ${columns} FROM ${from} ${joins} ORDER BY ${order}`);
}

/** A case. @returns Null without such a one. */
export async function findLinkCase(db: Database | Transaction, id: string): Promise<LinkCaseRow | null> {
  const [row] = await rowsOf<LinkCaseRow>(
    db,
    sql`SELECT ${columns} FROM company_link_cases k ${joins} WHERE k.id = ${id}`,
  );
  return row ?? null;
}

/** Holds a case and its member for whoever decides on it. @returns Whether it still waits; null without such a case. */
export async function lockLinkCase(tx: Transaction, id: string): Promise<boolean | null> {
  const [row] = await rowsOf<{ waits: boolean }>(
    tx,
    sql`SELECT k.decided_at IS NULL AS waits FROM company_link_cases k JOIN users u ON u.id = k.user_id
      WHERE k.id = ${id} FOR UPDATE OF k, u`,
  );
  return row?.waits ?? null;
}

/** Which of a member's open cases with a company a decision settles, and what it says. */
export interface Settlement {
  userId: string;
  companyId: string;
  kinds: readonly LinkCaseKind[];
  decision: LinkDecision;
  moderatorId: string;
  note: string;
}

/** Closes the open cases that a decision settles. @returns Their ids. */
export async function settleCases(tx: Transaction, settled: Settlement): Promise<string[]> {
  const rows = await tx
    .update(companyLinkCases)
    .set({
      decision: settled.decision,
      decidedBy: settled.moderatorId,
      decidedAt: sql`now()`,
      note: settled.note,
    })
    .where(
      and(
        eq(companyLinkCases.userId, settled.userId),
        eq(companyLinkCases.companyId, settled.companyId),
        inArray(companyLinkCases.kind, [...settled.kinds]),
        isNull(companyLinkCases.decidedAt),
      ),
    )
    .returning({ id: companyLinkCases.id });
  return rows.map(({ id }) => id);
}

/** Makes a member one of a company's people, as a moderator has verified, and trusts the website that was looked at. */
export async function verifyLink(tx: Transaction, userId: string, companyId: string): Promise<void> {
  await tx
    .update(users)
    .set({
      companyId,
      companyName: null,
      companyUpdated: true,
      companyProof: 'moderator',
      companyVerifiedAt: sql`now()`,
    })
    .where(eq(users.id, userId));
  await tx.update(companies).set({ urlTrusted: true }).where(eq(companies.id, companyId));
}

/** Takes a member from a company. */
export async function endLink(tx: Transaction, userId: string, companyId: string): Promise<void> {
  await tx
    .update(users)
    .set({ companyId: null, companyUpdated: false, companyProof: null, companyVerifiedAt: null })
    .where(and(eq(users.id, userId), eq(users.companyId, companyId)));
}
