import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import type { SearchedKind } from '../../../platform/db/schema';
import { filterCondition, type SearchFilters } from './search-filters.repository';

/** Above this, numbers are estimated. */
export const COUNTED_MAX = 10_000;

/** Sets how many of what matches by its name are compared where more match than are counted: some are as good as any. */
const RANKED_MAX = 1_000;

/** Sets how many are compared that match as a whole. */
const EXACT_MAX = 200;

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

/** Marks where scores begin that are of a document that matches by a name, its own or that of something linked. */
export const NAMED_FROM = 20_000;

const ofKind = (kind: SearchedKind): SQL => sql`d.kind = ${sql.raw(`'${kind}'`)}`;

const hasWords = (query: string): SQL => sql`d.words @@ ${query}::tsquery`;

/**
 * The same for names and identifiers alone. The index of all words finds what has the words in its texts as well, each of
 * which must be read to be left out; of a common word that is most of the catalogue.
 */
const hasNameWords = (kind: SearchedKind, query: string): SQL =>
  kind === 'product' || kind === 'company'
    ? sql`ts_filter(d.words, '{a,b}') @@ ${query}::tsquery`
    : hasWords(query);

/** The condition on `search_documents d` that all of a list passes. */
export function isSought({ kind, words, filters, shown }: Sought): SQL {
  return sql`${ofKind(kind)} AND ${words ? hasWords(words.match) : sql`true`} AND ${filterCondition(filters)} AND ${shown}`;
}

/**
 * Reads some rows of `search_documents d`, whichever. With a limit beside a condition on words the planner would rather walk
 * an index of an order until enough pass, and where few do, all of it; so it plans for all rows, and stops early.
 */
const some = (columns: SQL, condition: SQL, limit: number): SQL =>
  sql`(WITH passing AS MATERIALIZED (SELECT ${columns} FROM search_documents d WHERE ${condition})
    SELECT * FROM passing LIMIT ${sql.raw(String(limit))})`;

/** The same where no words are sought: the planner knows how common filters are. */
const someOfAll = (columns: SQL, condition: SQL, limit: number): SQL =>
  sql`(SELECT ${columns} FROM search_documents d WHERE ${condition} LIMIT ${sql.raw(String(limit))})`;

const someSought = (columns: SQL, sought: Sought, limit: number): SQL =>
  (sought.words ? some : someOfAll)(columns, isSought(sought), limit);

/** A search that ranks what it finds. */
export type RankedSearch = Sought & { words: WordQueries };

/** Result of a search, whose count stops at a limit. */
export interface Ranking {
  /** The best, or the best of those after a place. */
  rows: RankedDocument[];
  /** Tells how many match; one more than `COUNTED_MAX` for all that are more. */
  looked: number;
  /** The best score of all, wherever the page begins. */
  best: number;
}

/**
 * Ranks what matches, in one pass that counts it as well: all of it up to `COUNTED_MAX`, and beyond that as many as that
 * besides what matches by its name.
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
  // One row sums up, as a page may have none of its own.
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

/** Tells how far a ranking of names looks. */
interface NameReach {
  /** Tells how many that match in one way are compared. */
  compared: number;
  /** True if what matches by its texts alone is looked at as well. */
  hasTexts: boolean;
  /** True if words that begin so are looked for beside names that do. */
  hasWords: boolean;
}

/**
 * Ranks some of each way in which names match, the best first. Words that only begin so are looked for where there are too
 * few of the rest: a short beginning stands in a good part of all names.
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
 * Scores `search_documents d`: in thousands how it matches, and less for what is known, short or often linked. All of it is
 * of floating point: the logarithm of a `numeric` takes longer than everything else.
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

/** Asks together for what is true of few, and in full only of those. */
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
    sql`SELECT count(*)::integer AS count FROM ${someSought(sql`1`, sought, COUNTED_MAX + 1)} counted`,
  );
  return completeCount(db, sought, row?.count ?? 0);
}

/** Completes what was counted as far as it is worth it. @param count One more than `COUNTED_MAX` where there are more. */
export async function completeCount(
  db: Database | Transaction,
  sought: Sought,
  count: number,
): Promise<DocumentCount> {
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
  // Many pass the same filters: those are taken apart once.
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

/** Tells how many documents have each of some words, as far as it is worth counting. */
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

/** Names where a search finds something: nowhere, in texts alone, or in names as well. */
export type Finding = 'nothing' | 'texts' | 'names';

/** Tells where a search finds something. */
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
