import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { type DecisionQueue, type QueuePage, queueRows } from '../../../platform/db/decision-queue';
import {
  type CompanyProof,
  companies,
  companyLinkCases,
  type LinkCaseKind,
  type LinkDecision,
  users,
} from '../../../platform/db/schema';
import { isShownMember, worksVerifiedFor } from '../../../visibility';

/** A member's link to a company. */
export interface LinkRow {
  companyId: string;
  url: string | null;
  urlTrusted: boolean;
  isLinked: boolean;
  isListed: boolean;
  isVerified: boolean;
  proof: CompanyProof | null;
  /** True if a request of the member is open. */
  isWaiting: boolean;
  isObjected: boolean;
  /** True if an open objection keeps the member from being listed. */
  isHeld: boolean;
  /** True if a moderator has ended the link and none has allowed it since. */
  isEnded: boolean;
}

/** Reads a member's link to a company. @returns Null if there is no such company. */
export async function findLink(
  db: Database | Transaction,
  userId: string,
  companyId: string,
): Promise<LinkRow | null> {
  const [row] = await rowsOf<LinkRow>(
    db,
    sql`
      SELECT c.id AS "companyId", c.url, c.url_trusted AS "urlTrusted", u.id IS NOT NULL AS "isLinked",
        coalesce(u.company_updated, false) AS "isListed", u.company_verified_at IS NOT NULL AS "isVerified",
        u.company_proof AS proof, coalesce(k."isWaiting", false) AS "isWaiting",
        coalesce(k."isObjected", false) AS "isObjected", coalesce(k."isHeld", false) AS "isHeld",
        (
          SELECT k.decision = 'end' FROM company_link_cases k
          WHERE k.user_id = ${userId} AND k.company_id = c.id AND k.decision IN ('end', 'verify')
          ORDER BY k.decided_at DESC LIMIT 1
        ) IS TRUE AS "isEnded"
      FROM companies c
      LEFT JOIN users u ON u.id = ${userId} AND u.company_id = c.id
      LEFT JOIN LATERAL (
        SELECT bool_or(o.kind = 'request') AS "isWaiting", bool_or(o.kind = 'objection') AS "isObjected",
          bool_or(o.is_held) AS "isHeld"
        FROM company_link_cases o
        WHERE o.user_id = ${userId} AND o.company_id = c.id AND o.decided_at IS NULL
      ) k ON true
      WHERE c.id = ${companyId}`,
  );
  return row ?? null;
}

/** A member's link to a company with possible evidence. */
export interface Provable {
  userId: string;
  email: string;
  secondaryEmail: string | null;
  proof: CompanyProof | null;
  isVerified: boolean;
  url: string | null;
  urlTrusted: boolean;
}

/** Reads and locks the links of a member, or of all of a company's people. */
export function lockLinks(
  tx: Transaction,
  whose: { userId: string } | { companyId: string },
): Promise<Provable[]> {
  const are = 'userId' in whose ? sql`u.id = ${whose.userId}` : sql`u.company_id = ${whose.companyId}`;
  return rowsOf<Provable>(
    tx,
    sql`
      SELECT u.id AS "userId", u.email, u.secondary_email AS "secondaryEmail", u.company_proof AS proof,
        u.company_verified_at IS NOT NULL AS "isVerified", c.url, c.url_trusted AS "urlTrusted"
      FROM users u JOIN companies c ON c.id = u.company_id
      WHERE ${are} ORDER BY u.id FOR NO KEY UPDATE OF u`,
  );
}

/** Sets the evidence of a member's link; null for none. */
export async function writeProof(tx: Transaction, userId: string, proof: CompanyProof | null): Promise<void> {
  await tx
    .update(users)
    .set({ companyProof: proof, companyVerifiedAt: proof === null ? null : sql`now()` })
    .where(eq(users.id, userId));
}

/** Opens a request or an objection. @returns Null if the same case is already open. */
export async function insertCase(tx: Transaction, draft: typeof companyLinkCases.$inferInsert) {
  const [row] = await tx
    .insert(companyLinkCases)
    .values(draft)
    .onConflictDoNothing()
    .returning({ id: companyLinkCases.id, createdAt: companyLinkCases.createdAt });
  return row ?? null;
}

