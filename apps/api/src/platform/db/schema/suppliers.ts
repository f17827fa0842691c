import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { sortableText } from './columns/sortable';
import { moment } from './columns/times';
import { companies } from './companies';
import { users } from './people';
import { products } from './products';

/**
 * Suppliers of products.
 *
 * The columns below `sourceUrl` are copies from the company, so that each sort order of a product's suppliers is a
 * single index scan; maintained by `refreshCompanies`.
 */
export const suppliers = pgTable(
  'suppliers',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'restrict' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** URL of the source. */
    sourceUrl: text('source_url'),

    companyKey: sortableText('company_key').notNull(),
    /** `countrySortKey(country)`. */
    countryKey: sortableText('country_key').notNull(),
    premium: boolean('premium').notNull().default(false),
    contactCount: integer('contact_count').notNull().default(0),
    /** 0 for premium, 1 for others, to sort in ascending order like the rest of the key. */
    premiumRank: smallint('premium_rank')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`CASE WHEN ${suppliers.premium} THEN 0 ELSE 1 END`),
    /** Negative number of contacts, so that an ascending sort lists the most first. */
    contactsRank: integer('contacts_rank')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`-${suppliers.contactCount}`),
  },
  (t) => [
    primaryKey({ name: 'suppliers_pkey', columns: [t.productId, t.companyId] }),
    index('suppliers_by_premium').on(t.productId, t.premiumRank, t.companyKey, t.companyId),
    index('suppliers_by_company').on(t.productId, t.companyKey, t.companyId),
    index('suppliers_by_country').on(t.productId, t.countryKey, t.companyKey, t.companyId),
    index('suppliers_by_contacts').on(t.productId, t.contactsRank, t.companyKey, t.companyId),
    index('suppliers_company').on(t.companyId, t.productId),
  ],
);
