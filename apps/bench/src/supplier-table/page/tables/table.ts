import type { SupplierRow } from '../rows';

/** Sort orders to test, after the original one. */
export type Order = 'ascending' | 'descending';

/** Table on the page, with a reader's actions. */
export interface MountedTable {
  /** Sorts by company, like a click on the header. */
  sort(order: Order): void;
  /** Scrolling element. */
  scroller(): Element | null;
  unmount(): void;
}

/** Implementation of a table, without animations. */
export interface Candidate {
  name: string;
  /** Mounts the table. Columns are created once, apart from the data. */
  mount(place: HTMLElement, rows: readonly SupplierRow[]): MountedTable;
}

export const WIDTH_PX = 1280;
export const HEIGHT_PX = 800;

/** Heights of a row and the header. */
export const ROW_PX = 44;
export const HEAD_PX = 32;

/** Overscan of the peers, in rows. */
export const BEYOND_ROWS = 9;
