import { findScrollers } from './scrollers';

/** Tolerance in px for being at the end, to allow for rounding and zoom. */
export const END_REACH_PX = 4;

/** Visible part of a list, in pixels from its top. */
export interface RowsView {
  top: number;
  height: number;
}

/** Viewport of a list: its scroll container, or the page. */
export class RowsWindow {
  /** Possible scroll containers, innermost first. May include wrappers that scroll only horizontally. */
  private scrollers: readonly HTMLElement[];
  /** Subpixel position; zero for the page. */
  private lastHeight: number;
  /** Remainder of a scroll, as browsers round scroll positions to pixels. */
  private rest = 0;

  /**
   * @param isFromEnd True if the list is anchored at its end: then the innermost scroller is its own, however short.
   * @param given Scroll container, if it cannot be found automatically; null finds it.
   */
  constructor(
    private readonly list: HTMLElement,
    private readonly isFromEnd: boolean,
    private readonly given: HTMLElement | null = null,
  ) {
    this.scrollers = this.find();
    this.lastHeight = this.exactHeight;
  }

  /**
   * Observes scrolling and resizing of the viewport. After a resize the page may scroll by another element than
   * before.
   *
   * @returns a function that stops it.
   */
  watch(onScroll: () => void, onResize: () => void): () => void {
    let ending = new AbortController();
    const observer = new ResizeObserver(onResize);
    const listen = () => {
      ending.abort();
      observer.disconnect();
      ending = new AbortController();
      const options = { passive: true, signal: ending.signal };
      window.addEventListener('scroll', onScroll, options);
      for (const scroller of this.scrollers) {
        scroller.addEventListener('scroll', onScroll, options);
        observer.observe(scroller);
      }
    };
    const handleResize = () => {
      this.scrollers = this.find();
      listen();
      onResize();
    };
    listen();
    window.addEventListener('resize', handleResize);
    return () => {
      window.removeEventListener('resize', handleResize);
      ending.abort();
      observer.disconnect();
    };
  }

  /** Only for a list anchored at its end, whose scroll positions count from there. */
  get isAtEnd(): boolean {
    return (this.scroller?.scrollTop ?? 0) > -END_REACH_PX;
  }

  read(): RowsView {
    const { scroller } = this;
    const top = scroller ? scroller.getBoundingClientRect().top + scroller.clientTop : 0;
    return {
      top: top - this.list.getBoundingClientRect().top,
      height: scroller?.clientHeight ?? window.innerHeight,
    };
  }

  /** Returns by how much the height has grown since the last call. */
  grown(): number {
    const before = this.lastHeight;
    this.lastHeight = this.exactHeight;
    return this.lastHeight - before;
  }

  scrollBy(px: number): void {
    const wanted = px + this.rest;
    const possible = Math.round(wanted * window.devicePixelRatio) / window.devicePixelRatio;
    this.rest = wanted - possible;
    if (possible !== 0) (this.scroller ?? window).scrollBy({ top: possible, behavior: 'instant' });
  }

  /** For a list anchored at its end. */
  scrollToEnd(): void {
    this.scroller?.scrollTo({ top: 0, behavior: 'instant' });
  }

  /** Current scroll container: the innermost that the list overflows. */
  private get scroller(): HTMLElement | null {
    const { scrollers, isFromEnd, given, list } = this;
    if (isFromEnd || given) return scrollers[0] ?? null;
    return scrollers.find(({ clientHeight }) => clientHeight < list.offsetHeight) ?? null;
  }

  private get exactHeight(): number {
    return this.scroller?.getBoundingClientRect().height ?? 0;
  }

  private find(): readonly HTMLElement[] {
    return this.given ? [this.given] : findScrollers(this.list);
  }
}
