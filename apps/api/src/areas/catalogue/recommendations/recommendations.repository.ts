import type { Sector } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf } from '../../../platform/db/database';

/** A product that a member may want to follow. */
export interface RecommendedRow {
  id: string;
  name: string;
  sector: Sector | null;
  /** Address of its first square picture. */
  image: string | null;
  followers: number;
}

const columns = sql`p.id, p.name, p.sector, p.crop_images->0->>'value' AS image, p.follower_count AS followers`;

/** What a member follows and what the own company supplies. */
const ownProducts = (userId: string, companyId: string | null): SQL => sql`
  SELECT product_id AS id FROM product_followers WHERE user_id = ${userId}
  UNION SELECT product_id FROM suppliers WHERE company_id = ${companyId}::uuid`;

/** From where a step goes, and where it may not lead. */
export interface Step {
  userId: string;
  companyId: string | null;
  /** The products of the steps before; at first none, and the step goes from what is one's own. */
  reached: readonly string[];
  /** Those of the last step alone. */
  from: readonly string[] | null;
  limit: number;
}

/** The products one step away, in either direction of the links: those with most links to the step before first. */
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

/** The products that most follow, but for one's own and those that are chosen already. */
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
