import type { Sector } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf } from '../../../platform/db/database';

/** A recommended product. */
export interface RecommendedRow {
  id: string;
  name: string;
  sector: Sector | null;
  /** URL of its first square picture. */
  image: string | null;
  followers: number;
}

const columns = sql`p.id, p.name, p.sector, p.crop_images->0->>'value' AS image, p.follower_count AS followers`;

/** Reads the products that a member follows and those that their company supplies. */
const ownProducts = (userId: string, companyId: string | null): SQL => sql`
  SELECT product_id AS id FROM product_followers WHERE user_id = ${userId}
  UNION SELECT product_id FROM suppliers WHERE company_id = ${companyId}::uuid`;

/** Start and exclusions of a step. */
export interface Step {
  userId: string;
  companyId: string | null;
  /** Products found by the previous steps; at first none, and the step starts from the member's own. */
  reached: readonly string[];
  /** Products found by the last step. */
  from: readonly string[] | null;
  limit: number;
}

/** Reads the products one link away in either direction, those with most links to the previous step first. */
export function findNeighbours(
  db: Database,
  { userId, companyId, reached, from, limit }: Step,
): Promise<RecommendedRow[]> {
  const start = from === null ? sql`SELECT id FROM own` : sql`SELECT unnest(${asArray(from)}::uuid[]) AS id`;
  return rowsOf<RecommendedRow>(
    db,
    sql`
      WITH own AS MATERIALIZED (${ownProducts(userId, companyId)}),
      start AS (${start}),
      neighbour AS (
        SELECT l.application_id AS id FROM start JOIN product_links l ON l.raw_material_id = start.id
        UNION ALL
        SELECT l.raw_material_id FROM start JOIN product_links l ON l.application_id = start.id
      ),
      near AS (
        SELECT id, count(*) AS links FROM neighbour
        WHERE id NOT IN (SELECT id FROM own) AND id <> ALL(${asArray(reached)}::uuid[])
        GROUP BY id
      )
      SELECT ${columns} FROM near JOIN products p ON p.id = near.id
      ORDER BY near.links DESC, p.follower_count DESC, p.name_key, p.id LIMIT ${limit}`,
  );
}

/** Reads the most followed products, except the member's own and those already found. */
export function findMostFollowed(
  db: Database,
  { userId, companyId, reached, limit }: Omit<Step, 'from'>,
): Promise<RecommendedRow[]> {
  return rowsOf<RecommendedRow>(
    db,
    sql`
      WITH own AS MATERIALIZED (${ownProducts(userId, companyId)})
      SELECT ${columns} FROM products p
      WHERE p.id NOT IN (SELECT id FROM own) AND p.id <> ALL(${asArray(reached)}::uuid[])
      ORDER BY p.follower_count DESC, p.name_key, p.id LIMIT ${limit}`,
  );
}