/** Lists or unlists a member with their company. */
export async function writeListed(tx: Transaction, userId: string, companyId: string, isListed: boolean) {
  await tx
    .update(users)
    .set({ companyUpdated: isListed })
    .where(and(eq(users.id, userId), eq(users.companyId, companyId)));
}

/** Lists a member again after an objection was rejected. */
export const listAgain = (tx: Transaction, userId: string, companyId: string): Promise<void> =>
  writeListed(tx, userId, companyId, true);

/** True if a member is verified as one of a company's people. @see GAP-089 */
export async function isVerifiedMember(
  db: Database | Transaction,
  userId: string,
  companyId: string,
): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.companyId, companyId), worksVerifiedFor('users')));
  return row !== undefined;
}

/** Returns the verified company of a member, otherwise the declared one. @returns Null if there is none. */
export async function findOwnCompany(
  db: Database | Transaction,
  userId: string,
): Promise<{ id: string; name: string; isVerified: boolean } | null> {
  const [row] = await rowsOf<{ id: string; name: string; isVerified: boolean }>(
    db,
    sql`SELECT c.id, c.name, u.company_verified_at IS NOT NULL AS "isVerified"
      FROM users u JOIN companies c ON c.id = u.company_id WHERE u.id = ${userId}`,
  );
  return row ?? null;
}

/** Reads a member's requests and objections, newest first. */
export const findOwnCases = (db: Database, userId: string) =>
  db
    .select()
    .from(companyLinkCases)
    .where(eq(companyLinkCases.raisedBy, userId))
    .orderBy(desc(companyLinkCases.createdAt), companyLinkCases.id);

/** A decision with its moderator. Times are in the database's text form. */
export interface DecidedRow {
  kind: LinkCaseKind;
  decision: LinkDecision;
  note: string;
  at: string;
  moderator: string | null;
}

/** A request or objection with the details for moderators. */
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
  /** Current company of the member. */
  currentCompanyId: string | null;
  isListed: boolean;
  isVerified: boolean;
  /** All earlier decisions about the member and the company, newest first. */
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

/** SQL conditions for open and decided cases. */
export const LINK_CASE_QUEUE = {
  table: 'company_link_cases',
  decidedAt: 'decided_at',
} as const satisfies DecisionQueue;

/** Reads a page of cases: open ones oldest first, decided ones with the latest decision first. */
export function findLinkCases(db: Database, page: QueuePage): Promise<LinkCaseRow[]> {
  const { from, order } = queueRows(LINK_CASE_QUEUE, page);
  return rowsOf<LinkCaseRow>(db, sql`SELECT ${columns} FROM ${from} ${joins} ORDER BY ${order}`);
}

/** Finds a case. @returns Null if there is none. */
export async function findLinkCase(db: Database | Transaction, id: string): Promise<LinkCaseRow | null> {
  const [row] = await rowsOf<LinkCaseRow>(
    db,
    sql`SELECT ${columns} FROM company_link_cases k ${joins} WHERE k.id = ${id}`,
  );
  return row ?? null;
}

/** Locks a case and its member for a decision. @returns True if it is open; null if there is no such case. */
export async function lockLinkCase(tx: Transaction, id: string): Promise<boolean | null> {
  const [row] = await rowsOf<{ waits: boolean }>(
    tx,
    sql`SELECT k.decided_at IS NULL AS waits FROM company_link_cases k JOIN users u ON u.id = k.user_id
      WHERE k.id = ${id} FOR UPDATE OF k, u`,
  );
  return row?.waits ?? null;
}

/** Open cases of a member with a company that a decision settles, and the decision. */
interface Settlement {
  userId: string;
  companyId: string;
  kinds: readonly LinkCaseKind[];
  decision: LinkDecision;
  moderatorId: string;
  note: string;
}

/** Closes the open cases that a decision settles. @returns Their IDs. */
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

/** Verifies a member's link by a moderator's decision, and makes the website that was checked the trusted one. */
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

/** Removes a member's link to a company. */
export async function endLink(tx: Transaction, userId: string, companyId: string): Promise<void> {
  await tx
    .update(users)
    .set({ companyId: null, companyUpdated: false, companyProof: null, companyVerifiedAt: null })
    .where(and(eq(users.id, userId), eq(users.companyId, companyId)));
}
