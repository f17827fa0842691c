import { AfterPaintTask } from './after-paint-task';
import { FocusedRow } from './focused-row';
import type { RowHeights } from './row-heights';
import { approach, endRange, isWithin, type RowRange } from './row-range';
import { type RowsView, RowsWindow } from './rows-window';

/** Overscan: distance beyond the viewport in which rows are rendered, as a share of its height. */
const OVERSCAN = 0.5;

/** Distance in which rendered rows are kept, so that few mount and unmount while scrolling back and forth. */
const KEPT = 1;

/** The same while rows are still to be rendered, as unmounting others would lengthen the frame. */
const KEPT_MEANWHILE = 1.5;

/** Amount of overscan rendered per step, so that no frame has to render many rows. */
const STEP = 1 / 8;

/** Idle time in ms before the overscan is rendered: visible rows have priority. */
const PAUSE_MS = 100;

/** Rows rendered while the viewport is unknown, as on the server; shorter lists are rendered whole. */
const FIRST_ROWS = 20;

/** Distance at which an end counts as reached, as a share of the viewport's height. */
const REACH = 1;

/** Ends of a list that are in view, or nearly. */
export interface ListEnds {
  isNearStart: boolean;
  isNearEnd: boolean;
  /** Only for a list anchored at its end. */
  isAtEnd: boolean;
}

/** End at which a list starts. Anchored at its end, it behaves like a conversation and stays there as it grows. */
export type WindowingOrigin = 'start' | 'end';

/** Scroll anchor: the row that keeps its position in the viewport while rows before it change. */
interface Anchor {
  key: string;
  /** Position when it was chosen: its `rowOffset`. */
  place: number;
}

/**
 * Virtualizes a long list of rows whose heights are not known in advance: chooses the rows to render, and anchors the
 * scroll position when rows before the visible ones are added, removed or resized. Independent of React, which renders
 * only when the range changes.
 */
export class WindowingController {
  private keys: readonly string[] = [];
  private drawn: RowRange = { start: 0, end: FIRST_ROWS };
  /** Null while there is no anchor. */
  private anchor: Anchor | null = null;
  private list: HTMLElement | null = null;
  private window: RowsWindow | null = null;
  /** Viewport when the range was last chosen; null while unknown. */
  private view: RowsView | null = null;
  private readonly rows = new Map<string, HTMLElement>();
  /** Rendered rows that are not measured yet. */
  private readonly fresh = new Map<string, HTMLElement>();
  /** Keys at the last call of `settle`. */
  private settledKeys: readonly string[] = [];
  private readonly keyByElement = new WeakMap<Element, string>();
  private readonly focused = new FocusedRow((element) => this.keyByElement.get(element));
  private readonly listeners = new Set<() => void>();
  private version = 0;
  private observer: ResizeObserver | null = null;
  private readonly step = new AfterPaintTask(() => this.choose(true, undefined, 0));
  private isUpwards = false;
  private onEndsChange: (() => void) | null = null;
  private currentEnds: ListEnds = { isNearStart: true, isNearEnd: true, isAtEnd: true };
  /** As when the range was last chosen. */
  private wasAtEnd = true;

  /**
   * @param heights Heights measured earlier, which restore the scroll position.
   * @param from At `end` the scroll container must use `scrollsFromEnd`: then the browser itself keeps the scroll
   * position when rows are added or resized before it, and stays at the end.
   */
  constructor(
    private readonly heights: RowHeights,
    private readonly from: WindowingOrigin = 'start',
  ) {}

  /** Changes when another range is to be rendered. */
  readonly getVersion = (): number => this.version;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** As when the range was last chosen. */
  get ends(): ListEnds {
    return this.currentEnds;
  }

  /** Subscribes to changes of `ends`. @returns a function that unsubscribes. */
  watchEnds(listener: () => void): () => void {
    this.onEndsChange = listener;
    return () => {
      this.onEndsChange = null;
    };
  }

