import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import type { SearchedKind } from '../../../platform/db/schema';
import { filterCondition, type SearchFilters } from './search-filters.repository';

/** Maximum exact count; above it, numbers are estimated. */
export const COUNTED_MAX = 10_000;

/** Maximum number of name matches that are ranked if there are more matches than counted. */
const RANKED_MAX = 1_000;

/** Maximum number of matches that are ranked in full. */
const EXACT_MAX = 200;

/** Greater than any text with a given prefix. */
const END = '\u{10ffff}';

/** Search queries as tsquery text. Each stricter one matches a subset of the next. */
export interface WordQueries {
  /** Matches anywhere. */
  match: string;
  /** Matches in names, synonyms or identifiers. */
  names: string;
  /** The same by whole words, in the name alone or in synonyms as well. */
  wholeInName: string;
  wholeInNames: string;
  /** Prefix matches, in the name alone. */
  begunInName: string;
  /** Matches including names of linked records. */
  linked: string;
  identifier: string | null;
  wholeName: string | null;
  nameKey: string;
  /** For a search with partial matches: each word with its weight. Empty if all words must match. */
  partial: readonly { anywhere: string; names: string; weight: number }[];
}

/** Filter of a list. */
export interface Sought {
  kind: SearchedKind;
  words: WordQueries | null;
  filters: SearchFilters;
  /** Additional condition on `search_documents d`, such as visibility. */
  shown: SQL;
}

/** A found document with its score. */
export interface RankedDocument {
  id: string;
  nameKey: string;
  score: number;
}

/** Minimum score of documents that match by a name, their own or that of a linked record. */
export const NAMED_FROM = 20_000;

const ofKind = (kind: SearchedKind): SQL => sql`d.kind = ${sql.raw(`'${kind}'`)}`;

const hasWords = (query: string): SQL => sql`d.words @@ ${query}::tsquery`;

/**
 * Condition for matches in names and identifiers only. The index of all words also finds matches in texts, each of
 * which must be read and rejected; for a common word that is most of the catalogue.
 */
const hasNameWords = (kind: SearchedKind, query: string): SQL =>
  kind === 'product' || kind === 'company'
    ? sql`ts_filter(d.words, '{a,b}') @@ ${query}::tsquery`
    : hasWords(query);

/** Conditions on `search_documents d` of a list. */
export function isSought({ kind, words, filters, shown }: Sought): SQL {
  return sql`${ofKind(kind)} AND ${words ? hasWords(words.match) : sql`true`} AND ${filterCondition(filters)} AND ${shown}`;
}

/**
 * Reads an arbitrary subset of `search_documents d`. With a plain `LIMIT` the planner would scan a sort index until
 * enough rows match, or to its end if few do. So the limit is hidden from the planner, and execution stops early.
 */
const some = (columns: SQL, condition: SQL, limit: number): SQL =>
  sql`(WITH passing AS MATERIALIZED (SELECT ${columns} FROM search_documents d WHERE ${condition})
    SELECT * FROM passing LIMIT ${sql.raw(String(limit))})`;

/** The same without a word search, where the planner has good statistics of filters. */
const someOfAll = (columns: SQL, condition: SQL, limit: number): SQL =>
  sql`(SELECT ${columns} FROM search_documents d WHERE ${condition} LIMIT ${sql.raw(String(limit))})`;

const someSought = (columns: SQL, sought: Sought, limit: number): SQL =>
  (sought.words ? some : someOfAll)(columns, isSought(sought), limit);

/** Query of a ranked search. */
export type RankedSearch = Sought & { words: WordQueries };

/** Result of a ranked search with a bounded count. */
export interface Ranking {
  /** The best matches after the cursor. */
  rows: RankedDocument[];
  /** Number of matches; `COUNTED_MAX` plus one for all larger numbers. */
  looked: number;
  /** The best score overall, regardless of the page. */
  best: number;
}

/**
 * Ranks and counts matches in one pass: all up to `COUNTED_MAX`; beyond that a sample of that
 * size, plus matches by name.
 */
export async function rankDocuments(
  db: Database | Transaction,
  sought: RankedSearch,
  { after, limit }: { after: DocumentPlace | null; limit: number },
): Promise<Ranking> {
  const start = after
    ? sql`WHERE score < ${after.value}::integer
        OR (score = ${after.value}::integer AND (name_key, id) > (${after.nameKey}, ${after.id}::uuid))`
    : sql``;
  const found = await rowsOf<Omit<RankedDocument, 'id'> & { id: string | null }>(
    db,
    sql`
      WITH looked AS MATERIALIZED ${someSought(
        sql`d.id, d.name_key, ${scoreBy(sought.words)} AS score`,
        sought,
        COUNTED_MAX + 1,
      )}
      (SELECT NULL AS id, count(*)::text AS "nameKey", coalesce(max(score), 0) AS score FROM looked)
      UNION ALL
      (SELECT id::text, name_key, score FROM looked ${start} ORDER BY score DESC, name_key, id LIMIT ${limit})`,
  );
  // The aggregate is a row of its own, because the page may be empty.
  const sum = found.find(({ id }) => id === null);
  const rows = found.flatMap(({ id, ...row }) => (id === null ? [] : [{ id, ...row }]));
  const looked = Number(sum?.nameKey ?? 0);
  const best = sum?.score ?? 0;
  if (looked <= COUNTED_MAX) return { rows, looked, best };
  const named = await rankNames(db, sought, { compared: RANKED_MAX, hasTexts: false, hasWords: true });
  const known = new Set(named.map(({ id }) => id));
  const isAfter = (row: RankedDocument): boolean =>
    after === null || inOrder({ ...after, score: after.value }, row) < 0;
  const all = [...named.filter(isAfter), ...rows.filter(({ id }) => !known.has(id))].sort(inOrder);
  return { rows: all.slice(0, limit), looked, best: Math.max(best, named[0]?.score ?? 0) };
}

