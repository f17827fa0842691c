import type { AnalyticsDays, AnalyticsPeriod, AnalyticsSource } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db/database';
import type { CompanyMetric } from '../../../platform/db/schema';

/** Count of a metric in a period. */
export interface FigureRow {
  /** First day of the whole period, even if the range begins later. */
  start: string;
  of: 'company' | 'products';
  metric: CompanyMetric;
  source: AnalyticsSource;
  count: number;
}

/** A supplied product with its counts. */
export interface ProductRow {
  id: string;
  name: string;
  followers: number;
  views: number;
  clicks: number;
  newFollowers: number;
}

/** SQL: excludes actions of the company's own people, including those of companies merged into it. */
const isForeign = (companyId: string): SQL => sql`
  d.by_company <> ${companyId}::uuid
  AND d.by_company NOT IN (SELECT id FROM removed_companies WHERE merged_into = ${companyId}::uuid)`;

/**
 * Reads the counts of a company and its products by period: one row per day, metric and source, regardless of the
 * number of events. `LATERAL` forces primary key lookups per product, because the planner would prefer a
 * sequential scan for a long range.
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

/** Followers of a company and of its products at the end of a day. */
export interface FollowerTotals {
  company: number;
  products: number;
}

/** Counts current followers, minus those who followed since the day, plus those who unfollowed. */
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

/** Reads the products of a company, most viewed first, with the total. */
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
