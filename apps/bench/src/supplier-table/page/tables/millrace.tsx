import { useState } from 'react';
import { DataTable, type DataTableColumn } from '../../../../../../packages/ui/src/primitives/DataTable';
import { UiProvider } from '../../../../../../packages/ui/src/primitives/UiProvider';
import { COLUMNS, compareNames, type SupplierRow } from '../rows';
import { type AppProps, inReact, useOrdered } from './react-table';
import { HEIGHT_PX, type Order, WIDTH_PX } from './table';

const byCompany = (rows: readonly SupplierRow[]) =>
  rows.toSorted((one, other) => compareNames(one.company, other.company));

const columns: DataTableColumn<SupplierRow>[] = COLUMNS.map(({ key, title, width }) => ({
  key,
  header: title,
  sort: key === 'company',
  width: (100 * width) / WIDTH_PX,
}));

function App({ rows, onSort }: AppProps) {
  const [order, setOrder] = useState<Order | null>(null);
  onSort(setOrder);
  const ordered = useOrdered(rows, order, byCompany);
  return (
    <UiProvider locale="en">
      <div data-pane="" style={{ height: HEIGHT_PX, overflowY: 'auto' }}>
        <DataTable
          caption="Suppliers"
          rows={ordered}
          columns={columns}
          sort={order && { key: 'company', direction: order }}
        />
      </div>
    </UiProvider>
  );
}

/** The public table, with its tools; what it shows is ordered by its user. */
export const millrace = inReact('Millrace', App, '[data-pane]');
