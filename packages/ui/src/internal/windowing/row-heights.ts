import { offsetInWhole } from './offset-in-whole';

/** Minimum capacity, so that rows can be added before and after. */
const LEAST_SPAN = 4096;

/**
 * Heights of the rows of a list, in pixels: measured ones by key, the others estimated. Lookups of a row by position,
 * and of a position by row, take O(log n) with a Fenwick tree; adding rows at either end costs in proportion to their
 * number.
 */
export class RowHeights {
  private keys: readonly string[] = [];
  private readonly measured = new Map<string, number>();
  /** Slot of the first row; slots stay the same when rows are added before. */
  private first = 1;
  /** Capacity, a power of two. */
  private span = LEAST_SPAN;
  /** Fenwick tree by slot, of the differences between measured and estimated heights; missing entries are zero. */
  private excess = new Map<number, number>();
  /** Cached slots of the rows looked up so far. */
  private readonly places = new Map<string, number>();

  /** @param estimatePx Height of a row that was never measured. */
  constructor(private readonly estimatePx: number) {}

  get count(): number {
    return this.keys.length;
  }

  /** Sets the rows in order. Measured heights are kept by key, also while a row is gone. */
  setKeys(keys: readonly string[]): void {
    if (keys === this.keys) return;
    const former = this.keys.length;
    const before = offsetInWhole(this.keys, keys);
    const first = this.first - before;
    this.keys = keys;
    if (before < 0 || first < 1 || first + keys.length >= this.span) {
      this.beginAnew();
    } else {
      this.first = first;
      this.takeOver(0, before);
      this.takeOver(before + former, keys.length);
    }
  }

  /** Records the height of a row. @param near Index at or before that row. @returns True if it changed. */
  measure(key: string, heightPx: number, near = 0): boolean {
    const change = heightPx - (this.measured.get(key) ?? this.estimatePx);
    this.measured.set(key, heightPx);
    const at = this.indexOf(key, near);
    if (at < 0 || change === 0) return false;
    this.add(at, change);
    return true;
  }

  /** @param near Index at which the search starts. @returns -1 without such a row. */
  indexOf(key: string, near = 0): number {
    const known = (this.places.get(key) ?? -1) - this.first;
    if (this.keys[known] === key) return known;
    const ahead = this.keys.indexOf(key, near);
    const index = ahead < 0 && near > 0 ? this.keys.indexOf(key) : ahead;
    if (index < 0) this.places.delete(key);
    else this.places.set(key, index + this.first);
    return index;
  }

  /** Returns the top of a row, from the top of the list. An index past the end returns the end of the list. */
  rowTop(index: number): number {
    const rows = Math.min(index, this.count);
    let sum = rows * this.estimatePx;
    for (let node = this.first + rows - 1; node > 0; node -= node & -node) sum += this.excess.get(node) ?? 0;
    return sum;
  }

  /** Returns the row at a position from the top of the list; the nearest for one outside. @returns -1 without rows. */
  indexAt(topPx: number): number {
    const rowsUpTo = (place: number) => Math.max(0, Math.min(this.count, place - this.first + 1));
    let place = 0;
    let rest = topPx;
    for (let step = this.span / 2; step >= 1; step /= 2) {
      const next = place + step;
      const rows = rowsUpTo(next) - rowsUpTo(place);
      const sum = rows * this.estimatePx + (this.excess.get(next) ?? 0);
      if (sum <= rest) {
        place = next;
        rest -= sum;
      }
    }
    return Math.min(rowsUpTo(place), this.count - 1);
  }

  /** Total height of all rows. */
  get total(): number {
    return this.rowTop(this.count);
  }

  private beginAnew(): void {
    this.span = LEAST_SPAN;
    while (this.span < 4 * this.count) this.span *= 2;
    this.first = this.span / 2;
    this.excess = new Map();
    this.places.clear();
    if (this.measured.size > 0) this.takeOver(0, this.count);
  }

  /** Applies the measured heights of rows that are new, or back. */
  private takeOver(from: number, to: number): void {
    for (let at = from; at < to; at += 1) {
      const height = this.measured.get(this.keys[at] ?? '');
      if (height !== undefined) this.add(at, height - this.estimatePx);
    }
  }

  private add(index: number, px: number): void {
    for (let node = this.first + index; node < this.span; node += node & -node) {
      this.excess.set(node, (this.excess.get(node) ?? 0) + px);
    }
  }
}
