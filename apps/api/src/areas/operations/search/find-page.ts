import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context';
import type { SearchedKind } from '../../../platform/db/schema';
import { pageOf } from '../../../platform/http/cursor';
import {
  COUNTED_MAX,
  countDocuments,
  countFilters,
  type DocumentOrder,
  type DocumentPlace,
  listDocuments,
  rankDocuments,
  type Sought,
} from './find-documents.repository';
import type { WordReader } from './mend-words.repository';
import { type PlannedSearch, planSearch } from './plan-search';
import { ALL_DOCUMENTS, type SearchFilters, without } from './search-filters.repository';

/** Describes what a page is asked for. */
export interface PageRequest {
  kind: SearchedKind;
  /** Describes what was typed; empty for a list without a search. */
  text: string;
  filters: SearchFilters;
  /** Names who of all entries the viewer may see, as a condition on `search_documents d`. */
  shown?: SQL;
  reader: WordReader;
  order: DocumentOrder | 'relevance';
  cursor: string | undefined;
  limit: number;
}

/** Describes what was found: a page of ids in order. */
export interface FoundPage {
  ids: string[];
  count: number;
  estimated: boolean;
  /** Leads to the next page; null where there is none. */
  next: string | null;
  /** Tells how the search was carried out; null without one. */
  plan: PlannedSearch | null;
  sought: Sought;
}

type Parts = Pick<Context, 'db' | 'cursors'>;

/** Finds a page of documents of a kind. */
export async function findPage({ db, cursors }: Parts, request: PageRequest): Promise<FoundPage> {
  const { kind, filters, shown = ALL_DOCUMENTS, text, reader, limit, cursor } = request;
  const within = { kind, filters, shown };
  const plan = text.trim() === '' ? null : await planSearch(db, text, within, reader);
  const sought: Sought = { ...within, words: plan?.words ?? null };
  if (text.trim() !== '' && !plan) return { ids: [], count: 0, estimated: false, next: null, plan, sought };
  const order = request.order === 'relevance' && !plan ? 'links' : request.order;
  const key = `find ${kind} ${order} ${digestOf(text, filters)}`;
  const decoded = cursors.decodeCounted(cursor, key, ['number', 'string', 'string']);
  const after: DocumentPlace | null = decoded && {
    value: decoded.values[0],
    nameKey: decoded.values[1],
    id: decoded.values[2],
  };
  const places =
    order === 'relevance' && plan
      ? await rankedPage(db, { ...sought, words: plan.words }, after, limit + 1)
      : await listDocuments(db, sought, {
          order: order === 'relevance' ? 'links' : order,
          after,
          limit: limit + 1,
        });
  const { rows, last } = pageOf(places, limit);
  const known = decoded?.count ?? null;
  const counted =
    known === null
      ? !after && places.length <= limit
        ? { count: places.length, estimated: false }
        : await countDocuments(db, sought)
      : { count: known, estimated: known > COUNTED_MAX };
  return {
    ids: rows.map(({ id }) => id),
    ...counted,
    next: last && cursors.encode(key, [last.value, last.nameKey, last.id, counted.count]),
    plan,
    sought,
  };
}

async function rankedPage(
  db: Context['db'],
  sought: Sought & { words: NonNullable<Sought['words']> },
  after: DocumentPlace | null,
  limit: number,
): Promise<DocumentPlace[]> {
  const ranked = await rankDocuments(db, sought);
  const from = after
    ? ranked.findIndex(
        (row) =>
          row.score < after.value ||
          (row.score === after.value &&
            (row.nameKey > after.nameKey || (row.nameKey === after.nameKey && row.id > after.id))),
      )
    : 0;
  return from < 0
    ? []
    : ranked.slice(from, from + limit).map(({ score, nameKey, id }) => ({ value: score, nameKey, id }));
}

/** A list is told from others by what it is of, as a cursor is good for its own alone. */
const digestOf = (text: string, filters: SearchFilters): string =>
  createHash('sha256')
    .update(JSON.stringify([text, [...filters]]))
    .digest('base64url')
    .slice(0, 16);

/** A value of a filter, and how many entries it would leave. */
export interface FacetCount {
  value: string;
  count: number;
  estimated: boolean;
}

/** Sets how many values of a filter are told at most. */
const VALUES_MAX = 60;

/**
 * Tells how many entries each value of some filters would leave, under the filters of the other names; most first. Of long
 * lists a part is counted and the rest reckoned.
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
