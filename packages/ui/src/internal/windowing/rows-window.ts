/** How near to its end a list counts as being there: no further than a reader could tell, zoomed or not. */
export const END_REACH_PX = 4;

/** The visible part of a list, in pixels from its top. */
export interface RowsView {
  top: number;
  height: number;
}

/** The viewport of a virtualized list: a scrolling element, or the page. */
export class RowsWindow {
  /** To the fraction of a pixel; zero for the page. */
  private lastHeight: number;
  /** What a scroll came short of, as places between two pixels cannot be scrolled to. */
  private rest = 0;

  /** @param scroller What scrolls the list; null is the page. */
  constructor(
    private readonly list: HTMLElement,
    private readonly scroller: HTMLElement | null,
  ) {
    this.lastHeight = this.exactHeight;
  }

  /** Whose scrolling is told. */
  get target(): HTMLElement | Window {
    return this.scroller ?? window;
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
    if (possible !== 0) this.target.scrollBy({ top: possible, behavior: 'instant' });
  }

  private get exactHeight(): number {
    return this.scroller?.getBoundingClientRect().height ?? 0;
  }
}
