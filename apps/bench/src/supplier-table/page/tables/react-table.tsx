import { type ComponentType, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { compareNames, type SupplierRow } from '../rows';
import type { Candidate, Order } from './table';

/** React table whose sort order is controlled from outside. */
export interface AppProps {
  rows: readonly SupplierRow[];
  /** Called on render with a function that sets the sort order. */
  onSort: (sort: (order: Order) => void) => void;
}

/** @param scroller Selector of the scrolling element. */
export const inReact = (name: string, App: ComponentType<AppProps>, scroller: string): Candidate => ({
  name,
  mount(place, rows) {
    const root = createRoot(place);
    let sort: (order: Order) => void = () => undefined;
    root.render(
      <App
        rows={rows}
        onSort={(made) => {
          sort = made;
        }}
      />,
    );
    return {
      sort: (order) => sort(order),
      scroller: () => place.querySelector(scroller),
      unmount: () => root.unmount(),
    };
  },
});

const byComparing = (rows: readonly SupplierRow[]): readonly SupplierRow[] =>
  [...rows].sort((one, other) => compareNames(one.company, other.company));

/**
 * Sorts rows for tables that leave it to the application: once, and reversed for the other order.
 *
 * @param ascending Sorts the rows; by comparing them, unless the table's design system has its own method.
 */
export function useOrdered(
  rows: readonly SupplierRow[],
  order: Order | null,
  ascending = byComparing,
): readonly SupplierRow[] {
  const isSorted = order !== null;
  const ordered = useMemo(() => (isSorted ? ascending(rows) : rows), [rows, isSorted, ascending]);
  return useMemo(() => (order === 'descending' ? [...ordered].reverse() : ordered), [ordered, order]);
}
