import { useMemo, useState } from 'react';
import {
  Cell,
  Column,
  Row,
  type SortDescriptor,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { COLUMNS, compareNames, type SupplierRow } from '../rows';
import { type Candidate, HEAD_PX, HEIGHT_PX, type Order, ROW_PX, WIDTH_PX } from './table';

const layoutOptions = { rowHeight: ROW_PX, headingHeight: HEAD_PX };

interface AppProps {
  rows: readonly SupplierRow[];
  onSort: (sort: (order: Order) => void) => void;
}

function App({ rows, onSort }: AppProps) {
  const [sort, setSort] = useState<SortDescriptor>();
  onSort((direction) => setSort({ column: 'company', direction }));
  const isSorted = sort !== undefined;
  const isReversed = sort?.direction === 'descending';
  const ascending = useMemo(
    () => (isSorted ? [...rows].sort((one, other) => compareNames(one.company, other.company)) : rows),
    [rows, isSorted],
  );
  const ordered = useMemo(() => (isReversed ? [...ascending].reverse() : ascending), [ascending, isReversed]);
  return (
    <Virtualizer layout={TableLayout} layoutOptions={layoutOptions}>
      <Table
        aria-label="Suppliers"
        {...(sort ? { sortDescriptor: sort } : {})}
        onSortChange={setSort}
        style={{ display: 'block', width: WIDTH_PX, height: HEIGHT_PX, overflow: 'auto' }}
      >
        <TableHeader>
          {COLUMNS.map(({ key, title, width }) => (
            <Column key={key} id={key} width={width} isRowHeader={key === 'company'} allowsSorting>
              {title}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={ordered}>
          {(row) => (
            <Row data-row="">
              {COLUMNS.map(({ key }) => (
                <Cell key={key}>{row[key]}</Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </Table>
    </Virtualizer>
  );
}

/** With its virtualizer; what it draws is ordered by its user. @see https://react-aria.adobe.com/Virtualizer */
export const reactAria: Candidate = {
  name: 'React Aria Table',
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
      scroller: () => place.querySelector('[role="grid"]'),
      unmount: () => root.unmount(),
    };
  },
};
