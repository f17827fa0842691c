import type { AnalyticsEvent, AnalyticsSource } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { isForAll, isPublished, worksVerifiedFor } from '../../visibility';
import { addToCompanies } from '../db/daily-figures';
import type { Transaction } from '../db/database';
import { type CompanyMetric, NO_COMPANY, type ProductMetric } from '../db/schema';
import type { DailyCount } from './counter-buffer';

/** A view or click. */
export interface TalliedEvent {
  event: AnalyticsEvent;
  /** ID of the company, product or post. */
  id: string;
  source: AnalyticsSource;
  /** The viewer's company, verified or not; null for other viewers. */
  byCompany: string | null;
}

/** An event with its count. */
type TallyRow = DailyCount<TalliedEvent>;

const OF_COMPANIES: Partial<Record<AnalyticsEvent, CompanyMetric>> = {
  company_view: 'views',
  company_click: 'clicks',
};

const OF_PRODUCTS: Partial<Record<AnalyticsEvent, ProductMetric>> = {
  product_view: 'views',
  product_click: 'clicks',
};

/**
 * Adds events to the daily counts in three statements, whatever their number. Ignores unknown IDs and actions of a
 * company's own people. Rows are sorted, so that concurrent processes wait for each other instead of deadlocking.
 */
export async function addTallies(tx: Transaction, rows: readonly TallyRow[]): Promise<void> {
  await addCompanyEvents(tx, named(rows, OF_COMPANIES));
  await addPostViews(
    tx,
    rows.filter(({ event }) => event === 'post_view'),
  );
  await addProductEvents(tx, named(rows, OF_PRODUCTS));
}

type NamedRow = TallyRow & { metric?: string };

const named = (rows: readonly TallyRow[], metrics: Partial<Record<AnalyticsEvent, string>>): NamedRow[] =>
  rows.flatMap((row) => {
    const metric = metrics[row.event];
    return metric === undefined ? [] : [{ ...row, metric }];
  });

/** Passes rows as one JSON parameter, because a statement allows at most 65,535 parameters. */
const asTable = (rows: readonly NamedRow[]): SQL => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    AS v(id uuid, day date, metric text, source text, "byCompany" uuid, count integer)`;

async function addCompanyEvents(tx: Transaction, rows: readonly NamedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await addToCompanies(
    tx,
    sql`SELECT c.id, v.day, v.metric, v.source, c.id, sum(v.count) FROM ${asTable(rows)}
      JOIN companies c ON c.id = v.id
      WHERE v."byCompany" IS DISTINCT FROM c.id
      GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
  );
}

/** Counts views of public posts for the company for which the author is verified to work. @see GAP-077, GAP-089 */
async function addPostViews(tx: Transaction, rows: readonly TallyRow[]): Promise<void> {
  if (rows.length === 0) return;
  await addToCompanies(
    tx,
    sql`SELECT u.company_id, v.day, 'reach', v.source, u.company_id, sum(v.count) FROM ${asTable(rows)}
      JOIN posts p ON p.id = v.id
      JOIN users u ON u.id = p.user_id
      WHERE ${isForAll('p')} AND ${isPublished('p')}
        AND u.company_id IS NOT NULL AND ${worksVerifiedFor('u')}
        AND v."byCompany" IS DISTINCT FROM u.company_id
      GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
  );
}

async function addProductEvents(tx: Transaction, rows: readonly NamedRow[]): Promise<void> {
  if (rows.length === 0) return;
  // Only suppliers read these counts, so only their own actions need to be told apart.
  await tx.execute(sql`
    INSERT INTO product_days (product_id, day, metric, source, by_company, count)
    SELECT p.id, v.day, v.metric, v.source, coalesce(s.company_id, ${NO_COMPANY}::uuid), sum(v.count)
    FROM ${asTable(rows)}
    JOIN products p ON p.id = v.id
    LEFT JOIN suppliers s ON s.product_id = p.id AND s.company_id = v."byCompany"
    GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (product_id, day, metric, source, by_company)
    DO UPDATE SET count = product_days.count + excluded.count`);
}
