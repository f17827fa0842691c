import { extend, offsetInWhole } from './offset-in-whole';

/**
 * The ids of a list's rows, which are most often those of the time before with some before or after: only these are
 * read, as thousands of rows would have to be fetched from memory for their ids.
 */
export class RowKeys<Row extends { id: string }> {
  private rows: readonly Row[] = [];
  private keys: readonly string[] = [];

  /** @returns The same array for the same rows. */
  of(rows: readonly Row[]): readonly string[] {
    if (rows === this.rows) return this.keys;
    const before = offsetInWhole(this.rows, rows);
    const toIds = (some: readonly Row[]) => some.map(({ id }) => id);
    this.keys =
      before < 0
        ? toIds(rows)
        : extend(toIds(rows.slice(0, before)), this.keys, toIds(rows.slice(before + this.keys.length)));
    this.rows = rows;
    return this.keys;
  }
}
