import type { Language, ProductIdentifiers, ProductKind, ProductProperty, Sector } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { char, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { comparableProductName } from '../similar-names';
import { id } from './columns/id';
import type { Picture } from './columns/picture';
import { sortableText } from './columns/sortable';
import { moment, times } from './columns/times';
import { users } from './people';

/** Synonyms of a product by language; languages without any are omitted. */
export type ProductSynonyms = Partial<Record<Language, readonly string[]>>;

/**
 * Products, with denormalized counts for their pages.
 *
 * Names are not unique, because imported catalogues contain duplicates. The service requires a
 * unique name only from members.
 */
export const products = pgTable(
  'products',
  {
    id: id(),
    name: text('name').notNull(),
    /** `nameSortKey(name)`: used for search, sorting and duplicate checks. */
    nameKey: sortableText('name_key').notNull(),
    description: text('description'),
    /** ISO 3166-1 alpha-2 code. */
    country: char('country', { length: 2 }),
    sector: text('sector').$type<Sector>(),
    kind: text('kind').$type<ProductKind>(),
    /** Synonyms by language. */
    synonyms: jsonb('synonyms').$type<ProductSynonyms>().notNull().default({}),
    /** Omitted parts are empty. */
    identifiers: jsonb('identifiers').$type<Partial<ProductIdentifiers>>().notNull().default({}),
    /** In the order in which members entered them. */
    properties: jsonb('properties').$type<readonly ProductProperty[]>().notNull().default([]),
    originalImages: jsonb('original_images').$type<Picture[]>().notNull().default([]),
    cropImages: jsonb('crop_images').$type<Picture[]>().notNull().default([]),
    /** Counts, maintained by `recountProducts` in the transaction that changes the counted rows. */
    followerCount: integer('follower_count').notNull().default(0),
    supplierCount: integer('supplier_count').notNull().default(0),
    rawMaterialCount: integer('raw_material_count').notNull().default(0),
    applicationCount: integer('application_count').notNull().default(0),
    potentialCustomerCount: integer('potential_customer_count').notNull().default(0),
    /** Version for optimistic locking, incremented by each edit. */
    version: integer('version').notNull().default(1),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    ...times(),
  },
  (t) => [
    index('products_name_key').on(t.nameKey, t.id),
    index('products_sector').on(t.sector, t.nameKey, t.id),
    index('products_name_trigrams').using('gin', t.nameKey.op('gin_trgm_ops')),
    index('products_alike').on(comparableProductName(sql`${t.nameKey}`)),
    index('products_words').using(
      'gin',
      sql`to_tsvector('simple', ${t.name} || ' ' || coalesce(${t.description}, ''))`,
    ),
  ],
);

/**
 * Number of products by sector (null for none), as the sum of all rows. Triggers only insert rows, so that concurrent
 * writers do not lock each other; the rows are compacted periodically.
 */
export const productTallies = pgTable(
  'product_tallies',
  {
    sector: text('sector').$type<Sector>(),
    change: integer('change').notNull(),
  },
  (t) => [index('product_tallies_sector').on(t.sector)],
);

/** The value chain: each row links a raw material to a product made of it. */
export const productLinks = pgTable(
  'product_links',
  {
    rawMaterialId: uuid('raw_material_id')
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** URL of the source. */
    sourceUrl: text('source_url'),
  },
  (t) => [
    primaryKey({ name: 'product_links_pkey', columns: [t.rawMaterialId, t.applicationId] }),
    index('product_links_reverse').on(t.applicationId, t.rawMaterialId),
    check('product_links_not_itself', sql`${t.rawMaterialId} <> ${t.applicationId}`),
  ],
);

/** Followers of products. */
export const productFollowers = pgTable(
  'product_followers',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'product_followers_pkey', columns: [t.productId, t.userId] }),
    index('product_followers_newest').on(t.productId, t.createdAt.desc().nullsFirst(), t.userId),
    index('product_followers_user').on(t.userId, t.createdAt.desc().nullsFirst()),
  ],
);

/**
 * Products merged into another, to which the old address redirects. The data is stored so that the merge can be
 * undone. @see GAP-088
 */
export const removedProducts = pgTable(
  'removed_products',
  {
    /** ID of the product. */
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** Not a foreign key, because the target may be merged too. */
    mergedInto: uuid('merged_into'),
    /** Backup of the product's row. */
    product: jsonb('product').notNull(),
    /** Backup of rows in other tables, by table. */
    rows: jsonb('rows').notNull(),
    /** Keys of the rows that were moved to the other product, by table. */
    given: jsonb('given').notNull(),
    removedAt: moment('removed_at').notNull().defaultNow(),
  },
  (t) => [index('removed_products_into').on(t.mergedInto)],
);
