import { type SQL, sql } from 'drizzle-orm';
import { asArray } from './as-array';
import type { Transaction } from './database';
import type { CompanyMetric } from './schema';

/** The day that it is, in UTC, as the database's clock tells. */
const TODAY = sql`(now() AT TIME ZONE 'UTC')::date`;

/** Counts something that happened to companies just now, once for each. Called in the transaction of the deed. @see GAP-077 */
export async function countForCompanies(
  tx: Transaction,
  metric: CompanyMetric,
  companyIds: readonly string[],
): Promise<void> {
  if (companyIds.length === 0) return;
  await addToCompanies(
    tx,
    sql`SELECT id, ${TODAY}, ${metric}, 'web', id, 1 FROM companies
      WHERE id = ANY(${asArray(companyIds)}::uuid[]) ORDER BY id`,
  );
}

/** Counts that somebody began to follow a product just now, or stopped. Called in the transaction of the deed. @see GAP-077 */
export async function countForProduct(
  tx: Transaction,
  metric: 'followed' | 'unfollowed',
  productId: string,
): Promise<void> {
  await addToProducts(tx, sql`SELECT ${productId}::uuid, ${TODAY}, ${metric}, 'web', 1`);
}

/** Counts that a member who is about to be removed follows nothing any longer. @see GAP-046 */
export async function countLeavingFollower(tx: Transaction, userId: string): Promise<void> {
  await addToCompanies(
    tx,
    sql`SELECT company_id, ${TODAY}, 'unfollowed', 'web', company_id, 1 FROM company_followers
      WHERE user_id = ${userId} ORDER BY company_id`,
  );
  await addToProducts(
    tx,
    sql`SELECT product_id, ${TODAY}, 'unfollowed', 'web', 1 FROM product_followers
      WHERE user_id = ${userId} ORDER BY product_id`,
  );
}

/** @param rows Company, day, metric, source, the company under whose id it is counted, and how often; in one order for all. */
export async function addToCompanies(tx: Transaction, rows: SQL): Promise<void> {
  await tx.execute(sql`
    INSERT INTO company_days (company_id, day, metric, source, counted_for, count) ${rows}
    ON CONFLICT (company_id, day, metric, source, counted_for)
    DO UPDATE SET count = company_days.count + excluded.count`);
}

/** @param rows Product, day, metric, source and how often; in one order for all. */
async function addToProducts(tx: Transaction, rows: SQL): Promise<void> {
  await tx.execute(sql`
    INSERT INTO product_days (product_id, day, metric, source, count) ${rows}
    ON CONFLICT (product_id, day, metric, source, by_company)
    DO UPDATE SET count = product_days.count + excluded.count`);
}