const inOrder = (one: RankedDocument, other: RankedDocument): number =>
  other.score - one.score ||
  (one.nameKey === other.nameKey ? compare(one.id, other.id) : compare(one.nameKey, other.nameKey));

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Limits of ranking matches by name. */
interface NameReach {
  /** Maximum number of ranked matches of each kind. */
  compared: number;
  /** True to include matches only in texts. */
  hasTexts: boolean;
  /** True to include prefix matches besides whole words. */
  hasWords: boolean;
}

/**
 * Ranks a sample of each kind of name matches, best first. Prefix matches are only read if there are too few others,
 * because a short prefix matches a large part of all names.
 */
export function rankNames(
  db: Database | Transaction,
  { kind, words, filters, shown }: RankedSearch,
  { compared, hasTexts, hasWords: looksForWords }: NameReach,
): Promise<RankedDocument[]> {
  const passes = sql`${ofKind(kind)} AND ${filterCondition(filters)} AND ${shown}`;
  const step = (condition: SQL, limit = compared): SQL =>
    some(sql`d.id`, sql`${passes} AND ${condition}`, limit);
  const { nameKey } = words;
  const exact = exactQuery(words);
  const first = [
    ...(exact === null ? [] : [step(hasNameWords(kind, exact), EXACT_MAX)]),
    ...(nameKey === ''
      ? []
      : [
          someOfAll(
            sql`d.id`,
            sql`${passes} AND d.name_key >= ${nameKey} AND d.name_key < ${nameKey + END}`,
            Math.min(compared, EXACT_MAX),
          ),
        ]),
    ...(looksForWords ? [step(hasNameWords(kind, words.wholeInName))] : []),
  ];
  const isThin = sql`(SELECT count(*) FROM first_found) < ${sql.raw(String(compared))}`;
  const rest = [
    ...(looksForWords ? [step(sql`${isThin} AND ${hasNameWords(kind, words.names)}`)] : []),
    ...(hasTexts ? [step(sql`${isThin} AND ${hasWords(words.match)}`)] : []),
  ];
  if (first.length === 0) return Promise.resolve([]);
  return rowsOf<RankedDocument>(
    db,
    sql`
      WITH first_found AS MATERIALIZED (${sql.join(first, sql` UNION ALL `)})
      SELECT d.id, d.name_key AS "nameKey", ${scoreBy(words)} AS score
      FROM (SELECT DISTINCT id FROM first_found ${sql.join(
        rest.map((one) => sql`UNION ${one}`),
        sql` `,
      )}) c
      JOIN search_documents d ON d.id = c.id AND ${ofKind(kind)}
      ORDER BY score DESC, d.name_key, d.id LIMIT ${sql.raw(String(RANKED_MAX))}`,
  );
}

const exactQuery = ({ identifier, wholeName }: WordQueries): string | null =>
  [identifier, wholeName].filter((query) => query !== null).join(' | ') || null;

/**
 * Score of `search_documents d`: the kind of match, plus small bonuses for popular records and short names. Uses
 * floats, because the logarithm of a `numeric` would take longer than everything else.
 */
function scoreBy(words: WordQueries): SQL {
  const { nameKey } = words;
  const length = sql`${Buffer.byteLength(nameKey)}::float8`;
  return sql`round((
    ${words.partial.length > 0 ? shareOfWords(words.partial) : tierBy(words)}
    + CASE WHEN ${nameKey !== ''} AND starts_with(d.name_key, ${nameKey}) THEN 2 ELSE 0 END
    + least(3, 3 * ${length} / greatest(1, octet_length(d.name_key)))
    + least(2, 0.3::float8 * ln((1 + d.followers + d.links)::float8))
    + least(1, ts_rank('{0.05, 0.2, 0.4, 1}', d.words, ${words.match}::tsquery))) * 1000)::integer`;
}