  /** Sets the rows before they are rendered. The rendered range follows its rows if they have moved. */
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
    if (this.from === 'end' && this.wasAtEnd) this.drawn = endRange(this.drawn, keys.length, FIRST_ROWS);
  }

  /** Starts with about as many rows as fill the viewport; the rest follows once the viewport is known. */
  beginWith(heightPx: number): void {
    const { heights, from } = this;
    this.drawn =
      from === 'start'
        ? { start: 0, end: heights.indexAt(heightPx) + 1 }
        : { start: Math.max(0, heights.indexAt(heights.total - heightPx)), end: heights.count };
  }

  /** Ranges to render, in order: the main one, and another if the row that has or had the focus is outside of it. */
  stretches(): readonly RowRange[] {
    const end = Math.min(this.drawn.end, this.keys.length);
    const start = Math.min(this.drawn.start, end);
    const focused = this.focused.key === null ? -1 : this.heights.indexOf(this.focused.key);
    const all = { start, end };
    if (focused < 0 || (focused >= start && focused < end)) return [all];
    const one = { start: focused, end: focused + 1 };
    return focused < start ? [one, all] : [all, one];
  }

  /** Returns the height of rows that are not rendered, in pixels. */
  gap(from: number, to: number): number {
    return this.heights.rowTop(to) - this.heights.rowTop(from);
  }

  /**
   * Attaches to a mounted list.
   *
   * @param scroller Scroll container, if it cannot be found automatically; null finds it.
   * @returns a function that detaches.
   */
  attach(list: HTMLElement, scroller: HTMLElement | null): () => void {
    this.list = list;
    this.window = new RowsWindow(list, this.from === 'end', scroller);
    this.observer = new ResizeObserver((entries) => this.resized(entries));
    for (const row of this.rows.values()) this.observer.observe(row);
    const endWatch = this.window.watch(this.scrolled, this.windowResized);
    const endFocus = this.focused.watch(list);
    this.settle();
    return () => {
      endWatch();
      endFocus();
      this.step.cancel();
      this.observer?.disconnect();
      this.observer = null;
      this.list = null;
      this.window = null;
      this.view = null;
    };
  }

  /** Registers a rendered row. @returns a function that unregisters it. */
  addRow(key: string, row: HTMLElement): () => void {
    this.rows.set(key, row);
    this.fresh.set(key, row);
    this.keyByElement.set(row, key);
    this.observer?.observe(row);
    return () => {
      this.rows.delete(key);
      this.fresh.delete(key);
      this.observer?.unobserve(row);
    };
  }

  /**
   * Measures new rows before paint, and restores the scroll anchor. In a list anchored at its start, a ResizeObserver
   * covers the older rows: it reports before paint if they have changed as well.
   */
  settle(): void {
    if (!this.isShown) return;
    const { fresh, keys, view } = this;
    const isFromStart = this.from === 'start';
    if (isFromStart && fresh.size === 0 && keys === this.settledKeys && view) return;
    const isAtStart = keys === this.settledKeys && view !== null && view.top <= 0;
    this.settledKeys = keys;
    const isKnown = isFromStart && fresh.size === 0;
    // Anchored at its end, a list moves with each row that changes, so all rows are measured.
    for (const [key, row] of isFromStart ? fresh : this.rows) {
      this.heights.measure(key, row.getBoundingClientRect().height, this.drawn.start);
    }
    fresh.clear();
    const moved = this.hold();
    // A reader at the start stays there, even if measured heights differ from the estimates.
    if (isAtStart && !isFromStart) this.window?.scrollBy(-this.window.read().top);
    // Passing the known view avoids a forced layout.
    this.choose(false, isKnown && view ? { ...view, top: view.top + moved } : undefined);
  }

  /** Scrolls to a row, also to one that is not rendered. @returns False without such a row. */
  scrollToRow(key: string): boolean {
    const index = this.heights.indexOf(key);
    if (index < 0 || !this.list) return false;
    const { window } = this;
    window?.scrollBy(this.heights.rowTop(index) - window.read().top);
    this.look();
    return true;
  }

  scrollToEnd(): void {
    if (this.from === 'end') this.window?.scrollToEnd();
    else this.scrollToRow(this.keys.at(-1) ?? '');
  }

  /** False in a hidden tab, dialog or popover: elements have no size there, and measured heights are kept. */
  private get isShown(): boolean {
    return this.list !== null && this.list.getClientRects().length > 0;
  }

  private resized(entries: readonly ResizeObserverEntry[]): void {
    if (!this.isShown) return;
    let isNews = false;
    for (const { target, borderBoxSize } of entries) {
      const key = this.keyByElement.get(target);
      const height = borderBoxSize[0]?.blockSize;
      if (key === undefined || height === undefined || !this.rows.has(key)) continue;
      if (this.heights.measure(key, height, this.drawn.start)) isNews = true;
    }
    if (!isNews) return;
    this.hold();
    this.look();
  }

  /**
   * Keeps the scroll position when the scroll container is resized: one anchored at its end would keep its
   * bottom.
   */
  private readonly windowResized = (): void => {
    if (!this.isShown) return;
    const grown = this.window?.grown() ?? 0;
    if (grown !== 0 && this.from === 'end' && !this.window?.isAtEnd) this.window?.scrollBy(grown);
    if (grown !== 0) this.hold();
    this.look();
  };

  /**
   * Scrolls by as much as the anchor row has moved. At its end a list stays there by itself.
   *
   * @returns the distance in pixels.
   */
  private hold(): number {
    const { anchor } = this;
    const index = anchor ? this.heights.indexOf(anchor.key) : -1;
    if (!anchor || index < 0) return 0;
    const place = this.rowOffset(index);
    this.anchor = { key: anchor.key, place };
    if (this.from === 'end' && this.window?.isAtEnd) return 0;
    this.window?.scrollBy(place - anchor.place);
    return place - anchor.place;
  }

  /**
   * Returns the top of a row from the top of the list; or, anchored at the end, the bottom of a row from the end of the
   * list, so that content before the first row may change.
   */
  private rowOffset(index: number): number {
    const { heights, from } = this;
    return from === 'start' ? heights.rowTop(index) : heights.rowTop(index + 1) - heights.total;
  }

  /** Chooses the scroll anchor and the range. */
  private readonly look = (): void => this.choose(false);

  private readonly scrolled = (): void => this.choose(false, undefined, 0);

  /**
   * @param isStep True to render a step of the overscan and to drop rows out of range; once per frame.
   * @param view Visible part, if known.
   * @param pauseMs Delay of the next step.
   */
  private choose(isStep: boolean, view = this.window?.read(), pauseMs = PAUSE_MS): void {
    const { heights, drawn } = this;
    if (!view) return;
    if (heights.count === 0) {
      this.noteEnds(true, true);
      return;
    }
    const { top, height } = view;
    this.wasAtEnd = this.window?.isAtEnd ?? true;
    this.noteEnds(top < REACH * height, heights.total - top - height < REACH * height);
    const lastTop = this.view?.top ?? 0;
    if (top !== lastTop) this.isUpwards = top < lastTop;
    this.view = view;
    const within = (windows: number): RowRange => ({
      start: heights.indexAt(top - windows * height),
      end: heights.indexAt(top + height + windows * height) + 1,
    });
    // A short list is rendered whole in the end, so that find-in-page finds all of it.
    const whole = heights.count <= FIRST_ROWS ? { start: 0, end: heights.count } : null;
    const wanted = whole ?? within(OVERSCAN);
    const kept = whole ?? within(KEPT);
    // A row that is visible by a fraction of a pixel counts as hidden.
    const seen = { ...within(0), start: heights.indexAt(top + 1) };
    const isElsewhere = drawn.end <= seen.start || drawn.start >= seen.end;
    const firstDrawn = isElsewhere ? 0 : drawn.start;
    // At the start of the list there is no anchor, so that rows added there are visible.
    const isStartSeen = this.from === 'start' && top <= 0;
    this.anchor = isStartSeen ? null : this.chooseAnchor(seen.start, heights.indexAt(top - 1), firstDrawn);
    let next = wanted;
    // Visible rows are rendered at once, the overscan step by step.
    if (!isElsewhere) {
      next = { start: Math.min(drawn.start, seen.start), end: Math.max(drawn.end, seen.end) };
      if (isStep) {
        const keptMeanwhile = whole ?? within(KEPT_MEANWHILE);
        const { isUpwards } = this;
        next = approach(next, heights, { wanted, kept, keptMeanwhile, stepPx: STEP * height, isUpwards });
      }
    }
    if (!isWithin(wanted, next) || !isWithin(next, kept)) this.step.schedule(pauseMs);
    if (next.start === drawn.start && next.end === drawn.end) return;
    this.drawn = next;
    this.draw();
  }

  private noteEnds(isNearStart: boolean, isNearEnd: boolean): void {
    const { wasAtEnd: isAtEnd, currentEnds: ends } = this;
    if (ends.isNearStart === isNearStart && ends.isNearEnd === isNearEnd && ends.isAtEnd === isAtEnd) return;
    this.currentEnds = { isNearStart, isNearEnd, isAtEnd };
    this.onEndsChange?.();
  }

  /**
   * Returns the scroll anchor: the topmost visible row; or, anchored at the end, the row above the first fully visible
   * one, as its bottom is held. Never an unrendered row: its height is only an estimate.
   */
  private chooseAnchor(seen: number, above: number, firstDrawn: number): Anchor {
    const index = this.from === 'start' ? Math.max(seen, firstDrawn) : Math.max(above, firstDrawn - 1);
    return { key: this.keys[index] ?? '', place: this.rowOffset(index) };
  }

  private draw(): void {
    this.version += 1;
    for (const listener of this.listeners) listener();
  }
}
