import { sql } from 'drizzle-orm';
import { asArray } from '../../platform/db/as-array';
import { rowsOf, type Transaction } from '../../platform/db/database';
import type { Table } from './things.repository';

/**
 * Filters IDs to existing records. Companies are locked until the transaction ends, because supplier links
 * contain copies of their data.
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

/** A record with a requested name. */
export interface Namesake {
  /** Sort key of the requested name. */
  name_key: string;
  id: string;
  name: string;
}

/** Finds records by name, ignoring case and accents; for each name at most enough to detect ambiguity. */
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

/** Maximum number of records per name; more are ambiguous anyway. */
const NAMESAKES_MAX = 20;
