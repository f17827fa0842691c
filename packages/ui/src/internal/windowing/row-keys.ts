import { extend, offsetInWhole } from './offset-in-whole';

/**
 * Returns the keys of a list's rows. Usually the rows are the previous ones with some added before or after: only those
 * are read, as reading thousands of rows means many memory accesses.
 */
export class RowKeys<Row> {
  private rows: readonly Row[] = [];
  private keys: readonly string[] = [];

  /** @returns The same array if the keys are unchanged. */
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
    // A changed row is a new object with the same key.
    if (keys.length !== former.length || keys.some((key, at) => key !== former[at])) this.keys = keys;
    return this.keys;
  }
}
