import { nameSortKey, type Sector, searchText } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { type Statement, statement } from '../../../platform/db/statement';

/** A search hit. */
export interface FoundRow {
  id: string;
  name: string;
  nameKey: string;
  country: string | null;
  description: string | null;
  sector: Sector | null;
  /** Rank, higher is better: 3 for a prefix of the name, 2 for a prefix of one of its words, below 1 for similarity. */
  score: number;
}

interface SearchValues {
  /** Lower bound of names with the prefix … */
  from: string;
  /** … and upper bound. */
  to: string;
  /** `LIKE` pattern for names with a word of that prefix. */
  word: string;
  text: string;
  limit: number;
}

/** Minimum length for similarity search, because shorter texts are similar to too much. */
const SPELT_NEARLY_FROM = 5;

/**
 * Maximum number of similar names that are compared. A common word makes all names similar, and
 * then a sample is as good.
 */
const COMPARED_MAX = 2_000;

/** Greater than any text with a given prefix. */
const END = '\u{10ffff}';

/**
 * One statement of three steps, each of which runs only if the previous ones have not filled the page: names with the
 * prefix, names with a word of that prefix, similar names.
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

/** Searchable tables. */
export type SearchIndex = keyof typeof STATEMENTS;

/** Searches by name, best matches first. */
export async function search(
  db: Database,
  index: SearchIndex,
  asked: string,
  limit: number,
): Promise<FoundRow[]> {
  // Truncated again after folding: one ligature can become eighteen letters, and similarity is quadratic in length.
  const text = searchText(nameSortKey(asked));
  if (text === '') return [];
  const word = `% ${text.replace(/[\\%_]/g, '\\$&')}%`;
  return STATEMENTS[index](db, { from: text, to: `${text}${END}`, word, text, limit });
}
