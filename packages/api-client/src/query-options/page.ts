import type { InfiniteData } from '@tanstack/react-query';
import type { components } from '../generated/schema';
import type { Limited } from '../types';

/** Page of a list, in either of the contract's two formats. */
export interface Page<Row> {
  items: Row[];
  /** Number of rows of the whole list. */
  count: number;
  /** Cursor of the next page; null on the last one, and on a guest's first. */
  cursor: string | null;
}

/** Page that may be limited to a part of the list. */
export interface LimitedPage<Row> extends Page<Row> {
  limited: Limited;
}

/** All rows fetched so far, in order. */
export interface Rows<Row> {
  items: Row[];
  /** Number of rows of the whole list, from the newest page. */
  count: number;
}

/** All rows fetched so far of a list that may be limited. */
export interface LimitedRows<Row> extends Rows<Row> {
  limited: Limited;
}

/** Cursor of a page; undefined for the first. */
export type Cursor = string | undefined;

/** Pages as TanStack Query caches them. */
export type Pages<P> = InfiniteData<P, Cursor>;

interface FirstVersionList<Row> {
  Items: Row[];
  Count: number;
  LastEvaluatedKey?: string;
}

type SecondVersionList<Row> = components['schemas']['List'] & { results: Row[] };

/** Normalizes a page of either format. @see GAP-062 */
export function readPage<Row>(list: FirstVersionList<Row> | SecondVersionList<Row>): Page<Row> {
  const cursor = list.LastEvaluatedKey ?? null;
  return 'Items' in list
    ? { items: list.Items, count: list.Count, cursor }
    : { items: list.results, count: list.count, cursor };
}

/** Normalizes a page of either format that may be limited. */
export function readLimitedPage<Row>(
  list: (FirstVersionList<Row> | SecondVersionList<Row>) & { limited: Limited },
): LimitedPage<Row> {
  return { ...readPage(list), limited: list.limited };
}

/** Joins the pages fetched so far. */
export function joinPages<Row>({ pages }: Pages<Page<Row>>): Rows<Row> {
  return { items: pages.flatMap((page) => page.items), count: pages.at(-1)?.count ?? 0 };
}

/** Joins the pages fetched so far of a list that may be limited. */
export function joinLimitedPages<Row>({ pages }: Pages<LimitedPage<Row>>): LimitedRows<Row> {
  const last = pages.at(-1);
  return { ...joinPages<Row>({ pages, pageParams: [] }), limited: last?.limited ?? 'none' };
}

/** Options of a paged read. */
export interface PageRequest {
  /** Page size. Default: the server's. */
  limit?: number;
}
