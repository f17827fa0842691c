import { sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../../platform/db/database';
import type { Link } from './links.repository';

const asRows = (links: readonly Link[]) => sql`
  jsonb_to_recordset(${JSON.stringify(links.map((link, place) => ({ ...link, place })))}::jsonb)
    AS l(kind text, "productId" uuid, "otherId" uuid, place integer)`;

const isIt = sql`r.product_id = l."productId"
  AND CASE l.kind WHEN 'supplier' THEN r.company_id ELSE r.material_id END = l."otherId"`;

/** Those of some links that a moderator has removed. */
export async function findRemovedByModerators(
  tx: Transaction,
  links: readonly Link[],
): Promise<ReadonlySet<Link>> {
  if (links.length === 0) return new Set();
  const rows = await rowsOf<{ place: number }>(
    tx,
    sql`SELECT l.place FROM ${asRows(links)} JOIN removed_links r ON ${isIt} WHERE r.by_moderator`,
  );
  return new Set(rows.flatMap(({ place }) => links[place] ?? []));
}

/** Forgets the removals of links that stand again. */
export async function forgetRemovals(tx: Transaction, links: readonly Link[]): Promise<void> {
  if (links.length === 0) return;
  await tx.execute(sql`DELETE FROM removed_links r USING ${asRows(links)} WHERE ${isIt}`);
}
