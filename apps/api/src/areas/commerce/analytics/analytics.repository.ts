import type { AnalyticsDays, AnalyticsPeriod, AnalyticsSource } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db/database';
import type { CompanyMetric } from '../../../platform/db/schema';

/** How often something happened in a period. */
export interface FigureRow {
  /** The first day of the whole period, wherever the range begins. */
  start: string;
  of: 'company' | 'products';
  metric: CompanyMetric;
  source: AnalyticsSource;
  count: number;
}

/** A supplied product with its sums. */
export interface ProductRow {
  id: string;
  name: string;
  followers: number;
  views: number;
  clicks: number;
  newFollowers: number;
}

/** What the company's own people did, those of companies that were merged into it among them. */
const isForeign = (companyId: string): SQL => sql`
  d.by_company <> ${companyId}::uuid
  AND d.by_company NOT IN (SELECT id FROM removed_companies WHERE merged_into = ${companyId}::uuid)`;

/**
 * The sums of a company and of what it supplies, by period. Reads a row for each day, metric and source of the company
 * and of each product, along their primary keys, however often anything happened: product by product (`LATERAL`), as the
 * database would rather read the whole table where a range is long.
 */
export const findFigures = (
  db: Database,
  companyId: string,
  { from, to }: AnalyticsDays,
  by: AnalyticsPeriod,
): Promise<FigureRow[]> =>
  rowsOf<FigureRow>(
    db,
    sql`SELECT 'company' AS of, date_trunc(${by}, d.day::timestamp)::date::text AS start, d.metric, d.source,
        sum(d.count)::double precision AS count
      FROM company_days d
      WHERE d.company_id = ${companyId}::uuid AND d.day BETWEEN ${from}::date AND ${to}::date
      GROUP BY 2, 3, 4
      UNION ALL
      SELECT 'products', d.start, d.metric, d.source, sum(d.count)::double precision
      FROM suppliers s CROSS JOIN LATERAL (
        SELECT date_trunc(${by}, d.day::timestamp)::date::text AS start, d.metric, d.source, sum(d.count) AS count
        FROM product_days d
        WHERE d.product_id = s.product_id AND d.day BETWEEN ${from}::date AND ${to}::date
          AND ${isForeign(companyId)}
        GROUP BY 1, 2, 3
      ) d
      WHERE s.company_id = ${companyId}::uuid
      GROUP BY 2, 3, 4`,
  );

/** How many follow a company and what it supplies, at the end of a day. */
export interface FollowerTotals {
  company: number;
  products: number;
}

/** What follows now, less what began and stopped to since the day. */
export async function findFollowerTotals(
  db: Database,
  companyId: string,
  to: string,
): Promise<FollowerTotals> {
  const id = sql`${companyId}::uuid`;
  const net = sql`CASE d.metric WHEN 'followed' THEN d.count WHEN 'unfollowed' THEN -d.count ELSE 0 END`;
  const [row] = await rowsOf<FollowerTotals>(
    db,
    sql`SELECT
      (SELECT count(*) FROM company_followers WHERE company_id = ${id})::double precision
        - (SELECT coalesce(sum(${net}), 0) FROM company_days d
            WHERE d.company_id = ${id} AND d.day > ${to}::date)::double precision AS company,
      (SELECT coalesce(sum(p.follower_count), 0) FROM suppliers s JOIN products p ON p.id = s.product_id
          WHERE s.company_id = ${id})::double precision
        - (SELECT coalesce(sum(${net}), 0) FROM suppliers s JOIN product_days d ON d.product_id = s.product_id
            WHERE s.company_id = ${id} AND d.day > ${to}::date)::double precision AS products`,
  );
  return row ?? { company: 0, products: 0 };
}

/** What a company supplies, the most viewed first, and how many products that are. */
export async function findProductSums(
  db: Database,
  companyId: string,
  { from, to }: AnalyticsDays,
  limit: number,
): Promise<{ rows: ProductRow[]; count: number }> {
  const sumOf = (metric: string): SQL =>
    sql`coalesce(sum(d.count) FILTER (WHERE d.metric = ${metric}), 0)::double precision`;
  const rows = await rowsOf<ProductRow & { all: number }>(
    db,
    sql`SELECT p.id, p.name, p.follower_count AS followers, d.views, d.clicks, d."newFollowers",
        (count(*) OVER ())::integer AS all
      FROM suppliers s
      JOIN products p ON p.id = s.product_id
      CROSS JOIN LATERAL (
        SELECT ${sumOf('views')} AS views, ${sumOf('clicks')} AS clicks, ${sumOf('followed')} AS "newFollowers"
        FROM product_days d
        WHERE d.product_id = s.product_id AND d.day BETWEEN ${from}::date AND ${to}::date
          AND ${isForeign(companyId)}
      ) d
      WHERE s.company_id = ${companyId}::uuid
      ORDER BY d.views DESC, p.name_key, p.id
      LIMIT ${limit}`,
  );
  return { rows, count: rows[0]?.all ?? 0 };
}
