import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { PagesByStart } from '../feed/feed-page';
import type { ApiError } from '../transport/api-error';
import type { Cursor, Page, Pages } from './page';

/** Query key. */
type Key = readonly unknown[];

/**
 * Returns options of a query whose failures are `ApiError`.
 *
 * @param options.merge Merges cached and fetched data, if the cached data may be newer.
 */
export function readOptions<Data>({
  merge,
  ...options
}: {
  queryKey: Key;
  queryFn: (context: { signal: AbortSignal; client: QueryClient }) => Promise<Data>;
  merge?: (known: Data, read: Data) => Data;
}) {
  return queryOptions<Data, ApiError, Data, Key>({
    ...options,
    ...(merge && {
      structuralSharing: (known, read) => (known === undefined ? read : merge(known as Data, read as Data)),
    }),
  });
}

/**
 * Returns options of a list that is read by cursor (`LastEvaluatedKey`); `data` is all rows so far.
 *
 * @param options.merge Merges cached and fetched data, if the cached data may be newer.
 */
export function pagedOptions<P extends Page<unknown>, Joined>(options: {
  queryKey: Key;
  readPage: (context: { signal: AbortSignal; cursor: Cursor }) => Promise<P>;
  join: (pages: Pages<P>) => Joined;
  merge?: (known: Pages<P>, read: Pages<P>) => Pages<P>;
}) {
  const { queryKey, readPage, join, merge } = options;
  return infiniteQueryOptions<P, ApiError, Joined, Key, Cursor>({
    queryKey,
    queryFn: ({ signal, pageParam }) => readPage({ signal, cursor: pageParam }),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.cursor ?? undefined,
    select: join,
    ...(merge && {
      // TanStack Query calls this for the pages, and again for the selected data, which needs no merging.
      structuralSharing: (known, read) => (isPages<P>(known) && isPages<P>(read) ? merge(known, read) : read),
    }),
  });
}

const isPages = <P>(data: unknown): data is Pages<P> =>
  typeof data === 'object' && data !== null && 'pages' in data;

/** Returns options of a list that is read by offset; `data` is all rows so far. */
export function pagedByStartOptions<P, Joined>(options: {
  queryKey: Key;
  readPage: (context: { signal: AbortSignal; start: number; client: QueryClient }) => Promise<P>;
  /** Returns the offset of the next page; undefined after the last. */
  nextStart: (last: P, pages: readonly P[]) => number | undefined;
  join: (pages: PagesByStart<P>) => Joined;
}) {
  const { queryKey, readPage, nextStart, join } = options;
  return infiniteQueryOptions<P, ApiError, Joined, Key, number>({
    queryKey,
    queryFn: ({ signal, pageParam, client }) => readPage({ signal, start: pageParam, client }),
    initialPageParam: 0,
    getNextPageParam: nextStart,
    select: join,
  });
}
