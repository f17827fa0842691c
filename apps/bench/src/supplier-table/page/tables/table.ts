import type { SupplierRow } from '../rows';

/** The orders that are asked for, after that in which rows come. */
export type Order = 'ascending' | 'descending';

/** A table on the page, and what a reader does with it. */
export interface MountedTable {
  /** Asks for the order by company, as a press on its head does. */
  sort(order: Order): void;
  /** What scrolls the rows. */
  scroller(): Element | null;
  unmount(): void;
}

/** A way to draw a table. Nothing is animated. */
export interface Candidate {
  name: string;
  /** Columns, beside the data, are made once. */
  mount(place: HTMLElement, rows: readonly SupplierRow[]): MountedTable;
}

export const WIDTH_PX = 1280;
export const HEIGHT_PX = 800;

/** A row, and the head. */
export const ROW_PX = 44;
export const HEAD_PX = 32;

/** How far beyond the window peers draw, in rows. */
export const BEYOND_ROWS = 9;
