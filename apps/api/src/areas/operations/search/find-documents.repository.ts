import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import type { SearchedKind } from '../../../platform/db/schema';
import { filterCondition, type SearchFilters } from './search-filters.repository';

/** Above this, numbers are estimated. */
export const COUNTED_MAX = 10_000;

/** Sets how many of what matches are compared with each other: of more, some are as good as any. */
const RANKED_MAX = 1_000;

/** Greater than every text that begins with another. */
const END = '\u{10ffff}';

/** Describes what is searched for, as queries of words. Each stricter one finds a part of the next. */
export interface WordQueries {
  /** Whatever matches. */
  match: string;
  /** Those whose names, synonyms or identifiers do. */
  names: string;
  /** The same by whole words, in the name alone or in synonyms as well. */
  wholeInName: string;
  wholeInNames: string;
  /** The begun words, in the name alone. */
  begunInName: string;
  /** With names of what is linked. */
  linked: string;
  identifier: string | null;
  wholeName: string | null;
  nameKey: string;
  /** Tells where only some of the words are found: each word, and its share of the whole. Empty where all are. */
  partial: readonly { anywhere: string; names: string; weight: number }[];
}

/** Describes what a list is of. */
export interface Sought {
  kind: SearchedKind;
  words: WordQueries | null;
  filters: SearchFilters;
  /** A further condition on `search_documents d`, such as that a viewer may see it. */
  shown: SQL;
}

/** A document that was found, and how well it matches. */
export interface RankedDocument {
  id: string;
  nameKey: string;
  score: number;
}

const ofKind = (kind: SearchedKind): SQL => sql`d.kind = ${sql.raw(`'${kind}'`)}`;

const hasWords = (query: string): SQL => sql`d.words @@ ${query}::tsquery`;

/** The condition on `search_documents d` that all of a list passes. */
export function isSought({ kind, words, filters, shown }: Sought): SQL {
  return sql`${ofKind(kind)} AND ${words ? hasWords(words.match) : sql`true`} AND ${filterCondition(filters)} AND ${shown}`;
}

/** Tells how far a ranking looks. */
interface RankingReach {
  /** Tells how many that match in one way are compared. */
  compared: number;
  /** True if only names are looked at, and not texts. */
  isOfNames: boolean;
  /** True if words that begin so are looked for beside names that do. */
  hasWords: boolean;
}

const WHOLE_REACH: RankingReach = { compared: RANKED_MAX, isOfNames: false, hasWords: true };

/** Everything that matches as well as is worth comparing, the best first. */
export function rankDocuments(
  db: Database | Transaction,
  sought: Sought & { words: WordQueries },
  { compared, isOfNames, hasWords: looksForWords }: RankingReach = WHOLE_REACH,
): Promise<RankedDocument[]> {
  const { kind, words, filters, shown } = sought;
  const passes = sql`${ofKind(kind)} AND ${filterCondition(filters)} AND ${shown}`;
  const step = (condition: SQL, limit: number): SQL =>
    sql`(SELECT d.id FROM search_documents d WHERE ${passes} AND ${condition} LIMIT ${sql.raw(String(limit))})`;
  const { nameKey, identifier, wholeName } = words;
  const exact = [identifier, wholeName].filter((query) => query !== null).join(' | ');
  const steps = [
    ...(exact === '' ? [] : [step(hasWords(exact), 200)]),
    ...(nameKey === ''
      ? []
      : [step(sql`d.name_key >= ${nameKey} AND d.name_key < ${nameKey + END}`, Math.min(compared, 200))]),
    ...(looksForWords
      ? [step(hasWords(words.wholeInName), compared), step(hasWords(words.names), compared)]
      : []),
    ...(isOfNames ? [] : [step(hasWords(words.match), compared)]),
  ];
  if (steps.length === 0) return Promise.resolve([]);
  const is = (query: string | null): SQL => (query === null ? sql`false` : hasWords(query));
  const tier =
    words.partial.length > 0
      ? sql.join(
          words.partial.map(
            (
              word,
            ) => sql`(CASE WHEN ${hasWords(word.names)} THEN 2 WHEN ${hasWords(word.anywhere)} THEN 1 ELSE 0 END
              * 20 * ${word.weight}::float8)`,
          ),
          sql` + `,
        )
      : sql`CASE
          WHEN ${is(identifier)} THEN 90
          WHEN d.name_key = ${nameKey} THEN 85
          WHEN ${is(wholeName)} THEN 80
          WHEN ${hasWords(words.wholeInName)} THEN 60
          WHEN ${hasWords(words.wholeInNames)} THEN 54
          WHEN ${hasWords(words.begunInName)} THEN 48
          WHEN ${hasWords(words.names)} THEN 42
          WHEN ${hasWords(words.linked)} THEN 20
          ELSE 10
        END`;
  return rowsOf<RankedDocument>(
    db,
    sql`
      SELECT d.id, d.name_key AS "nameKey", round((
        ${tier}
        + CASE WHEN ${nameKey !== ''} AND starts_with(d.name_key, ${nameKey}) THEN 2 ELSE 0 END
        + least(3, 3.0 * ${nameKey.length} / greatest(1, char_length(d.name_key)))
        + least(2, 0.3 * ln(1 + d.followers + d.links))
        + least(1, ts_rank('{0.05, 0.2, 0.4, 1}', d.words, ${words.match}::tsquery)))::numeric * 1000)::integer AS score
      FROM (SELECT DISTINCT id FROM (${sql.join(steps, sql` UNION ALL `)}) candidates) c
      JOIN search_documents d ON d.id = c.id AND ${ofKind(kind)}
      ORDER BY score DESC, d.name_key, d.id LIMIT ${sql.raw(String(RANKED_MAX))}`,
  );
}

