import { sql } from 'drizzle-orm';
import { asArray } from '../../platform/db/as-array';
import { rowsOf, type Transaction } from '../../platform/db/database';
import type { Table } from './things.repository';

/**
 * The ids among these that exist. Companies are held until the transaction ends: a supplier link repeats what its
 * company says, so that the company must not change meanwhile.
 */
export async function findExisting(
  tx: Transaction,
  table: Table,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await rowsOf<{ id: string }>(
    tx,
    table === 'products'
      ? sql`SELECT id FROM products WHERE id = ANY(${asArray(ids)}::uuid[])`
      : sql`SELECT id FROM companies WHERE id = ANY(${asArray(ids)}::uuid[]) ORDER BY id FOR SHARE`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Somebody of the name asked for. */
export interface Namesake {
  /** The key of the name that was asked for. */
  name_key: string;
  id: string;
  name: string;
}

/** Those that are called so, without regard to case and accents; of each name at most as many as tell that it is not one. */
export function findNamesakes(
  tx: Transaction,
  table: Table,
  nameKeys: readonly string[],
): Promise<Namesake[]> {
  return rowsOf<Namesake>(
    tx,
    sql`
      SELECT asked.name_key, found.id, found.name
      FROM unnest(${asArray(nameKeys)}::text[]) AS asked(name_key)
      CROSS JOIN LATERAL (
        SELECT t.id, t.name FROM ${table === 'products' ? sql`products` : sql`companies`} t
        WHERE t.name_key = asked.name_key ORDER BY t.id LIMIT ${NAMESAKES_MAX}
      ) found
    `,
  );
}

/** Names that differ in case or accents only are few; more than this are no choice any more. */
const NAMESAKES_MAX = 20;
