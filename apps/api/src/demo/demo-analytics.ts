import { daysAfter, hashText, utcDay } from '@millrace/domain';
import { type companyDays, NO_COMPANY, type productDays } from '../platform/db/schema';

/** Period of the demo analytics. */
const DAYS = 180;

/** Views per page on an ordinary working day; other metrics are fractions of it. */
const COMPANY = { views: 9, clicks: 2, reach: 24, quotes: 0.12 } as const;
const PRODUCT = { views: 14, clicks: 3 } as const;

interface DemoRows {
  users: readonly { companyId: string | null; plan: string }[];
  suppliers: readonly { companyId: string; productId: string }[];
  companyFollowers: readonly { companyId: string; createdAt: Date }[];
  productFollowers: readonly { productId: string; createdAt: Date }[];
}

/**
 * Creates the analytics of Platinum members' companies and products: growing by month, lower at weekends, and
 * deterministic except for the dates. Today has none, so that visitors see the effect of their own actions.
 *
 * @see GAP-077
 */
export function readAnalytics(
  { users, suppliers, companyFollowers, productFollowers }: DemoRows,
  now: number,
) {
  const companies = new Set(
    users.flatMap(({ companyId, plan }) => (plan === 'platinum' && companyId ? [companyId] : [])),
  );
  const products = new Set(
    suppliers.flatMap(({ companyId, productId }) => (companies.has(companyId) ? [productId] : [])),
  );
  const supplying = new Set(suppliers.map(({ companyId }) => companyId));
  const today = utcDay(now);
  const companyRows: (typeof companyDays.$inferInsert)[] = [];
  const productRows: (typeof productDays.$inferInsert)[] = [];
  for (let ago = 1; ago <= DAYS; ago += 1) {
    const day = daysAfter(today, -ago);
    for (const id of companies) {
      for (const [metric, usual] of Object.entries(COMPANY)) {
        // A company without products gets no quote requests.
        if (metric === 'quotes' && !supplying.has(id)) continue;
        const count = countOn(id + metric, usual, day, ago);
        if (count > 0) companyRows.push({ ...companyRow(id, day), metric: metric as 'views', count });
      }
    }
    for (const id of products) {
      for (const [metric, usual] of Object.entries(PRODUCT)) {
        const count = countOn(id + metric, usual, day, ago);
        if (count > 0) productRows.push({ ...productRow(id, day), metric: metric as 'views', count });
      }
    }
  }
  const followed = { metric: 'followed', count: 1 } as const;
  for (const { companyId, createdAt } of companyFollowers) {
    if (companies.has(companyId))
      companyRows.push({ ...companyRow(companyId, utcDay(createdAt)), ...followed });
  }
  for (const { productId, createdAt } of productFollowers) {
    if (products.has(productId))
      productRows.push({ ...productRow(productId, utcDay(createdAt)), ...followed });
  }
  return {
    companyDays: summed(companyRows, ({ companyId, day, metric }) => [companyId, day, metric]),
    productDays: summed(productRows, ({ productId, day, metric }) => [productId, day, metric]),
  };
}

const companyRow = (companyId: string, day: string) =>
  ({ companyId, countedFor: companyId, day, source: 'web' }) as const;

const productRow = (productId: string, day: string) =>
  ({ productId, byCompany: NO_COMPANY, day, source: 'web' }) as const;

/** Returns a deterministic count for a day. @param ago Days since. */
export function countOn(what: string, usual: number, day: string, ago: number): number {
  // The varying part comes first, because the last characters hardly affect the highest bits of the hash.
  const chance = (of: string): number => hashText(of + what) / 2 ** 32;
  const growth = 1.3 - (0.8 * ago) / DAYS;
  const weekday = new Date(day).getUTCDay() % 6 === 0 ? 0.3 : 1;
  const liking = 0.5 + chance('');
  const expected = usual * growth * weekday * liking * (0.6 + 0.8 * chance(String(ago)));
  const whole = Math.floor(expected);
  return whole + (chance(`rest ${ago}`) < expected - whole ? 1 : 0);
}

/** Merges duplicate rows by adding their counts. */
function summed<Row extends { count: number }>(rows: readonly Row[], keyOf: (row: Row) => string[]): Row[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row).join(' ');
    const known = byKey.get(key);
    byKey.set(key, known ? { ...known, count: known.count + row.count } : row);
  }
  return [...byKey.values()];
}
