import type { InfiniteData } from '@tanstack/react-query';
import type { components } from '../generated/schema';
import type { Limited } from '../types';

/** A page of a list, whichever of the contract's two shapes it came in. */
export interface Page<Row> {
  items: Row[];
  /** Rows of the whole list. */
  count: number;
  /** Leads to the next page; null on the last one, and on a guest's first. */
  cursor: string | null;
}

/** A page that may show less than there is. */
export interface LimitedPage<Row> extends Page<Row> {
  limited: Limited;
}

/** All rows fetched so far, in order. */
export interface Rows<Row> {
  items: Row[];
  /** Rows of the whole list, as the newest page says. */
  count: number;
}

/** All rows fetched so far of a list that may show less than there is. */
export interface LimitedRows<Row> extends Rows<Row> {
  limited: Limited;
}

/** Leads to a page; undefined to the first. */
export type Cursor = string | undefined;

/** Pages as the cache holds them. */
export type Pages<P> = InfiniteData<P, Cursor>;

interface FirstVersionList<Row> {
  Items: Row[];
  Count: number;
  LastEvaluatedKey?: string;
}

type SecondVersionList<Row> = components['schemas']['List'] & { results: Row[] };

/** Reads both shapes of lists. @see GAP-062 */
export function readPage<Row>(list: FirstVersionList<Row> | SecondVersionList<Row>): Page<Row> {
  const cursor = list.LastEvaluatedKey ?? null;
  return 'Items' in list
    ? { items: list.Items, count: list.Count, cursor }
    : { items: list.results, count: list.count, cursor };
}

/** Reads both shapes of lists that may show less than there is. */
export function readLimitedPage<Row>(
  list: (FirstVersionList<Row> | SecondVersionList<Row>) & { limited: Limited },
): LimitedPage<Row> {
  return { ...readPage(list), limited: list.limited };
}

/** Joins the pages fetched so far. */
export function joinPages<Row>({ pages }: Pages<Page<Row>>): Rows<Row> {
  return { items: pages.flatMap((page) => page.items), count: pages.at(-1)?.count ?? 0 };
}

/** Joins the pages fetched so far of a list that may show less than there is. */
export function joinLimitedPages<Row>({ pages }: Pages<LimitedPage<Row>>): LimitedRows<Row> {
  const last = pages.at(-1);
  return { ...joinPages<Row>({ pages, pageParams: [] }), limited: last?.limited ?? 'none' };
}

/** What a paged read is asked for. */
export interface PageRequest {
  /** Rows of each page. Default: the server's. */
  limit?: number;
}
