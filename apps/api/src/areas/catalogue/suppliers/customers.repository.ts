import type { Sector } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db/database';
import type { ContactCard } from '../../../platform/db/schema/companies';

/** A company that supplies applications of a product. */
export interface CustomerRow {
  companyId: string;
  companyName: string;
  companyKey: string;
  country: string | null;
  sector: Sector | null;
  logo: string | null;
  contactCards: ContactCard[];
  /** How many of the applications it supplies. */
  supplied: number;
  /** Whether it stands among the first of the list, of which less is withheld. */
  isAmongFirst: boolean;
}

/** Which page of a product's potential customers. */
export interface CustomerPageQuery {
  productId: string;
  /** The place of the row before the page; null is the first page. */
  after: { supplied: number; companyKey: string; companyId: string } | null;
  /** One more than are shown. */
  limit: number;
  /** How many rows count as the first. */
  first: number;
}

type Found = { count: number } & (CustomerRow | { companyId: null });

/** A page of the companies that supply a product's applications, most of them first. @returns Null without such a product. */
export async function findCustomerPage(
  db: Database,
  { productId, after, limit, first }: CustomerPageQuery,
): Promise<{ count: number; rows: CustomerRow[] } | null> {
  const start = after
    ? sql`WHERE (-n.supplied, n.company_key, n.company_id)
        > (${-after.supplied}::integer, ${after.companyKey}::text COLLATE "C", ${after.companyId}::uuid)`
    : sql``;
  const found = await rowsOf<Found>(
    db,
    sql`
      WITH counted AS MATERIALIZED (
        SELECT s.company_id, s.company_key, count(*)::integer AS supplied
        FROM product_links l JOIN suppliers s ON s.product_id = l.application_id
        WHERE l.raw_material_id = ${productId} GROUP BY s.company_id, s.company_key
      ), page AS (
        SELECT * FROM counted n ${start} ORDER BY -n.supplied, n.company_key, n.company_id LIMIT ${limit}
      )
      SELECT p.potential_customer_count AS count, c.id AS "companyId", c.name AS "companyName",
        n.company_key AS "companyKey", c.country, c.sector, c.logo, c.contact_cards AS "contactCards", n.supplied,
        c.id IN (
          SELECT company_id FROM counted ORDER BY -supplied, company_key, company_id LIMIT ${first}
        ) AS "isAmongFirst"
      FROM products p
      LEFT JOIN (page n JOIN companies c ON c.id = n.company_id) ON true
      WHERE p.id = ${productId}
      ORDER BY -n.supplied, n.company_key, n.company_id`,
  );
  const [row] = found;
  if (!row) return null;
  return {
    count: row.count,
    rows: found.filter((one): one is Found & CustomerRow => one.companyId !== null),
  };
}
