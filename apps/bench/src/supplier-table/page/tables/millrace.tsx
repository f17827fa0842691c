import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MillraceProvider } from '../../../../../../packages/design-system/src/primitives/MillraceProvider';
import {
  Table,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  type TableSort,
  TableWindowedBody,
} from '../../../../../../packages/design-system/src/primitives/Table';
import { COLUMNS, compareNames, type SupplierRow } from '../rows';
import { type Candidate, HEIGHT_PX, type Order } from './table';

interface AppProps {
  rows: readonly SupplierRow[];
  onSort: (sort: (order: Order) => void) => void;
}

function App({ rows, onSort }: AppProps) {
  const [order, setOrder] = useState<TableSort>('none');
  onSort(setOrder);
  const isSorted = order !== 'none';
  const ascending = useMemo(
    () => (isSorted ? [...rows].sort((one, other) => compareNames(one.company, other.company)) : rows),
    [rows, isSorted],
  );
  const ordered = useMemo(
    () => (order === 'descending' ? [...ascending].reverse() : ascending),
    [ascending, order],
  );
  const keys = useMemo(() => ordered.map(({ id }) => id), [ordered]);
  const renderRow = useMemo(
    () => (index: number) => {
      const row = ordered[index];
      return (
        row && (
          <TableRow>
            {COLUMNS.map(({ key }) => (
              <TableCell key={key} place={key === 'company' ? 'name' : 'facts'}>
                {row[key]}
              </TableCell>
            ))}
          </TableRow>
        )
      );
    },
    [ordered],
  );
  return (
    <div data-rows-scroller="" style={{ height: HEIGHT_PX, overflowY: 'auto' }}>
      <Table caption="Suppliers" rowCount={ordered.length}>
        <TableHead>
          {COLUMNS.map(({ key, title }) => (
            <TableColumn key={key} {...(key === 'company' ? { sort: order } : {})}>
              {title}
            </TableColumn>
          ))}
        </TableHead>
        <TableWindowedBody key={order} keys={keys} columns={COLUMNS.length} renderRow={renderRow} />
      </Table>
    </div>
  );
}

/** The design system's table with its windowed body; what it draws is ordered by its user. */
export const millrace: Candidate = {
  name: 'Millrace',
  mount(place, rows) {
    const root = createRoot(place);
    let sort: (order: Order) => void = () => undefined;
    root.render(
      <MillraceProvider locale="en">
        <App
          rows={rows}
          onSort={(made) => {
            sort = made;
          }}
        />
      </MillraceProvider>,
    );
    return {
      sort: (order) => sort(order),
      scroller: () => place.querySelector('[data-rows-scroller]'),
      unmount: () => root.unmount(),
    };
  },
};
