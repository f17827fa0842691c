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

/** For tables that are ordered by their user: compared once, turned round for the other order. */
export function useOrdered(rows: readonly SupplierRow[], order: Order | null): readonly SupplierRow[] {
  const isSorted = order !== null;
  const ascending = useMemo(
    () => (isSorted ? [...rows].sort((one, other) => compareNames(one.company, other.company)) : rows),
    [rows, isSorted],
  );
  return useMemo(() => (order === 'descending' ? [...ascending].reverse() : ascending), [ascending, order]);
}
