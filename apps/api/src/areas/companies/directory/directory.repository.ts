import type { CompanyType, Sector } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf } from '../../../platform/db/database';
import { isShownMember, worksVerifiedFor } from '../../../visibility';

/** A company in lists for comparison. */
export interface CatalogueCompanyRow {
  id: string;
  name: string;
  description: string | null;
  address: string | null;
  country: string | null;
  type: CompanyType | null;
  sector: Sector | null;
  filters: readonly string[];
  logo: string | null;
  products: number;
  contacts: number;
  verifiedPeople: number;
  followers: number;
  following: boolean;
  premium: boolean;
  addedAt: string;
  matching: readonly { id: string; name: string }[];
}

/** Maximum number of matching products per company. */
const MATCHING_MAX = 3;

/**
 * Reads companies by ID, in the given order.
 *
 * @param viewerId Null for a guest.
 * @param words Search query as tsquery text; null for no matching products.
 */
export async function findCatalogueCompanies(
  db: Database,
  ids: readonly string[],
  viewerId: string | null,
  words: string | null,
): Promise<CatalogueCompanyRow[]> {
  if (ids.length === 0) return [];
  const matching =
    words === null
      ? sql`'[]'::json`
      : sql`(SELECT coalesce(json_agg(json_build_object('id', m.id, 'name', m.name)), '[]'::json) FROM (
          SELECT p.id, p.name FROM suppliers s
          JOIN search_documents x ON x.kind = 'product' AND x.id = s.product_id AND x.words @@ ${words}::tsquery
          JOIN products p ON p.id = s.product_id
          WHERE s.company_id = c.id ORDER BY p.follower_count DESC, p.id LIMIT ${MATCHING_MAX}) m)`;
  const rows = await rowsOf<CatalogueCompanyRow>(
    db,
    sql`
      SELECT c.id, c.name, c.description, c.address, c.country, c.type, c.sector, c.logo, c.contact_count AS contacts,
        c.premium, c.created_at::text AS "addedAt", coalesce(d.filters, '{}') AS filters,
        coalesce(d.links, 0) AS products, coalesce(d.followers, 0) AS followers,
        (SELECT count(*)::integer FROM users u
          WHERE u.company_id = c.id AND ${isShownMember('u')} AND ${worksVerifiedFor('u')}) AS "verifiedPeople",
        EXISTS (SELECT 1 FROM company_followers f WHERE f.company_id = c.id AND f.user_id = ${viewerId}::uuid) AS following,
        ${matching} AS matching
      FROM companies c LEFT JOIN search_documents d ON d.kind = 'company' AND d.id = c.id
      WHERE c.id = ANY(${asArray(ids)}::uuid[])`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Counts companies by country, most first; null for unknown. @param condition On `search_documents d`. */
export const countByCountry = (
  db: Database,
  condition: SQL,
): Promise<{ country: string | null; count: number }[]> =>
  rowsOf(
    db,
    sql`SELECT c.country, count(*)::integer AS count FROM search_documents d JOIN companies c ON c.id = d.id
      WHERE ${condition} GROUP BY c.country ORDER BY count DESC, c.country`,
  );
