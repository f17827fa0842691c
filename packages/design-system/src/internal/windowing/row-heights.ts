/**
 * Heights of the rows of a list, in pixels: measured ones by key, the others as estimated. Finding the row at a place,
 * and the place of a row, take as many steps as the number of rows has binary digits.
 */
export class RowHeights {
  private keys: readonly string[] = [];
  private readonly measured = new Map<string, number>();
  private heights = new Float64Array(0);
  /** A Fenwick tree over the heights: what rows add up to, by index from 1. */
  private sums = new Float64Array(1);
  private indexes = new Map<string, number>();

  /** @param estimatePx The height of a row that was never measured. */
  constructor(private readonly estimatePx: number) {}

  get count(): number {
    return this.keys.length;
  }

  /** Which rows there are, in their order. What was measured of a key stays, also while its row is gone. */
  setKeys(keys: readonly string[]): void {
    if (keys === this.keys) return;
    this.keys = keys;
    const { length } = keys;
    this.indexes = new Map();
    this.heights = new Float64Array(length);
    this.sums = new Float64Array(length + 1);
    for (let at = 0; at < length; at += 1) {
      const key = keys[at] ?? '';
      const height = this.measured.get(key) ?? this.estimatePx;
      this.indexes.set(key, at);
      this.heights[at] = height;
      this.sums[at + 1] = height;
    }
    for (let at = 1; at <= length; at += 1) {
      const parent = at + (at & -at);
      if (parent <= length) this.sums[parent] = (this.sums[parent] ?? 0) + (this.sums[at] ?? 0);
    }
  }

  /** Notes how high a row is. @returns Whether that is news. */
  measure(key: string, heightPx: number): boolean {
    this.measured.set(key, heightPx);
    const at = this.indexes.get(key);
    if (at === undefined) return false;
    const change = heightPx - (this.heights[at] ?? 0);
    if (change === 0) return false;
    this.heights[at] = heightPx;
    for (let node = at + 1; node < this.sums.length; node += node & -node) {
      this.sums[node] = (this.sums[node] ?? 0) + change;
    }
    return true;
  }

  /** @returns -1 without such a row. */
  indexOf(key: string): number {
    return this.indexes.get(key) ?? -1;
  }

  /** Where a row begins, from the top of the list. An index past the end is where the list ends. */
  topOf(index: number): number {
    let sum = 0;
    for (let node = Math.min(index, this.count); node > 0; node -= node & -node) sum += this.sums[node] ?? 0;
    return sum;
  }

  /** The row at a place from the top of the list; the nearest one for a place outside. @returns -1 without rows. */
  indexAt(topPx: number): number {
    let index = 0;
    let rest = topPx;
    for (let step = 2 ** Math.floor(Math.log2(Math.max(1, this.count))); step >= 1; step /= 2) {
      const next = index + step;
      const sum = this.sums[next] ?? 0;
      if (next <= this.count && sum <= rest) {
        index = next;
        rest -= sum;
      }
    }
    return Math.min(index, this.count - 1);
  }

  /** How high all rows are together. */
  get total(): number {
    return this.topOf(this.count);
  }
}
