import { AfterPaintTask } from './after-paint-task';
import { FocusedRow } from './focused-row';
import type { RowHeights } from './row-heights';
import { approach, endRange, isWithin, type RowRange } from './row-range';
import { type RowsView, RowsWindow } from './rows-window';

/** How far beyond the window rows are drawn, as a share of its height. */
const OVERSCAN = 0.5;

/** How far beyond it rows stay that are drawn already, so that few come and go while one scrolls back and forth. */
const KEPT = 1;

/** The same while rows are still to be drawn, as taking others away would make a frame longer. */
const KEPT_MEANWHILE = 1.5;

/** How much is drawn at a time of what is not seen yet: no frame has to draw many rows. */
const STEP = 1 / 8;

/** How long nothing happens before what is not seen is drawn, in ms: what a reader waits for comes first. */
const PAUSE_MS = 100;

/** Rows that are drawn where nothing is known of the window, as on the server; and all of a list that has no more. */
const FIRST_ROWS = 20;

/** Distance at which an end counts as reached, as a share of the window's height. */
const REACH = 1;

/** Ends of a list that are in sight, or nearly. */
export interface ListEnds {
  isNearStart: boolean;
  isNearEnd: boolean;
  /** Only of a list that is shown from its end. */
  isAtEnd: boolean;
}

/** Which end a list begins at. From its end it is shown as a conversation is, and stays there as it grows. */
export type WindowingOrigin = 'start' | 'end';

/** The row that keeps its place in the window while rows before it change. */
interface Anchor {
  key: string;
  /** Where it was when it was chosen: its `rowOffset`. */
  place: number;
}

/**
 * Knows which rows of a long list are to be drawn, of any heights and without knowing them beforehand, and keeps what
 * is seen where it is when rows come or go before it, or change their height. Outside of React, which is asked to draw
 * only when other rows are to be drawn.
 */
export class WindowingController {
  private keys: readonly string[] = [];
  private drawn: RowRange = { start: 0, end: FIRST_ROWS };
  /** Null while nothing is held. */
  private anchor: Anchor | null = null;
  private list: HTMLElement | null = null;
  private window: RowsWindow | null = null;
  /** As it was when rows to draw were last chosen; null while nothing is known of it. */
  private view: RowsView | null = null;
  private readonly rows = new Map<string, HTMLElement>();
  /** Those that were drawn and are not measured yet. */
  private readonly fresh = new Map<string, HTMLElement>();
  /** The keys when what was drawn was last settled. */
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
  /** As when rows to draw were last chosen. */
  private wasAtEnd = true;

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

  /** As when rows to draw were last chosen. */
  get ends(): ListEnds {
    return this.currentEnds;
  }

