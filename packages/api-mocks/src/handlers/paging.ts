import { refuseParameter } from './refusals';

// The contract's `Limit` parameter.
const DEFAULT_LIMIT = 50;
const LONGEST_PAGE = 200;

/** Page of all rows. */
export interface Slice<Row> {
  rows: Row[];
  /** Cursor of the next page; undefined on the last. */
  next: string | undefined;
}

interface SliceOptions<Row> {
  /** Requested URL, with `limit` and `cursor`. */
  url: string;
  defaultLimit?: number;
  /** Maximum page size. */
  longest?: number;
  /** Returns the unique key of a row; plain ASCII. */
  rowKey: (row: Row) => string;
}

/**
 * Returns a page of all rows, after the row of the cursor.
 *
 * @throws the refusal if a parameter is invalid; MSW responds with it.
 */
export function slice<Row>(rows: readonly Row[], options: SliceOptions<Row>): Slice<Row> {
  const { url, defaultLimit = DEFAULT_LIMIT, longest = LONGEST_PAGE, rowKey } = options;
  const query = new URL(url).searchParams;
  const limit = Number(query.get('limit') ?? defaultLimit);
  if (!Number.isInteger(limit) || limit < 1 || limit > longest) throw refuseParameter('limit');
  const cursor = query.get('cursor');
  const after = cursor === null ? null : readCursor(cursor);
  const start = after === null ? 0 : rows.findIndex((row) => rowKey(row) === after) + 1;
  if (cursor !== null && start === 0) throw refuseParameter('cursor');
  const page = rows.slice(start, start + limit);
  const last = page.at(-1);
  const isMore = last !== undefined && start + limit < rows.length;
  return { rows: page, next: isMore ? writeCursor(rowKey(last)) : undefined };
}

/** Returns a page as `Items` and `Count`. */
export function itemsPage<Row>(rows: readonly Row[], options: SliceOptions<Row>) {
  const page = slice(rows, options);
  return { Items: page.rows, Count: rows.length, ...lastEvaluatedKey(page.next) };
}

/** Returns a page as `results` and `count`. */
export function resultsPage<Row>(rows: readonly Row[], options: SliceOptions<Row>) {
  const page = slice(rows, options);
  return { results: page.rows, count: rows.length, ...lastEvaluatedKey(page.next) };
}

/** Encodes an opaque cursor, so that nobody builds one by hand. */
function writeCursor(key: string): string {
  return btoa(key).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function readCursor(cursor: string): string {
  try {
    return atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

/** Returns the cursor property of a reply: absent on the last page, as in the contract. */
export function lastEvaluatedKey(next: string | undefined): { LastEvaluatedKey?: string } {
  return next === undefined ? {} : { LastEvaluatedKey: next };
}

/** Returns a page of all rows, by `start` and `size`. */
interface PageByStart<Row> {
  rows: Row[];
  start: number;
  size: number;
}

/** Maximum `start` of the contract. */
const LAST_START = 1_000_000;

/**
 * Returns a page of all rows, by offset.
 *
 * @param options.url Requested URL, with `start` and `size`.
 * @throws the refusal if a parameter is invalid; MSW responds with it.
 */
export function pageByStart<Row>(
  rows: readonly Row[],
  options: { url: string; defaultSize: number; longest: number },
): PageByStart<Row> {
  const query = new URL(options.url).searchParams;
  const start = Number(query.get('start') ?? 0);
  const size = Number(query.get('size') ?? options.defaultSize);
  if (!Number.isInteger(start) || start < 0 || start > LAST_START) throw refuseParameter('start');
  if (!Number.isInteger(size) || size < 1 || size > options.longest) throw refuseParameter('size');
  return { rows: rows.slice(start, start + size), start, size };
}
