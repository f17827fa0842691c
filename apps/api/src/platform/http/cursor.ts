import { BadParameterError } from '../errors';
import { sentence } from '../messages/text';
import { decrypt, encrypt } from './encrypt';

/** One part of a row's place in an order. */
type Part = string | number;

/** Room for any safe integer. */
const NUMBER_LENGTH = 17;

/**
 * Makes and reads the opaque places of rows in lists: where the next page begins. A page is found by the values that
 * it is ordered by and never by counting rows, so that it costs the same wherever it lies and skips nothing when rows
 * come and go.
 *
 * Cursors are sealed, as these values may be what the viewer is not shown. @see GAP-076
 */
export class Cursors {
  /** @param key 32 bytes, the same in every process. */
  constructor(private readonly key: Buffer) {}

  /** @param order Which order of which list the values belong to: a cursor is good for its own list only. */
  encode(order: string, values: readonly Part[]): string {
    return encrypt(this.key, sameLength(JSON.stringify([order, ...values]), values));
  }

  /**
   * The values of a cursor.
   *
   * @param kinds What each value must be.
   * @returns Null when there is no cursor.
   * @throws {BadParameterError} for a text that `encode` did not make for this order.
   */
  decode<const Kinds extends readonly ('string' | 'number')[]>(
    cursor: string | undefined,
    order: string,
    kinds: Kinds,
  ): Values<Kinds> | null {
    return cursor === undefined ? null : valuesOf(this.open(cursor), order, kinds);
  }

  /**
   * The values of a cursor to which the number of all rows was added, so that it is counted once for all pages.
   *
   * @returns `count` is null for a cursor of the version before, which has none; all of it where there is no cursor.
   * @throws {BadParameterError} as `decode` does.
   */
  decodeCounted<const Kinds extends readonly ('string' | 'number')[]>(
    cursor: string | undefined,
    order: string,
    kinds: Kinds,
  ): { values: Values<Kinds>; count: number | null } | null {
    if (cursor === undefined) return null;
    const opened = this.open(cursor);
    if (opened.length !== kinds.length + 2) return { values: valuesOf(opened, order, kinds), count: null };
    const count = opened.at(-1);
    if (!isKind(count, 'number')) throw badCursor();
    return { values: valuesOf(opened.slice(0, -1), order, kinds), count: Number(count) };
  }

  /** The order that a cursor was made for. @returns Null when there is no cursor, or none of ours. */
  orderOf(cursor: string | undefined): string | null {
    const [order] = cursor === undefined ? [] : this.open(cursor);
    return typeof order === 'string' ? order : null;
  }

  /** What was sealed; nothing where somebody else sealed it, or nobody. */
  private open(cursor: string): readonly unknown[] {
    const json = decrypt(this.key, cursor);
    return json === null ? [] : (JSON.parse(json) as unknown[]);
  }
}

type Values<Kinds extends readonly ('string' | 'number')[]> = {
  [Index in keyof Kinds]: Kinds[Index] extends 'string' ? string : number;
};

function valuesOf<Kinds extends readonly ('string' | 'number')[]>(
  [made, ...values]: readonly unknown[],
  order: string,
  kinds: Kinds,
): Values<Kinds> {
  const fits = values.length === kinds.length && values.every((value, index) => isKind(value, kinds[index]));
  if (made !== order || !fits) throw badCursor();
  return values as unknown as Values<Kinds>;
}

/** The refusal of a cursor that nobody was given. */
export const badCursor = (): BadParameterError =>
  new BadParameterError('cursor', sentence('problem.pattern'));

/** Gives each number the same room: what is sealed still shows how long it is, and so how many digits there are. */
function sameLength(json: string, values: readonly Part[]): string {
  const room = values.map((value) => (typeof value === 'number' ? NUMBER_LENGTH - `${value}`.length : 0));
  return json + ' '.repeat(room.reduce((sum, one) => sum + one, 0));
}

const isKind = (value: unknown, kind: 'string' | 'number' | undefined): boolean =>
  kind === 'number' ? Number.isSafeInteger(value) : typeof value === 'string';

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
