import { nameSortKey, sameNameKey } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { asArray } from './as-array';
import type { Database, Transaction } from './database';
import { companies, products } from './schema';

/** Kinds of named records. */
export type NamedKind = 'product' | 'company';

/** Number of advisory locks that names share: a database holds some thousands, and a spreadsheet has more names. */
const LOCKS = 512;

/** Locks a name until the transaction ends, so that two requests cannot both find it free. */
export const holdName = (tx: Transaction, kind: NamedKind, name: string): Promise<void> =>
  holdNames(tx, kind, [nameSortKey(name)]);

/** Locks many names by sort key, in a fixed order to prevent deadlocks. */
export async function holdNames(
  tx: Transaction,
  kind: NamedKind,
  nameKeys: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    SELECT pg_advisory_xact_lock(hashtext(${`${kind} name`}), lock)
    FROM (
      SELECT DISTINCT abs(hashtextextended(name_key, 0) % ${LOCKS})::integer AS lock
      FROM unnest(${asArray(nameKeys)}::text[]) AS name_key ORDER BY 1
    ) locks`);
}

/**
 * Returns true if two names differ only in case, spaces, width and what nobody sees. Sort keys also ignore accents, which
 * distinguish names.
 */
export const isSameName = (one: string, other: string): boolean => sameNameKey(one) === sameNameKey(other);

/** Returns the names of existing companies. */
export async function findCompanyNames(
  tx: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(sql`${companies.id} = ANY(${asArray(ids)}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns the names of existing products. */
export async function findProductNames(
  tx: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(sql`${products.id} = ANY(${asArray(ids)}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
