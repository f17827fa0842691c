import type { RowHeights } from './row-heights';

/** How far beyond the window rows are drawn, as a share of its height. */
const OVERSCAN = 0.5;

/** How far beyond it rows stay that are drawn already, so that few come and go while one scrolls back and forth. */
const KEPT = 1;

/** How much is drawn at a time of what is not seen yet: no frame has to draw many rows. */
const STEP = 1 / 8;

/** Rows that are drawn where nothing is known of the window, as on the server; and all of a list that has no more. */
const FIRST_ROWS = 20;

/** How near to its end a list counts as being there: no further than a reader could tell, zoomed or not. */
export const END_REACH_PX = 4;

/** Which end a list begins at. From its end it is shown as a conversation is, and stays there as it grows. */
export type WindowingOrigin = 'start' | 'end';

/** Rows from one index up to another, which is not among them. */
export interface Stretch {
  start: number;
  end: number;
}

/** The row that keeps its place in the window while rows before it change. */
interface Anchor {
  key: string;
  /** Where it was when it was chosen: `placeOf` it. */
  place: number;
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
  private readonly listeners = new Set<() => void>();
  private version = 0;
  private observer: ResizeObserver | null = null;
  private frame = 0;
  private timer = 0;
  private lastTop = 0;
  private isUpwards = false;
  /** As when rows to draw were last chosen. */
  private wasAtEnd = true;
  private viewHeight = 0;
  /** What a scroll came short of, as places between two pixels cannot be scrolled to. */
  private rest = 0;

  /**
   * @param heights What was measured when the list was shown before, so that a place in it is found again.
   * @param from At `end` the scroller must be laid out from there, by `scrollsFromEnd`: then the engine itself keeps
   *   what is seen where rows come or change before it, and stays at the end.
   */
  constructor(
    private readonly heights: RowHeights,
    private readonly from: WindowingOrigin = 'start',
  ) {}

  /** Changes when other rows are to be drawn. */
  readonly getVersion = (): number => this.version;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Which rows there are, before they are drawn. Those that are drawn stay so, wherever they stand then. */
  setKeys(keys: readonly string[]): void {
    if (keys === this.keys) return;
    const placeOfAnchor = () => (this.anchor ? this.heights.indexOf(this.anchor.key) : -1);
    const before = placeOfAnchor();
    this.keys = keys;
    this.heights.setKeys(keys);
    const after = placeOfAnchor();
    if (before >= 0 && after >= 0) {
      const moved = (index: number) => Math.max(0, index + after - before);
      this.drawn = { start: moved(this.drawn.start), end: moved(this.drawn.end) };
    }
    if (this.from === 'end' && this.wasAtEnd) this.drawn = endOf(this.drawn, keys.length);
  }

