import { extend, offsetInWhole } from './offset-in-whole';

/**
 * The keys of a list's rows, which are most often those of the time before with some before or after: only these are
 * read, as thousands of rows would have to be fetched from memory for their keys.
 */
export class RowKeys<Row> {
  private rows: readonly Row[] = [];
  private keys: readonly string[] = [];

  /** @returns The same array for rows of the same keys. */
  of(rows: readonly Row[], toKey: (row: Row) => string): readonly string[] {
    if (rows === this.rows) return this.keys;
    const before = offsetInWhole(this.rows, rows);
    const toKeys = (some: readonly Row[]) => some.map(toKey);
    this.rows = rows;
    if (before >= 0) {
      this.keys = extend(
        toKeys(rows.slice(0, before)),
        this.keys,
        toKeys(rows.slice(before + this.keys.length)),
      );
      return this.keys;
    }
    const keys = toKeys(rows);
    const { keys: former } = this;
    // A row that changed is another object with the key of before.
    if (keys.length !== former.length || keys.some((key, at) => key !== former[at])) this.keys = keys;
    return this.keys;
  }
}
