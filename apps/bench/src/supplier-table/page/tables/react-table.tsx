import { type ComponentType, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { compareNames, type SupplierRow } from '../rows';
import type { Candidate, Order } from './table';

/** A table in React that is told the order from outside. */
export interface AppProps {
  rows: readonly SupplierRow[];
  /** Called as it renders, with what asks for an order. */
  onSort: (sort: (order: Order) => void) => void;
}

/** @param scroller Selects what scrolls the rows. */
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
 * For tables that are ordered by their user: once, and turned round for the other order.
 *
 * @param ascending Orders the rows; by comparing them, unless the design system of the table has a way of its own.
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
