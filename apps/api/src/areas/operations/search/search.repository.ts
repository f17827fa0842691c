import { nameSortKey, type Sector, searchText } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { type Statement, statement } from '../../../platform/db/statement';

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

interface SearchValues {
  /** Names that begin with the text lie from here … */
  from: string;
  /** … to here. */
  to: string;
  /** A pattern of names with a word that begins with the text. */
  word: string;
  text: string;
  limit: number;
}

/** How many letters a text must have to be looked for as a misspelling: fewer are like too much. */
const SPELT_NEARLY_FROM = 5;

/**
 * How many names that are spelt nearly so are compared with each other. A word that all names share makes all of them
 * alike: then some of them are as good as any.
 */
const COMPARED_MAX = 2_000;

/** Greater than every text that begins with another. */
const END = '\u{10ffff}';

/**
 * One statement of three steps, each of which runs only while the ones before it have not filled the page: names that
 * begin with the text, names with a word that does, names that are spelt nearly so.
 */
const searchStatement = (
  name: 'search_companies' | 'search_products',
  table: SQL,
): Statement<SearchValues, FoundRow> =>
  statement(name, (value) => {
    const found = sql`id, name, name_key AS "nameKey", country, description, sector`;
    const begins = sql`(name_key >= ${value('from')} AND name_key < ${value('to')})`;
    const hasWord = sql`name_key LIKE ${value('word')}`;
    const nearness = sql`word_similarity(${value('text')}, name_key)`;
    return sql`
      (SELECT ${found}, 3::real AS score FROM ${table} WHERE ${begins}
        ORDER BY name_key, id LIMIT ${value('limit')})
      UNION ALL
      (SELECT ${found}, 2::real FROM ${table} WHERE ${hasWord} AND NOT ${begins}
        ORDER BY name_key, id LIMIT ${value('limit')})
      UNION ALL
      (SELECT ${found}, least(${nearness}, 0.99)::real FROM (
          SELECT id, name, name_key, country, description, sector FROM ${table}
          WHERE char_length(${value('text')}) >= ${sql.raw(String(SPELT_NEARLY_FROM))}
            AND ${value('text')}::text <% name_key AND NOT ${begins} AND NOT ${hasWord}
          LIMIT ${sql.raw(String(COMPARED_MAX))}
        ) near
        ORDER BY ${nearness} DESC, name_key, id LIMIT ${value('limit')})
      LIMIT ${value('limit')}`;
  });

const STATEMENTS = {
  products: searchStatement('search_products', sql`products`),
  companies: searchStatement('search_companies', sql`companies`),
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
  // Cut again once folded: one ligature can become eighteen letters, and similarity costs the square of the length.
  const text = searchText(nameSortKey(asked));
  if (text === '') return [];
  const word = `% ${text.replace(/[\\%_]/g, '\\$&')}%`;
  return STATEMENTS[index](db, { from: text, to: `${text}${END}`, word, text, limit });
}
