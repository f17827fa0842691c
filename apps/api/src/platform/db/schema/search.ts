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

/** Describes what is searched. */
export type SearchedKind = 'product' | 'company' | 'event' | 'post' | 'person';

const tsvector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });

const tsquery = customType<{ data: string; driverData: string }>({ dataType: () => 'tsquery' });

/** Words of names alone, of which a name is found without reading what has the word in its texts. */
const nameWords = (words: PgColumn): SQL => sql`ts_filter(${words}, '{a,b}')`;

const ofKind = (kind: SearchedKind): SQL => sql`kind = ${sql.raw(`'${kind}'`)}`;

/**
 * Describes what is searched of each thing: its words in all languages, and what lists filter and order by. Written by
 * `indexChanges` from the tables that hold the things themselves. Each kind has indexes of its own, so that one with
 * many rows makes none of the others slow.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text('kind').$type<SearchedKind>().notNull(),
    id: uuid('id').notNull(),
    /** The folded name. */
    nameKey: sortableText('name_key').notNull(),
    /** Words by weight: A the name and filters, B synonyms and identifiers, C names of what it is linked with, D texts. */
    words: tsvector('words').notNull(),
    /** Filters that it passes, such as `sector=photovoltaic`; the same stand among the words. */
    filters: text('filters').array().notNull(),
    /** Tells where its suppliers are, the most first: pairs of country and number. */
    countries: jsonb('countries').$type<readonly (readonly [string, number])[]>().notNull().default([]),
    followers: integer('followers').notNull().default(0),
    /** Of a product its suppliers, of a company its products. */
    links: integer('links').notNull().default(0),
    /** Public posts that are tagged with it. */
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
 * Things whose documents are out of date, perhaps several times. Triggers only add rows, so that nobody who changes a
 * thing waits for another; `indexChanges` takes them.
 */
export const searchChanges = pgTable('search_changes', {
  kind: text('kind').$type<SearchedKind>().notNull(),
  id: uuid('id').notNull(),
});

/** Words of names, by which slips of the pen are mended. */
export const searchWords = pgTable(
  'search_words',
  {
    word: sortableText('word').primaryKey(),
    /** True if it is more than the name of a member, whom guests are told nothing of. */
    isPublic: boolean('is_public').notNull(),
    /** The word, and what is left of it without one of its letters: two words with a shape in common differ in one slip. */
    shapes: text('shapes').array().notNull(),
  },
  (t) => [
    index('search_words_shapes').using('gin', t.shapes),
    index('search_words_trigrams').using('gin', t.word.op('gin_trgm_ops')),
  ],
);

/** Describes what a saved search asks, as the contract has it. */
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

/** Searches that members have saved, to be told of what is new in them. */
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
    /** The same as documents are compared with it. */
    words: tsquery('words').notNull(),
    /** The query written in one way, by which the same search is known again. */
    queryKey: text('query_key').notNull(),
    frequency: text('frequency').$type<AlertFrequency>().notNull(),
    /** Tells how many new matches there were. */
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
