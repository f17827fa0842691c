import { useMemo, useState } from 'react';
import { MillraceProvider } from '../../../../../../packages/design-system/src/provider/MillraceProvider';
import {
  Table,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  TableWindowedBody,
} from '../../../../../../packages/ui/src/primitives/Table';
import { COLUMNS, compareNames, type SupplierRow } from '../rows';
import { type AppProps, inReact, useOrdered } from './react-table';
import { HEIGHT_PX, type Order } from './table';

const byCompany = (rows: readonly SupplierRow[]) =>
  rows.toSorted((one, other) => compareNames(one.company, other.company));

function App({ rows, onSort }: AppProps) {
  const [order, setOrder] = useState<Order | null>(null);
  onSort(setOrder);
  const ordered = useOrdered(rows, order, byCompany);
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
    <MillraceProvider locale="en">
      <div data-pane="" style={{ height: HEIGHT_PX, overflowY: 'auto' }}>
        <Table caption="Suppliers" rowCount={ordered.length}>
          <TableHead>
            {COLUMNS.map(({ key, title }) => (
              <TableColumn key={key} {...(key === 'company' ? { sort: order ?? 'none' } : {})}>
                {title}
              </TableColumn>
            ))}
          </TableHead>
          <TableWindowedBody
            key={order ?? 'none'}
            keys={keys}
            columns={COLUMNS.length}
            renderRow={renderRow}
          />
        </Table>
      </div>
    </MillraceProvider>
  );
}

/** The design system's table with its windowed body; what it draws is ordered by its user. */
export const candidate = inReact('Millrace', App, '[data-pane]');
