import type { AlertFrequency } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { sortableText } from './columns/sortable';
import { moment } from './columns/times';
import { users } from './people';

/** Kinds of records that search covers. */
export type SearchedKind = 'product' | 'company' | 'event' | 'post' | 'person';

const tsvector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });

const tsquery = customType<{ data: string; driverData: string }>({ dataType: () => 'tsquery' });

/** Lexemes of names only (weights A and B), which finds names without scanning matches in texts. */
const nameWords = (words: PgColumn): SQL => sql`ts_filter(${words}, '{a,b}')`;

const ofKind = (kind: SearchedKind): SQL => sql`kind = ${sql.raw(`'${kind}'`)}`;

/**
 * Search documents: lexemes in all languages, and columns for filtering and sorting. Maintained by `indexChanges` from
 * the source tables. Each kind has partial indexes of its own, so that a large kind does not slow the others down.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text('kind').$type<SearchedKind>().notNull(),
    id: uuid('id').notNull(),
    /** Name folded to ignore case and accents. */
    nameKey: sortableText('name_key').notNull(),
    /** Lexemes by weight: A name and filters, B synonyms and identifiers, C names of linked records, D texts. */
    words: tsvector('words').notNull(),
    /** Filters that match, such as `sector=photovoltaic`; also contained in `words`. */
    filters: text('filters').array().notNull(),
    /** Countries of the suppliers, most first: pairs of country and number. */
    countries: jsonb('countries').$type<readonly (readonly [string, number])[]>().notNull().default([]),
    followers: integer('followers').notNull().default(0),
    /** Number of suppliers of a product, or of products of a company. */
    links: integer('links').notNull().default(0),
    /** Number of public posts that tag it. */
    posts: integer('posts').notNull().default(0),
    addedAt: moment('added_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'search_documents_pkey', columns: [t.kind, t.id] }),
    index('search_products_words').using('gin', t.words).where(ofKind('product')),
    index('search_products_name_words').using('gin', nameWords(t.words)).where(ofKind('product')),
    index('search_products_filters').using('gin', t.filters).where(ofKind('product')),
    index('search_products_name').on(t.nameKey, t.id).where(ofKind('product')),
    index('search_products_links').on(t.links.desc().nullsFirst(), t.nameKey, t.id).where(ofKind('product')),
    index('search_products_followers')
      .on(t.followers.desc().nullsFirst(), t.nameKey, t.id)
      .where(ofKind('product')),
    index('search_products_posts').on(t.posts.desc().nullsFirst(), t.nameKey, t.id).where(ofKind('product')),
    index('search_products_added')
      .on(t.addedAt.desc().nullsFirst(), t.nameKey, t.id)
      .where(ofKind('product')),
    index('search_companies_words').using('gin', t.words).where(ofKind('company')),
    index('search_companies_name_words').using('gin', nameWords(t.words)).where(ofKind('company')),
    index('search_companies_filters').using('gin', t.filters).where(ofKind('company')),
    index('search_companies_name').on(t.nameKey, t.id).where(ofKind('company')),
    index('search_companies_links').on(t.links.desc().nullsFirst(), t.nameKey, t.id).where(ofKind('company')),
    index('search_companies_followers')
      .on(t.followers.desc().nullsFirst(), t.nameKey, t.id)
      .where(ofKind('company')),
    index('search_companies_added')
      .on(t.addedAt.desc().nullsFirst(), t.nameKey, t.id)
      .where(ofKind('company')),
    index('search_events_words').using('gin', t.words).where(ofKind('event')),
    index('search_events_name').on(t.nameKey, t.id).where(ofKind('event')),
    index('search_posts_words').using('gin', t.words).where(ofKind('post')),
    index('search_people_words').using('gin', t.words).where(ofKind('person')),
    index('search_people_name').on(t.nameKey, t.id).where(ofKind('person')),
  ],
);

/**
 * Queue of records to reindex, possibly with duplicates. Triggers only insert rows, so that concurrent writers do not
 * lock each other; `indexChanges` consumes them.
 */
export const searchChanges = pgTable('search_changes', {
  kind: text('kind').$type<SearchedKind>().notNull(),
  id: uuid('id').notNull(),
});

/** Vocabulary of names, for correcting typos. */
export const searchWords = pgTable(
  'search_words',
  {
    word: sortableText('word').primaryKey(),
    /** False if only names of members contain it, which guests must not learn. */
    isPublic: boolean('is_public').notNull(),
    /** The word and its variants with one letter deleted: words that share a variant differ by one typo. */
    shapes: text('shapes').array().notNull(),
  },
  (t) => [
    index('search_words_shapes').using('gin', t.shapes),
    index('search_words_trigrams').using('gin', t.word.op('gin_trgm_ops')),
  ],
);

/** Query of a saved search, as defined by the contract. */
export interface SavedQuery {
  category: 'products' | 'companies' | 'events' | 'posts';
  q?: string;
  sector?: readonly string[];
  kind?: readonly string[];
  country?: readonly string[];
  supply?: readonly string[];
  type?: readonly string[];
  certificate?: readonly string[];
  verified?: boolean;
  premium?: boolean;
}

/** Saved searches of members, who are notified of new matches. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind').$type<SearchedKind>().notNull(),
    query: jsonb('query').$type<SavedQuery>().notNull(),
    /** The query compiled for matching documents. */
    words: tsquery('words').notNull(),
    /** Canonical form of the query, for detecting duplicates. */
    queryKey: text('query_key').notNull(),
    frequency: text('frequency').$type<AlertFrequency>().notNull(),
    /** Number of new matches. */
    matches: integer('matches').notNull().default(0),
    lastMatchAt: moment('last_match_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('saved_searches_once').on(t.userId, t.queryKey),
    index('saved_searches_newest').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('saved_searches_kind').on(t.kind),
  ],
);