/** Checks rare conditions together first, and in full only if one holds. */
function tierBy(words: WordQueries): SQL {
  const exact = exactQuery(words);
  const is = (query: string | null): SQL => (query === null ? sql`false` : hasWords(query));
  return sql`CASE
    WHEN d.name_key = ${words.nameKey} OR ${is(exact)} THEN CASE
      WHEN ${is(words.identifier)} THEN 90
      WHEN d.name_key = ${words.nameKey} THEN 85
      ELSE 80
    END
    WHEN ${hasWords(words.names)} THEN CASE
      WHEN ${hasWords(words.wholeInName)} THEN 60
      WHEN ${hasWords(words.wholeInNames)} THEN 54
      WHEN ${hasWords(words.begunInName)} THEN 48
      ELSE 42
    END
    WHEN ${hasWords(words.linked)} THEN 20
    ELSE 10
  END`;
}

const shareOfWords = (partial: WordQueries['partial']): SQL =>
  sql.join(
    partial.map(
      (word) =>
        sql`(CASE WHEN ${hasWords(word.names)} THEN 2 WHEN ${hasWords(word.anywhere)} THEN 1 ELSE 0 END
          * 20 * ${word.weight}::float8)`,
    ),
    sql` + `,
  );

/** Sort orders of a list besides relevance. */
export type DocumentOrder = 'name' | 'followers' | 'links' | 'posts' | 'added';

/** Cursor: the last row of the previous page. */
export interface DocumentPlace {
  /** For timestamps, in microseconds. */
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

/** Reads a page of documents in a sort order. @param limit Page size plus one. */
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

/** A possibly estimated number of documents. */
export interface DocumentCount {
  count: number;
  /** True if it is an estimate. */
  estimated: boolean;
}

/** Counts the documents of a list: exactly up to a limit, beyond it by the planner's estimate. */
export async function countDocuments(db: Database | Transaction, sought: Sought): Promise<DocumentCount> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`SELECT count(*)::integer AS count FROM ${someSought(sql`1`, sought, COUNTED_MAX + 1)} counted`,
  );
  return completeCount(db, sought, row?.count ?? 0);
}

/** Replaces a bounded count by an estimate if needed. @param count `COUNTED_MAX` plus one for more. */
export async function completeCount(
  db: Database | Transaction,
  sought: Sought,
  count: number,
): Promise<DocumentCount> {
  if (count <= COUNTED_MAX) return { count, estimated: false };
  return { count: Math.max(count, await reckon(db, isSought(sought))), estimated: true };
}

/** Returns the number of rows that the planner expects. */
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

/** Counts documents of a list by filter value (facets); for a long list, of a sample. */
export async function countFilters(
  db: Database | Transaction,
  sought: Sought,
): Promise<{ values: ReadonlyMap<string, number>; looked: number }> {
  // Groups equal filter sets first, so that each is expanded once.
  const rows = await rowsOf<{ filter: string | null; count: number }>(
    db,
    sql`
      WITH looked AS MATERIALIZED (
        SELECT filters, count(*) AS count FROM ${someSought(sql`d.filters`, sought, COUNTED_MAX)} found GROUP BY filters
      )
      SELECT NULL AS filter, coalesce(sum(count), 0)::integer AS count FROM looked
      UNION ALL
      SELECT f.value, sum(l.count)::integer FROM looked l CROSS JOIN LATERAL unnest(l.filters) f(value) GROUP BY f.value`,
  );
  const looked = rows.find(({ filter }) => filter === null)?.count ?? 0;
  return {
    values: new Map(rows.flatMap(({ filter, count }) => (filter === null ? [] : [[filter, count] as const]))),
    looked,
  };
}

/** Counts the documents with each of some words, up to a limit. */
export async function countWords(
  db: Database | Transaction,
  within: Omit<Sought, 'words'>,
  queries: readonly string[],
): Promise<number[]> {
  if (queries.length === 0) return [];
  const passes = sql`${ofKind(within.kind)} AND ${filterCondition(within.filters)} AND ${within.shown}`;
  const counts = queries.map(
    (query, at) => sql`SELECT ${sql.raw(String(at))} AS at, count(*)::integer AS count
      FROM ${some(sql`1`, sql`${passes} AND ${hasWords(query)}`, COUNTED_MAX + 1)} counted`,
  );
  const rows = await rowsOf<{ at: number; count: number }>(db, sql.join(counts, sql` UNION ALL `));
  return rows.toSorted((one, other) => one.at - other.at).map(({ count }) => count);
}

/** Places of a search's matches: none, only texts, or names as well. */
export type Finding = 'nothing' | 'texts' | 'names';

/** Determines the places of a search's matches. */
export async function findWhere(
  db: Database | Transaction,
  within: Omit<Sought, 'words'>,
  words: WordQueries,
): Promise<Finding> {
  const any = (match: string): SQL =>
    sql`EXISTS ${someSought(sql`1`, { ...within, words: { ...words, match } }, 1)}`;
  const [row] = await rowsOf<{ names: boolean; found: boolean }>(
    db,
    sql`SELECT ${any(words.linked)} AS names, ${any(words.match)} AS found`,
  );
  if (row?.found !== true) return 'nothing';
  return row.names ? 'names' : 'texts';
}
