import { and, eq, sql } from 'drizzle-orm';
import { refreshCompanies } from '../../../platform/db/company-figures';
import { recountSupplied } from '../../../platform/db/counts';
import type { Transaction } from '../../../platform/db/database';
import { type CompanyProof, users } from '../../../platform/db/schema';
import { reviewNewPeople } from '../../companies/affiliations';
import { COMPANY_TABLES } from './company-tables';
import type { Removable, RowsByTable } from './removable';

/** Companies: duplicates are merged, and what does not belong in the catalogue is hidden. @see GAP-088 */
export const COMPANY: Removable = {
  word: 'company',
  table: 'companies',
  kept: 'removed_companies',
  former: 'company',
  tables: COMPANY_TABLES,
  takeOthers: takePeople,
  putBackOthers: putBackPeople,
  refresh: async (tx, ids, rows) => {
    await refreshCompanies(tx, ids);
    for (const row of rows.suppliers ?? []) await recountSupplied(tx, String(row.product_id));
  },
};

/** Its people lose it, or get the other. */
async function takePeople(tx: Transaction, id: string, into: string | null): Promise<RowsByTable> {
  const people = await tx
    .select({
      id: users.id,
      listed: users.companyUpdated,
      proof: users.companyProof,
      verifiedAt: sql<string | null>`${users.companyVerifiedAt}::text`,
    })
    .from(users)
    .where(eq(users.companyId, id))
    .for('update');
  await tx
    .update(users)
    .set({
      companyId: into,
      ...(into === null && { companyUpdated: false, companyProof: null, companyVerifiedAt: null }),
    })
    .where(eq(users.companyId, id));
  // What a website showed that is not the other's shows nothing there.
  if (into !== null) {
    await reviewNewPeople(
      tx,
      people.map((one) => one.id),
    );
  }
  return { users: people };
}

/** Those who have not gone elsewhere meanwhile are its people again. */
async function putBackPeople(
  tx: Transaction,
  id: string,
  mergedInto: string | null,
  rows: RowsByTable,
): Promise<void> {
  for (const one of rows.users ?? []) {
    const isStill = mergedInto === null ? sql`${users.companyId} IS NULL` : eq(users.companyId, mergedInto);
    await tx
      .update(users)
      .set({
        companyId: id,
        companyUpdated: one.listed === true,
        companyProof: (one.proof ?? null) as CompanyProof | null,
        companyVerifiedAt: one.verifiedAt == null ? null : sql`${String(one.verifiedAt)}::timestamptz`,
      })
      .where(and(eq(users.id, String(one.id)), isStill));
  }
}
