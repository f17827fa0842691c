import { nameSortKey, type Sector } from '@millrace/domain';
import { and, desc, gte, lt, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { prepareOnce } from '../../db/prepared';
import { companies, products } from '../../db/schema';

/** Something found. */
export interface FoundRow {
  id: string;
  name: string;
  nameKey: string;
  country: string | null;
  description: string | null;
  sector: Sector | null;
  /** The higher the better: 3 begins with the text, 2 has a word that does, below 1 is spelt nearly so. */
  score: number;
}

type Searched = typeof products | typeof companies;

/** Greater than every text that begins with another. */
const END = '\u{10ffff}';

const placeholder = (name: string) => sql.placeholder(name);

/**
 * One statement of three steps, each of which runs only while the ones before it have not filled the page: names that
 * begin with the text, names with a word that does, names that are spelt nearly so.
 */
const buildSearch = (table: Searched, name: string) =>
  prepareOnce((db) => {
    const begins = and(gte(table.nameKey, placeholder('from')), lt(table.nameKey, placeholder('to')));
    const hasWord = sql`${table.nameKey} LIKE ${placeholder('word')}`;
    // The operator is spelt "is contained in" and walks the index of trigrams; the function is its measure.
    const isNear = sql`${placeholder('text')}::text <% ${table.nameKey}`;
    const nearness = sql<number>`word_similarity(${placeholder('text')}, ${table.nameKey})`;
    const step = (condition: SQL | undefined, score: SQL<number>) =>
      db
        .select({
          id: sql<string>`${table.id}`.as('id'),
          name: sql<string>`${table.name}`.as('name'),
          nameKey: sql<string>`${table.nameKey}`.as('name_key'),
          country: sql<string | null>`${table.country}`.as('country'),
          description: sql<string | null>`${table.description}`.as('description'),
          sector: sql<Sector | null>`${table.sector}`.as('sector'),
          score: score.as('score'),
        })
        .from(table)
        .where(condition);
    const byName = [table.nameKey, table.id];
    return unionAll(
      step(begins, sql<number>`3::real`)
        .orderBy(...byName)
        .limit(placeholder('limit')),
      step(and(hasWord, not(begins as SQL)), sql<number>`2::real`)
        .orderBy(...byName)
        .limit(placeholder('limit')),
      step(and(isNear, not(begins as SQL), sql`NOT ${hasWord}`), sql<number>`least(${nearness}, 0.99)::real`)
        .orderBy(desc(nearness), ...byName)
        .limit(placeholder('limit')),
    )
      .limit(placeholder('limit'))
      .prepare(name);
  });

const STATEMENTS = {
  products: buildSearch(products, 'search_products'),
  companies: buildSearch(companies, 'search_companies'),
} as const;

/** What can be searched. */
export type SearchIndex = keyof typeof STATEMENTS;

/** Finds by name, best matches first. */
export async function search(
  db: Database,
  index: SearchIndex,
  asked: string,
  limit: number,
): Promise<FoundRow[]> {
  const text = nameSortKey(asked);
  if (text === '') return [];
  const word = `% ${text.replace(/[\\%_]/g, '\\$&')}%`;
  return STATEMENTS[index](db).execute({ from: text, to: `${text}${END}`, word, text, limit });
}
