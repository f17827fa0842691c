import { type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { rowsOf, type Transaction } from '../../../platform/db/database';
import type { Removable } from './removable';
import { name } from './written-columns.repository';

/** What goes with a company or product without being missed: what members were told of it, and how often it was looked at. */
const GOES_ALONG: ReadonlySet<string> = new Set(['notifications', 'company_days', 'product_days']);

/** Those of some companies or products on which something hangs that others would miss. */
export async function findInUse(
  tx: Transaction,
  { tables, table }: Removable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const asked = sql`ANY(${asArray(ids)}::uuid[])`;
  const others = tables.filter((one) => !GOES_ALONG.has(one.name));
  const owners: SQL[] = others.map(
    (one) => sql`SELECT t.${name(one.owner)} AS id FROM ${name(one.name)} t
      WHERE t.${name(one.owner)} = ${asked} AND ${one.only === undefined ? sql`true` : sql.raw(one.only)}`,
  );
  if (table === 'companies') owners.push(sql`SELECT company_id AS id FROM users WHERE company_id = ${asked}`);
  const rows = await rowsOf<{ id: string }>(tx, sql.join(owners, sql` UNION `));
  return new Set(rows.map(({ id }) => id));
}
