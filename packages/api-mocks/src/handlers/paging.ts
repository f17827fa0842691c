// The contract's `Limit` parameter.
const DEFAULT_LIMIT = 50;
const LONGEST_PAGE = 200;

/** A page out of all rows. */
export interface Slice<Row> {
  rows: Row[];
  /** Leads to the next page; undefined on the last. */
  next: string | undefined;
}

/**
 * Cuts a page out of all rows, after the row that the cursor names.
 *
 * @param options.url Address that was asked for, with `limit` and `cursor`.
 * @param options.longest The most rows that a page may hold.
 * @param options.rowKey What tells the rows apart; plain ASCII.
 * @returns The name of the parameter that is not valid, or the page.
 */
export function slice<Row>(
  rows: readonly Row[],
  options: {
    url: string;
    defaultLimit?: number;
    longest?: number;
    rowKey: (row: Row) => string;
  },
): Slice<Row> | 'limit' | 'cursor' {
  const { url, defaultLimit = DEFAULT_LIMIT, longest = LONGEST_PAGE, rowKey } = options;
  const query = new URL(url).searchParams;
  const limit = Number(query.get('limit') ?? defaultLimit);
  if (!Number.isInteger(limit) || limit < 1 || limit > longest) return 'limit';
  const cursor = query.get('cursor');
  const after = cursor === null ? null : readCursor(cursor);
  const start = after === null ? 0 : rows.findIndex((row) => rowKey(row) === after) + 1;
  if (cursor !== null && start === 0) return 'cursor';
  const page = rows.slice(start, start + limit);
  const last = page.at(-1);
  const isMore = last !== undefined && start + limit < rows.length;
  return { rows: page, next: isMore ? writeCursor(rowKey(last)) : undefined };
}

/** An opaque cursor, so that nobody builds one by hand. */
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

/** For the end of a reply: absent on the last page, as the contract has it. */
export function lastEvaluatedKey(next: string | undefined): { LastEvaluatedKey?: string } {
  return next === undefined ? {} : { LastEvaluatedKey: next };
}

/** A page out of all rows, as `start` and `size` ask for it. */
interface PageByStart<Row> {
  rows: Row[];
  start: number;
  size: number;
}

/** The contract's longest start. */
const LAST_START = 1_000_000;

/**
 * Cuts a page out of all rows, by how many come before it.
 *
 * @param options.url Address that was asked for, with `start` and `size`.
 * @returns The name of the parameter that is not valid, or the page.
 */
export function pageByStart<Row>(
  rows: readonly Row[],
  options: { url: string; defaultSize: number; longest: number },
): PageByStart<Row> | 'start' | 'size' {
  const query = new URL(options.url).searchParams;
  const start = Number(query.get('start') ?? 0);
  const size = Number(query.get('size') ?? options.defaultSize);
  if (!Number.isInteger(start) || start < 0 || start > LAST_START) return 'start';
  if (!Number.isInteger(size) || size < 1 || size > options.longest) return 'size';
  return { rows: rows.slice(start, start + size), start, size };
}
