import { sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { recountProducts, recountSupplied } from '../../../platform/db/counts';
import { rowsOf, type Transaction } from '../../../platform/db/database';
import { type OwnedTable, owned, type Removable, type RowsByTable } from './removable';

const linkedBefore = (rows: RowsByTable): string[] => [
  ...(rows['product_links.application'] ?? []).map((row) => String(row.application_id)),
  ...(rows['product_links.raw_material'] ?? []).map((row) => String(row.raw_material_id)),
];

const table = owned('product_id');

const byMember = { created_by: 'users' };

const verdicts = {
  identity: ['id'],
  nullableReferences: { user_id: 'users' },
  written: ['verdict', 'reason', 'source_url'],
};

const removed = { identity: ['id'], nullableReferences: { created_by: 'users', removed_by: 'users' } };

/** Tables that belong to a product or refer to it; referenced tables first. @see GAP-088 */
const PRODUCT_TABLES: readonly OwnedTable[] = [
  table('suppliers', {
    identity: ['company_id'],
    requiredReferences: { company_id: 'companies' },
    nullableReferences: byMember,
    written: ['source_url'],
  }),
  table('product_links', {
    key: 'product_links.application',
    owner: 'raw_material_id',
    identity: ['application_id'],
    requiredReferences: { application_id: 'products' },
    nullableReferences: byMember,
    written: ['source_url'],
    selfReference: 'application_id',
  }),
  table('product_links', {
    key: 'product_links.raw_material',
    owner: 'application_id',
    identity: ['raw_material_id'],
    requiredReferences: { raw_material_id: 'products' },
    nullableReferences: byMember,
    written: ['source_url'],
    selfReference: 'raw_material_id',
  }),
  table('product_followers', {
    identity: ['user_id'],
    requiredReferences: { user_id: 'users' },
    retainedBy: 'SELECT 1 FROM calendars c WHERE c.product_id = t.product_id AND c.user_id = t.user_id',
  }),
  // Calendars are removed and restored with their followers.
  table('calendars', { identity: ['id'], requiredReferences: { user_id: 'users' } }),
  table('post_products', { identity: ['post_id'], requiredReferences: { post_id: 'posts' } }),
  table('event_products', {
    identity: ['event_id'],
    requiredReferences: { event_id: 'events' },
    nullableReferences: { added_by: 'users' },
  }),
  table('feed_entries', {
    owner: 'owner_id',
    only: "t.kind = 'product'",
    identity: ['kind', 'post_id'],
    requiredReferences: { post_id: 'posts' },
  }),
  // If both have a count for the same day, the other's remains until the merge is undone.
  table('product_days', { identity: ['day', 'metric', 'source', 'by_company'], written: ['count'] }),
  table('link_verdicts', {
    ...verdicts,
    key: 'link_verdicts.supplier',
    requiredReferences: { company_id: 'companies' },
    only: 't.company_id IS NOT NULL',
  }),
  table('link_verdicts', {
    ...verdicts,
    key: 'link_verdicts.material',
    requiredReferences: { material_id: 'products' },
    only: 't.material_id IS NOT NULL',
    selfReference: 'material_id',
  }),
  table('link_verdicts', {
    ...verdicts,
    key: 'link_verdicts.application',
    owner: 'material_id',
    requiredReferences: { product_id: 'products' },
    selfReference: 'product_id',
  }),
  table('removed_links', {
    ...removed,
    key: 'removed_links.supplier',
    requiredReferences: { company_id: 'companies' },
    only: 't.company_id IS NOT NULL',
  }),
  table('removed_links', {
    ...removed,
    key: 'removed_links.material',
    requiredReferences: { material_id: 'products' },
    only: 't.material_id IS NOT NULL',
    selfReference: 'material_id',
  }),
  table('removed_links', {
    ...removed,
    key: 'removed_links.application',
    owner: 'material_id',
    requiredReferences: { product_id: 'products' },
    selfReference: 'product_id',
  }),
  table('product_documents', { identity: ['id'], isReferenceOnly: true }),
  table('inquiries', { identity: ['id'], isReferenceOnly: true }),
  table('notifications', { identity: ['id'], isReferenceOnly: true }),
  table('notifications', {
    key: 'notifications.linked',
    owner: 'linked_product_id',
    identity: ['id'],
    isReferenceOnly: true,
  }),
];

/** Products: duplicates are merged. Unused ones are deleted by editors instead. @see GAP-088, GAP-059 */
export const PRODUCT: Removable = {
  word: 'product',
  table: 'products',
  kept: 'removed_products',
  former: 'product',
  tables: PRODUCT_TABLES,
  refresh: async (tx, ids, rows) => {
    for (const id of ids) await recountSupplied(tx, id);
    await recountProducts(tx, [...(await linkedWith(tx, ids)), ...linkedBefore(rows)]);
  },
};

/** Returns the products that are now linked with these. */
async function linkedWith(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const all = sql`${asArray(ids)}::uuid[]`;
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`SELECT application_id AS id FROM product_links WHERE raw_material_id = ANY(${all})
      UNION SELECT raw_material_id FROM product_links WHERE application_id = ANY(${all})`,
  );
  return rows.map(({ id }) => id);
}
