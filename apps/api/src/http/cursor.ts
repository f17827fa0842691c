import { BadParameterError } from '../errors';
import { text } from '../messages/text';

/** One part of a row's place in an order. */
type Part = string | number;

/**
 * The opaque place of a row in a list: where the next page begins. A page is found by the values that it is ordered
 * by and never by counting rows, so that it costs the same wherever it lies and skips nothing when rows come and go.
 *
 * @param order Which order the values belong to: a cursor is good for its own list only.
 */
export function encodeCursor(order: string, values: readonly Part[]): string {
  return Buffer.from(JSON.stringify([order, ...values])).toString('base64url');
}

/**
 * The values of a cursor.
 *
 * @param kinds What each value must be.
 * @returns Null when there is no cursor.
 * @throws {BadParameterError} for a text that `encodeCursor` did not make for this order.
 */
export function decodeCursor<const Kinds extends readonly ('string' | 'number')[]>(
  cursor: string | undefined,
  order: string,
  kinds: Kinds,
): { [Index in keyof Kinds]: Kinds[Index] extends 'string' ? string : number } | null {
  if (cursor === undefined) return null;
  const [made, ...values] = parse(cursor);
  const fits = values.length === kinds.length && values.every((value, index) => isKind(value, kinds[index]));
  if (made !== order || !fits) throw new BadParameterError('cursor', text('problem.pattern'));
  return values as { [Index in keyof Kinds]: Kinds[Index] extends 'string' ? string : number };
}

/** The order that a cursor was made for. @returns Null when there is no cursor, or none of ours. */
export function orderOfCursor(cursor: string | undefined): string | null {
  const [order] = cursor === undefined ? [] : parse(cursor);
  return typeof order === 'string' ? order : null;
}

const isKind = (value: unknown, kind: 'string' | 'number' | undefined): boolean =>
  kind === 'number' ? Number.isSafeInteger(value) : typeof value === 'string';

function parse(cursor: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** A page: its rows, and the row that ends it while there are more. */
export interface Page<Row> {
  rows: Row[];
  last: Row | null;
}

/** Makes a page of one row more than were asked for: that one only says that there is a next page. */
export function pageOf<Row>(found: Row[], limit: number): Page<Row> {
  const rows = found.slice(0, limit);
  return { rows, last: found.length > limit ? (rows.at(-1) ?? null) : null };
}
