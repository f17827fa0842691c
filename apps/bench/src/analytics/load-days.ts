import pg from 'pg';
import { refreshCompanies } from '../../../api/src/platform/db/company-figures';
import { openDatabase } from '../../../api/src/platform/db/database';
import { insertSupplies } from '../api/data/insert-rows';
import { loadDirectory } from '../api/data/load-catalogue';
import type { ReleaseStack } from '../release-stack';

/** Products that are looked at every day; the first of them the reader's company supplies. */
const PRODUCTS = 700;
const SUPPLIED = 35;

/** Whole years back from today, in days. */
export const DAYS = 730;

/** A database in which two years were counted, for somebody who may look at them. */
export interface CountedDays {
  db: Awaited<ReturnType<typeof openDatabase>>['db'];
  companyId: string;
  member: { email: string; password: string };
  /** Rows of days of all products and of the company. */
  rows: number;
}

/** Counts views and clicks of every day of two years, always the same. */
export async function loadDays(stack: ReleaseStack, databaseUrl: string): Promise<CountedDays> {
  const { db, close } = await openDatabase({ databaseUrl, databaseConnections: 3, dataDir: '' });
  stack.add(close);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  stack.add(() => client.end());
  const { products, companies, member } = await loadDirectory(client);
  await db.transaction((tx) => refreshCompanies(tx, null));
  const companyId = companies[0]?.id ?? '';
  await insertSupplies(
    client,
    products.slice(0, SUPPLIED).map(({ id }) => ({ company_id: companyId, product_id: id })),
  );
  await client.query(
    `UPDATE users SET plan = 'platinum', company_id = $1, company_verified_at = now(), company_proof = 'domain'
    WHERE email = $2`,
    [companyId, member.email],
  );
  const days = `generate_series(0, ${DAYS - 1}) AS past(days)`;
  const counted = `(now() AT TIME ZONE 'UTC')::date - past.days, metric, 'web', 1 + (past.days * 7) % 40`;
  await client.query(
    `INSERT INTO product_days (product_id, day, metric, source, count)
    SELECT id, ${counted} FROM unnest($1::uuid[]) id, ${days}, unnest(ARRAY['views', 'clicks']) metric`,
    [products.slice(0, PRODUCTS).map(({ id }) => id)],
  );
  await client.query(
    `INSERT INTO company_days (company_id, counted_for, day, metric, source, count)
    SELECT $1, $1, ${counted} FROM ${days}, unnest(ARRAY['views', 'clicks', 'reach', 'quotes']) metric`,
    [companyId],
  );
  await client.query('VACUUM ANALYZE');
  const { rows } = await client.query(
    'SELECT (SELECT count(*) FROM product_days)::integer + (SELECT count(*) FROM company_days)::integer AS all',
  );
  return { db, companyId, member, rows: rows[0].all };
}
