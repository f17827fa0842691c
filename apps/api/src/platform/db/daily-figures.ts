import { type SQL, sql } from 'drizzle-orm';
import { asArray } from './as-array';
import type { Transaction } from './database';
import type { CompanyMetric } from './schema';

/** Current date in UTC by the database's clock. */
const TODAY = sql`(now() AT TIME ZONE 'UTC')::date`;

/** Counts an event for each company. Call it in the transaction of the event. @see GAP-077 */
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

/** Counts that a member followed or unfollowed a product. Call it in the same transaction. @see GAP-077 */
export async function countForProduct(
  tx: Transaction,
  metric: 'followed' | 'unfollowed',
  productId: string,
): Promise<void> {
  await addToProducts(tx, sql`SELECT ${productId}::uuid, ${TODAY}, ${metric}, 'web', 1`);
}

/** Counts the unfollows of a member who is about to be deleted. @see GAP-046 */
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

/** @param rows Company, day, metric, source, company that the count belongs to, and number; in a fixed order. */
export async function addToCompanies(tx: Transaction, rows: SQL): Promise<void> {
  await tx.execute(sql`
    INSERT INTO company_days (company_id, day, metric, source, counted_for, count) ${rows}
    ON CONFLICT (company_id, day, metric, source, counted_for)
    DO UPDATE SET count = company_days.count + excluded.count`);
}

/** @param rows Product, day, metric, source and number; in a fixed order. */
async function addToProducts(tx: Transaction, rows: SQL): Promise<void> {
  await tx.execute(sql`
    INSERT INTO product_days (product_id, day, metric, source, count) ${rows}
    ON CONFLICT (product_id, day, metric, source, by_company)
    DO UPDATE SET count = product_days.count + excluded.count`);
}
