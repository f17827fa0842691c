import type { RowHeights } from './row-heights';

/** How far beyond the window rows are drawn, as a share of its height. */
const OVERSCAN = 1;

/** Rows that are drawn before anything is known of the window, as on the server. */
const FIRST_ROWS = 20;

/** Rows from one index up to another, which is not among them. */
export interface Stretch {
  start: number;
  end: number;
}

/** The row that keeps its place in the window while rows before it change. */
interface Anchor {
  key: string;
  /** Where it began when it was chosen, from the top of the list. */
  top: number;
}

/**
 * Knows which rows of a long list are to be drawn, of any heights and without knowing them beforehand, and keeps what
 * is seen where it is when rows come or go before it, or change their height. Outside of React, which is asked to draw
 * only when other rows are to be drawn.
 */
export class WindowingController {
  private keys: readonly string[] = [];
  private drawn: Stretch = { start: 0, end: FIRST_ROWS };
  private focusedKey: string | null = null;
  private anchor: Anchor | null = null;
  private list: HTMLElement | null = null;
  private scroller: HTMLElement | null = null;
  private readonly rows = new Map<string, HTMLElement>();
  private readonly keyOf = new WeakMap<Element, string>();
  private readonly unmeasured = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private version = 0;
  private observer: ResizeObserver | null = null;

  /** @param heights What was measured when the list was shown before, so that a place in it is found again. */
  constructor(private readonly heights: RowHeights) {}

  /** Changes when other rows are to be drawn. */
  readonly getVersion = (): number => this.version;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Which rows there are, before they are drawn. */
  setKeys(keys: readonly string[]): void {
    this.keys = keys;
    this.heights.setKeys(keys);
  }

  /** What is to be drawn, in order: one stretch, and another where the row that has the focus is elsewhere. */
  stretches(): readonly Stretch[] {
    const end = Math.min(this.drawn.end, this.keys.length);
    const start = Math.min(this.drawn.start, end);
    const focused = this.focusedKey === null ? -1 : this.heights.indexOf(this.focusedKey);
    const all = { start, end };
    if (focused < 0 || (focused >= start && focused < end)) return [all];
    const one = { start: focused, end: focused + 1 };
    return focused < start ? [one, all] : [all, one];
  }

  /** The room of rows that are not drawn, in pixels. */
  gap(from: number, to: number): number {
    return this.heights.topOf(to) - this.heights.topOf(from);
  }

  /**
   * Begins to watch a list that is on the page.
   *
   * @param scroller What scrolls it; null is the page.
   * @returns What ends it.
   */
  attach(list: HTMLElement, scroller: HTMLElement | null): () => void {
    this.list = list;
    this.scroller = scroller;
    this.observer = new ResizeObserver((entries) => this.resized(entries));
    for (const row of this.rows.values()) this.observer.observe(row);
    const target = scroller ?? window;
    target.addEventListener('scroll', this.look, { passive: true });
    window.addEventListener('resize', this.look);
    list.addEventListener('focusin', this.focused);
    list.addEventListener('focusout', this.blurred);
    this.settle();
    return () => {
      target.removeEventListener('scroll', this.look);
      window.removeEventListener('resize', this.look);
      list.removeEventListener('focusin', this.focused);
      list.removeEventListener('focusout', this.blurred);
      this.observer?.disconnect();
      this.observer = null;
      this.list = null;
    };
  }

  /** Takes note of a row that was drawn. @returns What takes note that it is gone. */
  addRow(key: string, row: HTMLElement): () => void {
    this.rows.set(key, row);
    this.keyOf.set(row, key);
    this.unmeasured.add(key);
    this.observer?.observe(row);
    return () => {
      this.rows.delete(key);
      this.unmeasured.delete(key);
      this.observer?.unobserve(row);
    };
  }

  /** Measures what was drawn, before it is seen, and keeps what was seen where it was. */
  settle(): void {
    if (!this.list) return;
    for (const key of this.unmeasured) {
      const row = this.rows.get(key);
      if (row) this.heights.measure(key, row.getBoundingClientRect().height);
    }
    this.unmeasured.clear();
    this.hold();
    this.look();
  }

  /** Scrolls to a row, which need not be drawn. @returns False without such a row. */
  scrollToRow(key: string): boolean {
    const index = this.heights.indexOf(key);
    if (index < 0 || !this.list) return false;
    this.scrollBy(this.heights.topOf(index) - this.view(this.list).top);
    this.look();
    return true;
  }

  private resized(entries: readonly ResizeObserverEntry[]): void {
    let isNews = false;
    for (const { target, borderBoxSize } of entries) {
      const key = this.keyOf.get(target);
      const height = borderBoxSize[0]?.blockSize;
      if (key === undefined || height === undefined || !this.rows.has(key)) continue;
      if (this.heights.measure(key, height)) isNews = true;
    }
    if (!isNews) return;
    this.hold();
    this.look();
  }

  /** Scrolls by as much as the row of the anchor has moved. */
  private hold(): void {
    const { anchor } = this;
    const index = anchor ? this.heights.indexOf(anchor.key) : -1;
    if (!anchor || index < 0) return;
    const top = this.heights.topOf(index);
    this.anchor = { key: anchor.key, top };
    this.scrollBy(top - anchor.top);
  }

  /** Chooses the row that keeps its place, and the rows to draw. */
  private readonly look = (): void => {
    const { list, heights, drawn } = this;
    if (!list || heights.count === 0) return;
    const { top, height } = this.view(list);
    const first = heights.indexAt(top);
    this.anchor = { key: this.keys[first] ?? '', top: heights.topOf(first) };
    const within = (room: number): Stretch => ({
      start: heights.indexAt(top - room),
      end: heights.indexAt(top + height + room) + 1,
    });
    // Half of what is beyond the window may be used up before more is drawn, so that few frames draw.
    const needed = within((height * OVERSCAN) / 2);
    const wanted = within(height * OVERSCAN);
    const isEnough = needed.start >= drawn.start && needed.end <= drawn.end;
    const isTooMuch =
      Math.min(drawn.end, heights.count) - drawn.start > 2 * (wanted.end - wanted.start) + FIRST_ROWS;
    if (isEnough && !isTooMuch) return;
    this.drawn = wanted;
    this.draw();
  };

  private readonly focused = ({ target }: Event): void => {
    for (let node = target as Element | null; node && node !== this.list; node = node.parentElement) {
      const key = this.keyOf.get(node);
      if (key !== undefined) this.focusedKey = key;
    }
  };

  private readonly blurred = (): void => {
    this.focusedKey = null;
  };

  private draw(): void {
    this.version += 1;
    for (const listener of this.listeners) listener();
  }

  /** The window, from the top of the list. */
  private view(list: HTMLElement): { top: number; height: number } {
    const { scroller } = this;
    const top = scroller ? scroller.getBoundingClientRect().top + scroller.clientTop : 0;
    return {
      top: top - list.getBoundingClientRect().top,
      height: scroller?.clientHeight ?? window.innerHeight,
    };
  }

  private scrollBy(px: number): void {
    if (px !== 0) (this.scroller ?? window).scrollBy({ top: px, behavior: 'instant' });
  }
}