/** Tells how a list is ordered, when not by how well it matches. */
export type DocumentOrder = 'name' | 'followers' | 'links' | 'posts' | 'added';

/** Tells where a page begins: the last row of the page before. */
export interface DocumentPlace {
  /** Of a moment, in microseconds. */
  value: number;
  nameKey: string;
  id: string;
}

const ORDER_COLUMNS: Readonly<Record<Exclude<DocumentOrder, 'name'>, SQL>> = {
  followers: sql`d.followers`,
  links: sql`d.links`,
  posts: sql`d.posts`,
  added: sql`d.added_at`,
};

/** A page of documents in an order. @param limit One more than are shown. */
export function listDocuments(
  db: Database | Transaction,
  sought: Sought,
  { order, after, limit }: { order: DocumentOrder; after: DocumentPlace | null; limit: number },
): Promise<DocumentPlace[]> {
  if (order === 'name') {
    const start = after ? sql`AND (d.name_key, d.id) > (${after.nameKey}, ${after.id}::uuid)` : sql``;
    return rowsOf(
      db,
      sql`SELECT 0 AS value, d.name_key AS "nameKey", d.id FROM search_documents d WHERE ${isSought(sought)} ${start}
        ORDER BY d.name_key, d.id LIMIT ${limit}`,
    );
  }
  const column = ORDER_COLUMNS[order];
  const isMoment = order === 'added';
  const value = isMoment ? sql`(extract(epoch FROM ${column}) * 1000000)::float8` : sql`${column}::float8`;
  const from =
    after && (isMoment ? sql`to_timestamp(${after.value}::float8 / 1000000)` : sql`${after.value}::integer`);
  const start = from
    ? sql`AND ${column} <= ${from} AND (${column} < ${from} OR (d.name_key, d.id) > (${after.nameKey}, ${after.id}::uuid))`
    : sql``;
  return rowsOf(
    db,
    sql`SELECT ${value} AS value, d.name_key AS "nameKey", d.id FROM search_documents d
      WHERE ${isSought(sought)} ${start} ORDER BY ${column} DESC, d.name_key, d.id LIMIT ${limit}`,
  );
}

/** A number of documents. */
export interface DocumentCount {
  count: number;
  /** True if it is an estimate. */
  estimated: boolean;
}

/** Tells how many documents a list has: exactly as far as it is worth counting, else as the planner reckons. */
export async function countDocuments(db: Database | Transaction, sought: Sought): Promise<DocumentCount> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`SELECT count(*)::integer AS count FROM (
      SELECT 1 FROM search_documents d WHERE ${isSought(sought)} LIMIT ${sql.raw(String(COUNTED_MAX + 1))}) counted`,
  );
  const count = row?.count ?? 0;
  if (count <= COUNTED_MAX) return { count, estimated: false };
  return { count: Math.max(count, await reckon(db, isSought(sought))), estimated: true };
}

/** Tells how many rows the planner expects. */
async function reckon(db: Database | Transaction, condition: SQL): Promise<number> {
  const rows = await rowsOf<{ 'QUERY PLAN': unknown }>(
    db,
    sql`EXPLAIN (FORMAT JSON) SELECT 1 FROM search_documents d WHERE ${condition}`,
  );
  const given = rows[0]?.['QUERY PLAN'];
  const plan = (typeof given === 'string' ? JSON.parse(given) : given) as
    | readonly { Plan?: { 'Plan Rows'?: number } }[]
    | undefined;
  return plan?.[0]?.Plan?.['Plan Rows'] ?? 0;
}

/** Tells how many documents of a list pass each filter; of a long list, of as many as are worth counting. */
export async function countFilters(
  db: Database | Transaction,
  sought: Sought,
): Promise<{ values: ReadonlyMap<string, number>; looked: number }> {
  const rows = await rowsOf<{ filter: string | null; count: number }>(
    db,
    sql`
      WITH looked AS MATERIALIZED (
        SELECT d.filters FROM search_documents d WHERE ${isSought(sought)} LIMIT ${sql.raw(String(COUNTED_MAX))}
      )
      SELECT NULL AS filter, count(*)::integer AS count FROM looked
      UNION ALL
      SELECT f.value, count(*)::integer FROM looked l CROSS JOIN LATERAL unnest(l.filters) f(value) GROUP BY f.value`,
  );
  const looked = rows.find(({ filter }) => filter === null)?.count ?? 0;
  return {
    values: new Map(rows.flatMap(({ filter, count }) => (filter === null ? [] : [[filter, count] as const]))),
    looked,
  };
}

/** True if anything is found. */
export async function findsAnything(db: Database | Transaction, sought: Sought): Promise<boolean> {
  const rows = await rowsOf(db, sql`SELECT 1 FROM search_documents d WHERE ${isSought(sought)} LIMIT 1`);
  return rows.length > 0;
}