  /** Reports each change of `ends`. @returns What ends it. */
  watchEnds(listener: () => void): () => void {
    this.onEndsChange = listener;
    return () => {
      this.onEndsChange = null;
    };
  }

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
    if (this.from === 'end' && this.wasAtEnd) this.drawn = endRange(this.drawn, keys.length, FIRST_ROWS);
  }

  /** Begins with the rows that fill a window, about: the rest is drawn when it is known what is seen. */
  beginWith(heightPx: number): void {
    const { heights, from } = this;
    this.drawn =
      from === 'start'
        ? { start: 0, end: heights.indexAt(heightPx) + 1 }
        : { start: Math.max(0, heights.indexAt(heights.total - heightPx)), end: heights.count };
  }

  /** What is to be drawn, in order: one stretch, and another where the row that has the focus, or had it last, is elsewhere. */
  stretches(): readonly RowRange[] {
    const end = Math.min(this.drawn.end, this.keys.length);
    const start = Math.min(this.drawn.start, end);
    const focused = this.focused.key === null ? -1 : this.heights.indexOf(this.focused.key);
    const all = { start, end };
    if (focused < 0 || (focused >= start && focused < end)) return [all];
    const one = { start: focused, end: focused + 1 };
    return focused < start ? [one, all] : [all, one];
  }

  /** The room of rows that are not drawn, in pixels. */
  gap(from: number, to: number): number {
    return this.heights.rowTop(to) - this.heights.rowTop(from);
  }

  /**
   * Begins to watch a list that is on the page.
   *
   * @param scroller What scrolls it, where that cannot be found from the list; null finds it.
   * @returns What ends it.
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

  /** Takes note of a row that was drawn. @returns What takes note that it is gone. */
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
   * Measures what was drawn, before it is seen, and keeps what was seen where it was. Of a list shown from its start,
   * rows that were drawn before are watched: should they have changed as well, that is known before all is painted.
   */
  settle(): void {
    if (!this.isShown) return;
    const { fresh, keys, view } = this;
    const isFromStart = this.from === 'start';
    if (isFromStart && fresh.size === 0 && keys === this.settledKeys && view) return;
    const isAtStart = keys === this.settledKeys && view !== null && view.top <= 0;
    this.settledKeys = keys;
    const isKnown = isFromStart && fresh.size === 0;
    // Laid out from its end, a list is moved by each row that changes with those around it.
    for (const [key, row] of isFromStart ? fresh : this.rows) {
      this.heights.measure(key, row.getBoundingClientRect().height, this.drawn.start);
    }
    fresh.clear();
    const moved = this.hold();
    // Whoever went to the start stays there, though rows turn out to be of other heights than estimated.
    if (isAtStart && !isFromStart) this.window?.scrollBy(-this.window.read().top);
    // The page is not asked for a layout that nobody needs yet.
    this.choose(false, isKnown && view ? { ...view, top: view.top + moved } : undefined);
  }

  /** Scrolls to a row, which need not be drawn. @returns False without such a row. */
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

  /** False in a tab, a dialog or a float that is hidden: nothing has a size there, and what was measured stays. */
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
   * Keeps what is seen where it is when the scroller becomes higher or lower: one that is laid out from its end would
   * keep its foot.
   */
  private readonly windowResized = (): void => {
    if (!this.isShown) return;
    const grown = this.window?.grown() ?? 0;
    if (grown !== 0 && this.from === 'end' && !this.window?.isAtEnd) this.window?.scrollBy(grown);
    if (grown !== 0) this.hold();
    this.look();
  };

  /**
   * Scrolls by as much as the row of the anchor has moved. At its end a list stays there by itself.
   *
   * @returns How far, in pixels.
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
   * Where a row begins, from the top of the list; or where it ends, from the end of one that is shown from there, so
   * that what it has at its head may come and go.
   */
  private rowOffset(index: number): number {
    const { heights, from } = this;
    return from === 'start' ? heights.rowTop(index) : heights.rowTop(index + 1) - heights.total;
  }

  /** Chooses the row that keeps its place, and the rows to draw. */
  private readonly look = (): void => this.choose(false);

  private readonly scrolled = (): void => this.choose(false, undefined, 0);

  /**
   * @param isStep Whether to draw some of what will be seen, and to leave what was; once in a frame.
   * @param view What is seen, where that is known.
   * @param pauseMs How long to wait before the next step.
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
    // A short list is drawn whole in the end: the browser's own search finds what is drawn.
    const whole = heights.count <= FIRST_ROWS ? { start: 0, end: heights.count } : null;
    const wanted = whole ?? within(OVERSCAN);
    const kept = whole ?? within(KEPT);
    // Of what is cut off up to a fraction of a pixel nothing is seen.
    const seen = { ...within(0), start: heights.indexAt(top + 1) };
    const isElsewhere = drawn.end <= seen.start || drawn.start >= seen.end;
    const firstDrawn = isElsewhere ? 0 : drawn.start;
    // Where the start of a list is in sight, what is above it stays, and what comes first in it is seen.
    const isStartSeen = this.from === 'start' && top <= 0;
    this.anchor = isStartSeen ? null : this.chooseAnchor(seen.start, heights.indexAt(top - 1), firstDrawn);
    let next = wanted;
    // What is seen is drawn at once, and what will be seen bit by bit.
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
   * The row that is to keep its place: the uppermost that is seen; or, as its foot is what is held, that above the first
   * that is seen whole. Of one that was never drawn the height is not known, and all below would move with it.
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
