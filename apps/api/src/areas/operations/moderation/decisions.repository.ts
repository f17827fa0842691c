import type { Decision, ReportReason } from '@millrace/domain';
import { eq, sql } from 'drizzle-orm';
import { recountProducts } from '../../../platform/db/counts';
import { rowsOf, type Transaction } from '../../../platform/db/database';
import { type Addressee, addressee } from '../../../platform/db/mail-address';
import {
  moderationCases,
  moderationDecisions,
  postComments,
  postLikes,
  posts,
  productFollowers,
  users,
} from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';
import type { CaseRow } from './case-row.repository';

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
