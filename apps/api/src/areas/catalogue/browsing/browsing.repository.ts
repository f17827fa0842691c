import type { Language, ProductIdentifiers, ProductKind, Sector } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf } from '../../../platform/db/database';

/** A picture as stored in rows. */
type Picture = { value: string; width?: number; height?: number };

/** A product in lists for comparison. */
export interface CatalogueProductRow {
  id: string;
  name: string;
  description: string | null;
  sector: Sector | null;
  kind: ProductKind | null;
  synonyms: Partial<Record<Language, readonly string[]>>;
  identifiers: Partial<ProductIdentifiers>;
  image: Picture | null;
  suppliers: number;
  rawMaterials: number;
  applications: number;
  potentialCustomers: number;
  followers: number;
  following: boolean;
  addedAt: string;
  countries: readonly (readonly [string, number])[];
  posts: number;
}

/** Maximum length of descriptions in lists. */
const DESCRIPTION_READ = 1_000;

/**
 * Reads products by ID, in the given order.
 *
 * @param viewerId Null for a guest.
 * @param wholeTexts True to read whole descriptions, for excerpts of search matches.
 */
export async function findCatalogueProducts(
  db: Database,
  ids: readonly string[],
  viewerId: string | null,
  wholeTexts = false,
): Promise<CatalogueProductRow[]> {
  if (ids.length === 0) return [];
  const text = wholeTexts ? sql`p.description` : sql`left(p.description, ${DESCRIPTION_READ})`;
  const rows = await rowsOf<CatalogueProductRow>(
    db,
    sql`
      SELECT p.id, p.name, ${text} AS description, p.sector, p.kind, p.synonyms, p.identifiers,
        p.crop_images -> 0 AS image, p.supplier_count AS suppliers, p.raw_material_count AS "rawMaterials",
        p.application_count AS applications, p.potential_customer_count AS "potentialCustomers",
        p.follower_count AS followers, p.created_at::text AS "addedAt", coalesce(d.countries, '[]'::jsonb) AS countries,
        coalesce(d.posts, 0) AS posts,
        EXISTS (SELECT 1 FROM product_followers f WHERE f.product_id = p.id AND f.user_id = ${viewerId}::uuid) AS following
      FROM products p LEFT JOIN search_documents d ON d.kind = 'product' AND d.id = p.id
      WHERE p.id = ANY(${asArray(ids)}::uuid[])`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
