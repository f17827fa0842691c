import { and, eq, sql } from 'drizzle-orm';
import { refreshCompanies } from '../../../platform/db/company-figures';
import { recountSupplied } from '../../../platform/db/counts';
import type { Transaction } from '../../../platform/db/database';
import { type CompanyProof, users } from '../../../platform/db/schema';
import { reviewNewPeople } from '../../companies/affiliations';
import { type OwnedTable, owned, type Removable, type RowsByTable } from './removable';

const table = owned('company_id');

/** Tables that belong to a company, except its people; referenced tables first. @see GAP-088 */
const COMPANY_TABLES: readonly OwnedTable[] = [
  table('suppliers', {
    identity: ['product_id'],
    requiredReferences: { product_id: 'products' },
    nullableReferences: { created_by: 'users' },
    written: ['source_url'],
  }),
  table('company_followers', { identity: ['user_id'], requiredReferences: { user_id: 'users' } }),
  table('post_companies', { identity: ['post_id'], requiredReferences: { post_id: 'posts' } }),
  table('event_companies', {
    identity: ['event_id'],
    requiredReferences: { event_id: 'events' },
    nullableReferences: { added_by: 'users' },
  }),
  table('feed_entries', {
    owner: 'owner_id',
    only: "t.kind = 'company'",
    identity: ['kind', 'post_id'],
    requiredReferences: { post_id: 'posts' },
  }),
  table('quote_recipients', {
    identity: ['inquiry_id'],
    requiredReferences: { inquiry_id: 'inquiries' },
    retainedBy:
      'SELECT 1 FROM quote_answers a WHERE a.inquiry_id = t.inquiry_id AND a.company_id = t.company_id',
  }),
  table('quote_answers', {
    identity: ['id'],
    requiredReferences: { inquiry_id: 'inquiries' },
    nullableReferences: { user_id: 'users' },
    written: ['price', 'lead_time', 'minimum_order', 'message', 'attachment_file'],
  }),
  table('link_verdicts', {
    identity: ['id'],
    requiredReferences: { product_id: 'products' },
    nullableReferences: { user_id: 'users' },
    written: ['verdict', 'reason', 'source_url'],
  }),
  table('removed_links', {
    identity: ['id'],
    requiredReferences: { product_id: 'products' },
    nullableReferences: { created_by: 'users', removed_by: 'users' },
  }),
  table('company_link_cases', {
    identity: ['id'],
    requiredReferences: { user_id: 'users' },
    nullableReferences: { raised_by: 'users', decided_by: 'users' },
    written: ['decision'],
  }),
  // Both companies' counts of a day are retained, distinguished by `counted_for`.
  table('company_days', { identity: ['day', 'metric', 'source', 'counted_for'], written: ['count'] }),
  table('notifications', {
    identity: ['id'],
    requiredReferences: { user_id: 'users' },
    nullableReferences: { actor_id: 'users' },
  }),
];

/** Companies: duplicates are merged, unwanted ones hidden. @see GAP-088 */
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

/** Unlinks a company's people, or links them to the other company. */
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
  // Ends verifications by a website that is not the other company's.
  if (into !== null) {
    await reviewNewPeople(
      tx,
      people.map((one) => one.id),
    );
  }
  return { users: people };
}

/** Links people again who have not joined another company in the meantime. */
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
