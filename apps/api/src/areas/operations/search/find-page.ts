import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context';
import type { SearchedKind } from '../../../platform/db/schema';
import { pageOf } from '../../../platform/http/cursor';
import {
  COUNTED_MAX,
  completeCount,
  countDocuments,
  countFilters,
  type DocumentCount,
  type DocumentOrder,
  type DocumentPlace,
  listDocuments,
  NAMED_FROM,
  type Ranking,
  rankDocuments,
  type Sought,
} from './find-documents.repository';
import type { WordReader } from './mend-words.repository';
import { type PlannedSearch, planSearch } from './plan-search';
import { ALL_DOCUMENTS, type SearchFilters, without } from './search-filters.repository';

/** A page request. */
export interface PageRequest {
  kind: SearchedKind;
  /** Search text; empty for a list without a search. */
  text: string;
  filters: SearchFilters;
  /** Visibility condition on `search_documents d`. */
  shown?: SQL;
  reader: WordReader;
  order: DocumentOrder | 'relevance';
  cursor: string | undefined;
  limit: number;
}

/** A page of IDs in order. */
export interface FoundPage {
  ids: string[];
  count: number;
  estimated: boolean;
  /** Cursor of the next page; null if there is none. */
  next: string | null;
  /** Plan of the search; null without one. */
  plan: PlannedSearch | null;
  sought: Sought;
}

type Parts = Pick<Context, 'db' | 'cursors'>;

/** Finds a page of documents of a kind. */
export async function findPage({ db, cursors }: Parts, request: PageRequest): Promise<FoundPage> {
  const { kind, filters, shown = ALL_DOCUMENTS, text, reader, limit, cursor } = request;
  const within = { kind, filters, shown };
  const isSearch = text.trim() !== '';
  const order = request.order === 'relevance' && !isSearch ? 'links' : request.order;
  const key = `find ${kind} ${order} ${digestOf(text, filters)}`;
  const decoded = cursors.decodeCounted(cursor, key, ['number', 'string', 'string']);
  const after: DocumentPlace | null = decoded && {
    value: decoded.values[0],
    nameKey: decoded.values[1],
    id: decoded.values[2],
  };
  const reach = { after, limit: limit + 1 };
  const found =
    order === 'relevance'
      ? await findRanked(db, { within, text, reader }, reach)
      : await findListed(db, { within, text, reader }, { ...reach, order });
  const { plan, places } = found;
  const sought: Sought = { ...within, words: plan?.words ?? null };
  const { rows, last } = pageOf(places, limit);
  const known = decoded?.count ?? null;
  const counted =
    known === null
      ? await countPage(db, sought, { ...found, isWhole: !after && places.length <= limit })
      : { count: known, estimated: known > COUNTED_MAX };
  return {
    ids: rows.map(({ id }) => id),
    ...counted,
    next: last && cursors.encode(key, [last.value, last.nameKey, last.id, counted.count]),
    plan,
    sought,
  };
}

/** A search with the filter of its list. */
interface SearchWithin {
  within: Omit<Sought, 'words'>;
  text: string;
  reader: WordReader;
}

/** Rows of a page, and one more. */
interface FoundPlaces {
  plan: PlannedSearch | null;
  places: DocumentPlace[];
  /** Number of matches if already known; otherwise null. */
  looked: number | null;
}

/** Finds a page by relevance. Reuses the ranking that planning has made. */
async function findRanked(
  db: Context['db'],
  { within, text, reader }: SearchWithin,
  reach: { after: DocumentPlace | null; limit: number },
): Promise<FoundPlaces> {
  const rankings = new Map<PlannedSearch, Ranking>();
  const rank = async (plan: PlannedSearch): Promise<Ranking> => {
    const ranking = rankings.get(plan) ?? (await rankDocuments(db, { ...within, words: plan.words }, reach));
    rankings.set(plan, ranking);
    return ranking;
  };
  const plan = await planSearch(db, text, within, reader, async (tried) => {
    const { looked, best } = await rank(tried);
    if (looked === 0) return 'nothing';
    return best < NAMED_FROM ? 'texts' : 'names';
  });
  if (!plan) return { plan, places: [], looked: 0 };
  const { rows, looked } = await rank(plan);
  return { plan, places: rows.map(({ score, nameKey, id }) => ({ value: score, nameKey, id })), looked };
}

/** Finds a page by another sort order. */
async function findListed(
  db: Context['db'],
  { within, text, reader }: SearchWithin,
  reach: { order: DocumentOrder; after: DocumentPlace | null; limit: number },
): Promise<FoundPlaces> {
  const plan = text.trim() === '' ? null : await planSearch(db, text, within, reader);
  if (text.trim() !== '' && !plan) return { plan, places: [], looked: 0 };
  const places = await listDocuments(db, { ...within, words: plan?.words ?? null }, reach);
  return { plan, places, looked: null };
}

/** Counts the list, for its first page. */
function countPage(
  db: Context['db'],
  sought: Sought,
  { places, looked, isWhole }: FoundPlaces & { isWhole: boolean },
): Promise<DocumentCount> {
  if (isWhole) return Promise.resolve({ count: places.length, estimated: false });
  return looked === null ? countDocuments(db, sought) : completeCount(db, sought, looked);
}

/** Key of a list that binds cursors to it. */
const digestOf = (text: string, filters: SearchFilters): string =>
  createHash('sha256')
    .update(JSON.stringify([text, [...filters]]))
    .digest('base64url')
    .slice(0, 16);

/** A value of a filter with its number of entries. */
export interface FacetCount {
  value: string;
  count: number;
  estimated: boolean;
}

/** Maximum number of values per filter. */
const VALUES_MAX = 60;

/**
 * Counts entries by value of some filters, applying the filters of other names; most first. For long lists a sample is
 * counted and extrapolated.
 */
export async function countFacets(
  { db }: Pick<Context, 'db'>,
  { sought, count }: Pick<FoundPage, 'sought' | 'count'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, FacetCount[]>> {
  const active = names.filter((name) => sought.filters.has(name));
  const counted = new Map<string, FacetCount[]>();
  const base = await countFilters(db, sought);
  const baseTotal = Math.max(count, base.looked);
  for (const name of names) {
    if (!active.includes(name)) counted.set(name, valuesOf(name, base, baseTotal));
  }
  for (const name of active) {
    const wider = { ...sought, filters: without(sought.filters, name) };
    const looked = await countFilters(db, wider);
    const total = looked.looked < COUNTED_MAX ? looked.looked : (await countDocuments(db, wider)).count;
    counted.set(name, valuesOf(name, looked, total));
  }
  return counted;
}

function valuesOf(
  name: string,
  { values, looked }: Awaited<ReturnType<typeof countFilters>>,
  total: number,
): FacetCount[] {
  const estimated = looked >= COUNTED_MAX && total > looked;
  const factor = estimated ? total / looked : 1;
  const prefix = `${name}=`;
  return [...values]
    .filter(([filter]) => filter.startsWith(prefix))
    .map(([filter, found]) => ({
      value: filter.slice(prefix.length),
      count: Math.round(found * factor),
      estimated,
    }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, VALUES_MAX);
}
