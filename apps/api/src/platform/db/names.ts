import { nameSortKey } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { asArray } from './as-array';
import type { Database, Transaction } from './database';
import { companies, products } from './schema';

/** What is named. */
export type NamedKind = 'product' | 'company';

/** A database has room for some thousand locks, and a spreadsheet names more: names share these. */
const LOCKS = 512;

/** Holds a name until the transaction ends, so that two requests can't both find it free. */
export const holdName = (tx: Transaction, kind: NamedKind, name: string): Promise<void> =>
  holdNames(tx, kind, [nameSortKey(name)]);

/** Holds many names, by their sort keys; in one order for all, so that two that hold several never wait for each other. */
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

/** Whether two names are the same but for case and space. Their sort keys leave accents out too, which make another name. */
export const isSameName = (one: string, other: string): boolean => fold(one) === fold(other);

const fold = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Finds the names of those of the companies that exist. */
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

/** Finds the names of those of the products that exist. */
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
