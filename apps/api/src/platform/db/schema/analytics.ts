import type { AnalyticsSource } from '@millrace/domain';
import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { products } from './products';

/** What is counted of a product. */
export type ProductMetric = 'views' | 'clicks' | 'followed' | 'unfollowed';

/** What is counted of a company. */
export type CompanyMetric = ProductMetric | 'reach' | 'quotes';

/** How often something happened to a company, by day (UTC). Sums alone: nothing tells who it was. @see GAP-077 */
export const companyDays = pgTable(
  'company_days',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    metric: text('metric').$type<CompanyMetric>().notNull(),
    source: text('source').$type<AnalyticsSource>().notNull(),
    /** The company under whose id it was counted: another one where the two were merged since. @see GAP-088 */
    countedFor: uuid('counted_for').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'company_days_pkey',
      columns: [t.companyId, t.day, t.metric, t.source, t.countedFor],
    }),
  ],
);

/** Stands for everybody who belongs to no supplier of the product. */
export const NO_COMPANY = '00000000-0000-0000-0000-000000000000';

/** How often something happened to a product, by day (UTC). @see GAP-077 */
export const productDays = pgTable(
  'product_days',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    metric: text('metric').$type<ProductMetric>().notNull(),
    source: text('source').$type<AnalyticsSource>().notNull(),
    /**
     * The company of whoever it was, where it supplies the product, else `NO_COMPANY`: what a supplier does without, as
     * its own. Not a reference: it is asked of the companies that were merged into the supplier as well.
     */
    byCompany: uuid('by_company').notNull().default(NO_COMPANY),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'product_days_pkey',
      columns: [t.productId, t.day, t.metric, t.source, t.byCompany],
    }),
  ],
);
