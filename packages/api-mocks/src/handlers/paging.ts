import { refuseParameter } from './refusals';

// The contract's `Limit` parameter.
const DEFAULT_LIMIT = 50;
const LONGEST_PAGE = 200;

/** A page out of all rows. */
export interface Slice<Row> {
  rows: Row[];
  /** Leads to the next page; undefined on the last. */
  next: string | undefined;
}

interface SliceOptions<Row> {
  /** Address that was asked for, with `limit` and `cursor`. */
  url: string;
  defaultLimit?: number;
  /** The most rows that a page may hold. */
  longest?: number;
  /** What tells the rows apart; plain ASCII. */
  rowKey: (row: Row) => string;
}

/**
 * Cuts a page out of all rows, after the row that the cursor names.
 *
 * @throws the refusal where a parameter is not valid; MSW answers with it.
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

/** A page as `Items` and `Count`. */
export function itemsPage<Row>(rows: readonly Row[], options: SliceOptions<Row>) {
  const page = slice(rows, options);
  return { Items: page.rows, Count: rows.length, ...lastEvaluatedKey(page.next) };
}

/** A page as `results` and `count`. */
export function resultsPage<Row>(rows: readonly Row[], options: SliceOptions<Row>) {
  const page = slice(rows, options);
  return { results: page.rows, count: rows.length, ...lastEvaluatedKey(page.next) };
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
 * @throws the refusal where a parameter is not valid; MSW answers with it.
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