  /** Begins with the rows that fill a window, about: the rest is drawn when it is known what is seen. */
  beginWith(heightPx: number): void {
    const { heights, from } = this;
    this.drawn =
      from === 'start'
        ? { start: 0, end: heights.indexAt(heightPx) + 1 }
        : { start: Math.max(0, heights.indexAt(heights.total - heightPx)), end: heights.count };
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
    this.viewHeight = heightOf(scroller);
    this.observer = new ResizeObserver((entries) => this.resized(entries));
    for (const row of this.rows.values()) this.observer.observe(row);
    if (scroller) this.observer.observe(scroller);
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
      cancelAnimationFrame(this.frame);
      clearTimeout(this.timer);
      this.frame = 0;
      this.observer?.disconnect();
      this.observer = null;
      this.list = null;
    };
  }

  /** Takes note of a row that was drawn. @returns What takes note that it is gone. */
  addRow(key: string, row: HTMLElement): () => void {
    this.rows.set(key, row);
    this.keyOf.set(row, key);
    this.observer?.observe(row);
    return () => {
      this.rows.delete(key);
      this.observer?.unobserve(row);
    };
  }

  /** Measures what was drawn, before it is seen, and keeps what was seen where it was. */
  settle(): void {
    if (!this.list) return;
    const near = this.drawn.start;
    // Also rows that were drawn before may have changed with those around them: what is seen is known by all heights.
    for (const [key, row] of this.rows) this.heights.measure(key, row.getBoundingClientRect().height, near);
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
    let isNews = this.viewResized();
    for (const { target, borderBoxSize } of entries) {
      const key = this.keyOf.get(target);
      const height = borderBoxSize[0]?.blockSize;
      if (key === undefined || height === undefined || !this.rows.has(key)) continue;
      if (this.heights.measure(key, height, this.drawn.start)) isNews = true;
    }
    if (!isNews) return;
    this.hold();
    this.look();
  }

  /**
   * Keeps what is seen where it is when the scroller becomes higher or lower: one that is laid out from its end would
   * keep its foot. @returns Whether it did.
   */
  private viewResized(): boolean {
    const before = this.viewHeight;
    this.viewHeight = heightOf(this.scroller);
    if (this.viewHeight === before) return false;
    if (this.from === 'end' && !this.isAtEnd) this.scrollBy(this.viewHeight - before);
    return true;
  }

  /** Only of a list that is shown from its end, where places are counted from. */
  private get isAtEnd(): boolean {
    return (this.scroller?.scrollTop ?? 0) > -END_REACH_PX;
  }

  /** Scrolls by as much as the row of the anchor has moved. At its end a list stays there by itself. */
  private hold(): void {
    const { anchor } = this;
    const index = anchor ? this.heights.indexOf(anchor.key) : -1;
    if (!anchor || index < 0) return;
    const place = this.placeOf(index);
    this.anchor = { key: anchor.key, place };
    if (this.from === 'start' || !this.isAtEnd) this.scrollBy(place - anchor.place);
  }

  /**
   * Where a row begins, from the top of the list; or where it ends, from the end of one that is shown from there, so
   * that what it has at its head may come and go.
   */
  private placeOf(index: number): number {
    const { heights, from } = this;
    return from === 'start' ? heights.topOf(index) : heights.topOf(index + 1) - heights.total;
  }

  /** Chooses the row that keeps its place, and the rows to draw. */
  private readonly look = (): void => this.choose(false);

  /** @param isStep Whether to draw some of what will be seen, and to leave what was; once in a frame. */
  private choose(isStep: boolean): void {
    const { list, heights, drawn } = this;
    if (!list || heights.count === 0) return;
    const { top, height } = this.view(list);
    this.wasAtEnd = this.isAtEnd;
    if (top !== this.lastTop) this.isUpwards = top < this.lastTop;
    this.lastTop = top;
    const within = (windows: number): Stretch => ({
      start: heights.indexAt(top - windows * height),
      end: heights.indexAt(top + height + windows * height) + 1,
    });
    // A short list is drawn whole in the end: the browser's own search finds what is drawn.
    const whole = heights.count <= FIRST_ROWS ? { start: 0, end: heights.count } : null;
    const wanted = whole ?? within(OVERSCAN);
    // Of what is cut off up to a fraction of a pixel nothing is seen.
    const seen = { ...within(0), start: heights.indexAt(top + 1) };
    const isElsewhere = drawn.end <= seen.start || drawn.start >= seen.end;
    const firstDrawn = isElsewhere ? 0 : drawn.start;
    this.anchor = this.chooseAnchor(seen.start, heights.indexAt(top - 1), firstDrawn);
    let next = wanted;
    // What is seen is drawn at once, and what will be seen bit by bit.
    if (!isElsewhere) {
      next = { start: Math.min(drawn.start, seen.start), end: Math.max(drawn.end, seen.end) };
      if (isStep) next = this.approach(next, wanted, whole ?? within(KEPT), STEP * height);
    }
    if (next.start > wanted.start || next.end < wanted.end) this.soon();
    if (next.start === drawn.start && next.end === drawn.end) return;
    this.drawn = next;
    this.draw();
  }

  /**
   * The row that is to keep its place: the uppermost that is seen; or, as its foot is what is held, that above the first
   * that is seen whole. Of one that was never drawn the height is not known, and all below would move with it.
   */
  private chooseAnchor(seen: number, above: number, firstDrawn: number): Anchor {
    const index = this.from === 'start' ? Math.max(seen, firstDrawn) : Math.max(above, firstDrawn - 1);
    return { key: this.keys[index] ?? '', place: this.placeOf(index) };
  }

  /** A stretch, longer by one step towards what is wanted: on the side first to which one scrolls. */
  private approach(stretch: Stretch, wanted: Stretch, kept: Stretch, stepPx: number): Stretch {
    const { heights, isUpwards } = this;
    let { start, end } = stretch;
    if (start > wanted.start && (isUpwards || end >= wanted.end)) {
      const further = heights.indexAt(heights.topOf(start) - stepPx);
      start = Math.max(wanted.start, Math.min(further, start - 1));
    } else if (end < wanted.end) {
      const further = heights.indexAt(heights.topOf(end) + stepPx);
      end = Math.min(wanted.end, Math.max(further, end + 1));
    }
    return { start: Math.max(start, kept.start), end: Math.min(end, kept.end) };
  }

  /** Takes a step once what is drawn now was painted. */
  private soon(): void {
    this.frame ||= requestAnimationFrame(() => {
      this.timer = window.setTimeout(() => {
        this.frame = 0;
        this.choose(true);
      });
    });
  }

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
    const wanted = px + this.rest;
    const possible = Math.round(wanted * window.devicePixelRatio) / window.devicePixelRatio;
    this.rest = wanted - possible;
    if (possible !== 0) (this.scroller ?? window).scrollBy({ top: possible, behavior: 'instant' });
  }
}

/** To the fraction of a pixel. */
const heightOf = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;

/** As many rows at the end of a list, and the new ones there, unless they are many. */
const endOf = ({ start, end }: Stretch, count: number): Stretch => ({
  start: Math.max(0, Math.min(start, count), count - (end - start) - FIRST_ROWS),
  end: count,
});
