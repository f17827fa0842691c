import type { Language, ProductIdentifiers, ProductKind, ProductProperty, Sector } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { char, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { comparableProductName } from '../similar-names';
import { id } from './columns/id';
import type { Picture } from './columns/picture';
import { sortableText } from './columns/sortable';
import { moment, times } from './columns/times';
import { users } from './people';

/** Other names of a product, by language; a language without any is left out. */
export type ProductSynonyms = Partial<Record<Language, readonly string[]>>;

/**
 * Products, with the counts that their pages show.
 *
 * Names may repeat (real catalogues do); a product that a member creates must have a name of its own, which the
 * service sees to.
 */
export const products = pgTable(
  'products',
  {
    id: id(),
    name: text('name').notNull(),
    /** `nameSortKey(name)`: what search, order and "does it exist?" compare. */
    nameKey: sortableText('name_key').notNull(),
    description: text('description'),
    /** ISO 3166-1 alpha-2. */
    country: char('country', { length: 2 }),
    sector: text('sector').$type<Sector>(),
    kind: text('kind').$type<ProductKind>(),
    /** Other names, by language. */
    synonyms: jsonb('synonyms').$type<ProductSynonyms>().notNull().default({}),
    /** A part that is left out is none. */
    identifiers: jsonb('identifiers').$type<Partial<ProductIdentifiers>>().notNull().default({}),
    /** Sorted as members entered them. */
    properties: jsonb('properties').$type<readonly ProductProperty[]>().notNull().default([]),
    originalImages: jsonb('original_images').$type<Picture[]>().notNull().default([]),
    cropImages: jsonb('crop_images').$type<Picture[]>().notNull().default([]),
    /** The counts are kept by `recountProducts`, in the transaction that changes what they count. */
    followerCount: integer('follower_count').notNull().default(0),
    supplierCount: integer('supplier_count').notNull().default(0),
    rawMaterialCount: integer('raw_material_count').notNull().default(0),
    applicationCount: integer('application_count').notNull().default(0),
    potentialCustomerCount: integer('potential_customer_count').notNull().default(0),
    /** Rises by one with each change of what is said of it. */
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
 * How many products there are of a sector, or of none: the sum of all changes. Kept by triggers that only add rows, so that
 * nobody who makes a product waits for another, and added up from time to time.
 */
export const productTallies = pgTable(
  'product_tallies',
  {
    sector: text('sector').$type<Sector>(),
    change: integer('change').notNull(),
  },
  (t) => [index('product_tallies_sector').on(t.sector)],
);

/** The value chain: one row says that a product is a raw material of another, its application. */
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
    /** Where it can be read. */
    sourceUrl: text('source_url'),
  },
  (t) => [
    primaryKey({ name: 'product_links_pkey', columns: [t.rawMaterialId, t.applicationId] }),
    index('product_links_reverse').on(t.applicationId, t.rawMaterialId),
    check('product_links_not_itself', sql`${t.rawMaterialId} <> ${t.applicationId}`),
  ],
);

/** Who follows which product. */
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
 * Products that were merged into another, to which the old address leads. What they were and had is kept, so that they
 * can be put back. @see GAP-088
 */
export const removedProducts = pgTable(
  'removed_products',
  {
    /** That of the product. */
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** Not a reference: the other may be merged as well. */
    mergedInto: uuid('merged_into'),
    /** The row as it stood. */
    product: jsonb('product').notNull(),
    /** Rows of other tables as they stood, by table. */
    rows: jsonb('rows').notNull(),
    /** Rows that the other product has got, by table: what identifies them. */
    given: jsonb('given').notNull(),
    removedAt: moment('removed_at').notNull().defaultNow(),
  },
  (t) => [index('removed_products_into').on(t.mergedInto)],
);
