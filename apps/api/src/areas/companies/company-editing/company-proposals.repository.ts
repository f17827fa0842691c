import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { companyProposals, type FieldChange, users } from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';

/** A proposed edit of a company. */
export interface ProposalRow {
  id: string;
  userId: string;
  userName: string;
  image: string | null;
  linkedinImage: string | null;
  createdAt: Date;
  changes: FieldChange[];
}

/** Maximum number of proposals in a reply. */
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

/** Reads the open proposals for a company, newest first. */
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

/** Stores a member's proposal, replacing an earlier one for the same company. */
export async function keepProposal(
  tx: Transaction,
  { companyId, userId, changes }: { companyId: string; userId: string; changes: FieldChange[] },
): Promise<ProposalRow> {
  const id = newId();
  // An upsert, because two requests of one member may be concurrent.
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

/** Reads and locks a proposal's author; null if there is no such proposal. */
export async function lockProposal(tx: Transaction, companyId: string, id: string) {
  const [row] = await tx
    .select({ userId: companyProposals.userId, changes: companyProposals.changes })
    .from(companyProposals)
    .where(and(eq(companyProposals.id, id), eq(companyProposals.companyId, companyId)))
    .for('update');
  return row ?? null;
}

/** Deletes a proposal after its decision. */
export async function deleteProposal(tx: Transaction, id: string): Promise<void> {
  await tx.delete(companyProposals).where(eq(companyProposals.id, id));
}
