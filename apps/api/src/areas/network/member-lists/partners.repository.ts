import type { Sector } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db/database';

/** Who sells to a company, or who buys from it. */
export type PartnerKind = 'vendors' | 'customers';

/** A vendor or a customer of a member's company. */
export interface PartnerRow {
  id: string;
  name: string;
  nameKey: string;
  country: string | null;
  sector: Sector | null;
  logo: string | null;
  contactCount: number;
  /** Minus the contacts, and 1 for all from whose rows they are withheld: most first, and nothing told by the order. */
  rank: number;
}

/** Which page of a company's vendors or customers. */
export interface PartnerPageQuery {
  companyId: string;
  kind: PartnerKind;
  /** The place of the row before the page; null is the first page. */
  after: Pick<PartnerRow, 'rank' | 'nameKey' | 'id'> | null;
  /** One more than are shown. */
  limit: number;
  /** How many rows tell their contacts; null is all. */
  disclosed: number | null;
}

// From the products of one's own company one step along the links, and whoever supplies what is there.
const STEPS = {
  vendors: sql`JOIN product_links l ON l.application_id = own.product_id
    JOIN suppliers s ON s.product_id = l.raw_material_id`,
  customers: sql`JOIN product_links l ON l.raw_material_id = own.product_id
    JOIN suppliers s ON s.product_id = l.application_id`,
} as const satisfies Record<PartnerKind, SQL>;

/** The ids of a company's vendors or customers; the company itself is neither. @param companyId Also as SQL. @see GAP-081 */
export const partnerIds = (kind: PartnerKind, companyId: string | SQL): SQL => sql`
  SELECT DISTINCT s.company_id FROM suppliers own ${STEPS[kind]}
  WHERE own.company_id = ${companyId} AND s.company_id <> own.company_id`;

type Found = { count: number } & (PartnerRow | { id: null });

/** A page of a company's vendors or customers, and how many they are in all. */
export async function findPartners(
  db: Database,
  { companyId, kind, after, limit, disclosed }: PartnerPageQuery,
): Promise<{ count: number; rows: PartnerRow[] }> {
  const place = sql`row_number() OVER (ORDER BY c.contact_count DESC, c.name_key, c.id)`;
  const rank =
    disclosed === null
      ? sql`-c.contact_count`
      : sql`CASE WHEN ${place} <= ${disclosed}::integer THEN -c.contact_count ELSE 1 END`;
  const start = after
    ? sql`WHERE (r.rank, r."nameKey", r.id)
        > (${after.rank}::integer, ${after.nameKey}::text COLLATE "C", ${after.id}::uuid)`
    : sql``;
  const found = await rowsOf<Found>(
    db,
    sql`
      WITH partner AS MATERIALIZED (${partnerIds(kind, companyId)}),
      ranked AS (
        SELECT c.id, c.name, c.name_key AS "nameKey", c.country, c.sector, c.logo, c.contact_count AS "contactCount",
          ${rank} AS rank
        FROM partner p JOIN companies c ON c.id = p.company_id
      )
      SELECT counted.count, page.*
      FROM (SELECT count(*)::integer AS count FROM partner) counted
      LEFT JOIN LATERAL (SELECT * FROM ranked r ${start} ORDER BY r.rank, r."nameKey", r.id LIMIT ${limit}) page ON true
      ORDER BY page.rank, page."nameKey", page.id`,
  );
  return {
    count: found[0]?.count ?? 0,
    rows: found.filter((one): one is Found & PartnerRow => one.id !== null),
  };
}

/** How many vendors or customers a company has: by the query of the list. @see GAP-081 */
export async function countPartners(db: Database, kind: PartnerKind, companyId: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`SELECT count(*)::integer AS count FROM (${partnerIds(kind, companyId)}) partner`,
  );
  return row?.count ?? 0;
}
