import { BadParameterError } from '../errors';
import { sentence } from '../messages/text';
import { decrypt, encrypt } from './encrypt';

/** One sort value of a row. */
type Part = string | number;

/** Digits of the largest safe integer. */
const NUMBER_LENGTH = 17;

/**
 * Encodes and decodes opaque keyset cursors. A page is found by its sort values, never by an offset, so that every
 * page costs the same and none is skipped or repeated when rows change.
 *
 * Cursors are encrypted, as sort values may be hidden from the viewer. @see GAP-076
 */
export class Cursors {
  /** @param key 32 bytes, the same in every process. */
  constructor(private readonly key: Buffer) {}

  /** @param order Name of the list and its order; a cursor is valid for its own list only. */
  encode(order: string, values: readonly Part[]): string {
    return encrypt(this.key, sameLength(JSON.stringify([order, ...values]), values));
  }

  /**
   * Decodes a cursor.
   *
   * @param kinds Type of each value.
   * @returns Null without a cursor.
   * @throws {BadParameterError} for a text that `encode` did not create for this order.
   */
  decode<const Kinds extends readonly ('string' | 'number')[]>(
    cursor: string | undefined,
    order: string,
    kinds: Kinds,
  ): Values<Kinds> | null {
    return cursor === undefined ? null : valuesOf(this.open(cursor), order, kinds);
  }

  /**
   * Decodes a cursor that carries the total count, so that rows are counted once for all pages.
   *
   * @returns `count` is null for a cursor of the previous version; null values without a cursor.
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

  /** Returns the order that a cursor was created for; null without a valid cursor. */
  orderOf(cursor: string | undefined): string | null {
    const [order] = cursor === undefined ? [] : this.open(cursor);
    return typeof order === 'string' ? order : null;
  }

  /** Decrypts a cursor; undefined if it was not encrypted by this server. */
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

/** Error for a cursor that was never issued. */
export const badCursor = (): BadParameterError =>
  new BadParameterError('cursor', sentence('problem.pattern'));

/** Pads numbers: the length of the ciphertext would reveal the number of digits. */
function sameLength(json: string, values: readonly Part[]): string {
  const room = values.map((value) => (typeof value === 'number' ? NUMBER_LENGTH - `${value}`.length : 0));
  return json + ' '.repeat(room.reduce((sum, one) => sum + one, 0));
}

const isKind = (value: unknown, kind: 'string' | 'number' | undefined): boolean =>
  kind === 'number' ? Number.isSafeInteger(value) : typeof value === 'string';

/** A page of rows, and the row that ends it if there are more. */
export interface Page<Row> {
  rows: Row[];
  last: Row | null;
}

/** Creates a page from one row more than requested; that row only shows that a next page exists. */
export function pageOf<Row>(found: Row[], limit: number): Page<Row> {
  const rows = found.slice(0, limit);
  return { rows, last: found.length > limit ? (rows.at(-1) ?? null) : null };
}
