import type { AnalyticsSource } from '@millrace/domain';
import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { products } from './products';

/** Metrics of a product. */
export type ProductMetric = 'views' | 'clicks' | 'followed' | 'unfollowed';

/** Metrics of a company. */
export type CompanyMetric = ProductMetric | 'reach' | 'quotes';

/** Daily counts (UTC) per company and metric. Aggregates only: they identify no person. @see GAP-077 */
export const companyDays = pgTable(
  'company_days',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    metric: text('metric').$type<CompanyMetric>().notNull(),
    source: text('source').$type<AnalyticsSource>().notNull(),
    /** ID of the company at the time of counting, which may since have been merged into another. @see GAP-088 */
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

/** Value of `byCompany` for everyone who belongs to no supplier of the product. */
export const NO_COMPANY = '00000000-0000-0000-0000-000000000000';

/** Daily counts (UTC) per product and metric. @see GAP-077 */
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
     * Company of the person who acted if it supplies the product, else `NO_COMPANY`. Suppliers do not see their own
     * actions. Not a foreign key, because queries also match companies that were merged into the supplier.
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
