import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { companyProposals, type FieldChange, users } from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';

/** What a member proposes to change of a company. */
export interface ProposalRow {
  id: string;
  userId: string;
  userName: string;
  image: string | null;
  linkedinImage: string | null;
  createdAt: Date;
  changes: FieldChange[];
}

/** How many are shown; more would be one from each of as many members. */
const SHOWN = 50;

const proposals = (db: Database | Transaction) =>
  db
    .select({
      id: companyProposals.id,
      userId: companyProposals.userId,
      userName: users.displayName,
      image: users.image,
      linkedinImage: users.linkedinImage,
      createdAt: companyProposals.createdAt,
      changes: companyProposals.changes,
    })
    .from(companyProposals)
    .innerJoin(users, and(eq(users.id, companyProposals.userId), isShownMember('users')));

/** What waits to be decided of a company, newest first. */
export async function findProposals(
  db: Database,
  companyId: string,
): Promise<{ rows: ProposalRow[]; count: number }> {
  const rows = await proposals(db)
    .where(eq(companyProposals.companyId, companyId))
    .orderBy(desc(companyProposals.createdAt), companyProposals.id)
    .limit(SHOWN);
  if (rows.length < SHOWN) return { rows, count: rows.length };
  const [all] = await db
    .select({ count: count() })
    .from(companyProposals)
    .where(eq(companyProposals.companyId, companyId));
  return { rows, count: all?.count ?? 0 };
}

/** Stores a member's proposal, in the place of an earlier one for the same company. */
export async function keepProposal(
  tx: Transaction,
  { companyId, userId, changes }: { companyId: string; userId: string; changes: FieldChange[] },
): Promise<ProposalRow> {
  const id = newId();
  // An upsert, as two requests of one member can arrive together.
  await tx
    .insert(companyProposals)
    .values({ id, companyId, userId, changes })
    .onConflictDoUpdate({
      target: [companyProposals.companyId, companyProposals.userId],
      set: { id, changes, createdAt: sql`now()` },
    });
  const [row] = await proposals(tx).where(eq(companyProposals.id, id));
  if (!row) throw new Error('The member who proposes is gone.');
  return row;
}

/** Whose a proposal is, which nobody else decides until the transaction ends; null without such a one. */
export async function lockProposal(tx: Transaction, companyId: string, id: string) {
  const [row] = await tx
    .select({ userId: companyProposals.userId, changes: companyProposals.changes })
    .from(companyProposals)
    .where(and(eq(companyProposals.id, id), eq(companyProposals.companyId, companyId)))
    .for('update');
  return row ?? null;
}

/** Takes a proposal away, once it is decided. */
export async function deleteProposal(tx: Transaction, id: string): Promise<void> {
  await tx.delete(companyProposals).where(eq(companyProposals.id, id));
}
