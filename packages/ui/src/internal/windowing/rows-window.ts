import { findScrollers } from './scrollers';

/** How near to its end a list counts as being there: no further than a reader could tell, zoomed or not. */
export const END_REACH_PX = 4;

/** The visible part of a list, in pixels from its top. */
export interface RowsView {
  top: number;
  height: number;
}

/** What a list is seen through: the element that scrolls it, or the page. */
export class RowsWindow {
  /** What may scroll the list, the innermost first. A wrapper that scrolls sideways alone is among them. */
  private scrollers: readonly HTMLElement[];
  /** To the fraction of a pixel; zero for the page. */
  private lastHeight: number;
  /** What a scroll came short of, as places between two pixels cannot be scrolled to. */
  private rest = 0;

  /**
   * @param isFromEnd Whether the list is shown from its end: the innermost scroller is its own, however short it is.
   * @param given What scrolls the list, where that cannot be found; null finds it.
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
   * Reports whatever scrolls the list or changes the size of what it is seen through. A page that changes its size may
   * scroll by another element than before.
   *
   * @returns What ends it.
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

  /** Only of a list that is shown from its end, where places are counted from. */
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

  /** @returns By how much it became higher since it was asked last. */
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

  /** Of a list that is shown from its end. */
  scrollToEnd(): void {
    this.scroller?.scrollTo({ top: 0, behavior: 'instant' });
  }

  /** What scrolls the list now: the innermost that the list does not fit into. */
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
