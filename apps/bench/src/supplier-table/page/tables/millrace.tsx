import '@millrace/ui/styles.css';
import { DataTable, type DataTableColumn } from '@millrace/ui';
import { documentClass } from '@millrace/ui/theme';
import { useState } from 'react';
import { COLUMNS, compareNames, type SupplierRow } from '../rows';
import { type AppProps, inReact, useOrdered } from './react-table';
import { HEIGHT_PX, type Order } from './table';

const byCompany = (rows: readonly SupplierRow[]) =>
  rows.toSorted((one, other) => compareNames(one.company, other.company));

const columns: readonly DataTableColumn<SupplierRow>[] = COLUMNS.map(({ key, title }) => ({
  key,
  header: title,
  sort: key === 'company',
}));

function App({ rows, onSort }: AppProps) {
  const [order, setOrder] = useState<Order | null>(null);
  onSort(setOrder);
  const ordered = useOrdered(rows, order, byCompany);
  return (
    <div className={documentClass}>
      <div data-pane="" style={{ height: HEIGHT_PX, overflowY: 'auto' }}>
        <DataTable
          caption="Suppliers"
          rows={ordered}
          columns={columns}
          sort={order && { key: 'company', direction: order }}
        />
      </div>
    </div>
  );
}

/** Table of the kit in a scrolling pane; the application sorts its rows. */
export const candidate = inReact('Millrace', App, '[data-pane]');
