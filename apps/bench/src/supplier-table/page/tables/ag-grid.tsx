import {
  ClientSideRowModelModule,
  type ColDef,
  ColumnApiModule,
  type GridApi,
  ModuleRegistry,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { createRoot } from 'react-dom/client';
import { COLUMNS, compareNames, type SupplierRow } from '../rows';
import { type Candidate, HEAD_PX, HEIGHT_PX, ROW_PX } from './table';

ModuleRegistry.registerModules([ClientSideRowModelModule, ColumnApiModule]);

const columns: ColDef<SupplierRow>[] = COLUMNS.map(({ key, title, width }) => ({
  field: key,
  headerName: title,
  width,
  ...(key === 'company' ? { comparator: compareNames } : {}),
}));

const idOf = ({ data }: { data: SupplierRow }) => data.id;

/** Uses the community modules it needs. @see https://www.ag-grid.com/react-data-grid/performance */
export const candidate: Candidate = {
  name: 'AG Grid Community',
  mount(place, rows) {
    const root = createRoot(place);
    let api: GridApi<SupplierRow> | undefined;
    root.render(
      <div style={{ height: HEIGHT_PX }}>
        <AgGridReact<SupplierRow>
          rowData={rows as SupplierRow[]}
          columnDefs={columns}
          getRowId={idOf}
          rowHeight={ROW_PX}
          headerHeight={HEAD_PX}
          animateRows={false}
          onGridReady={(event) => {
            api = event.api;
          }}
        />
      </div>,
    );
    return {
      sort: (order) =>
        api?.applyColumnState({
          state: [{ colId: 'company', sort: order === 'ascending' ? 'asc' : 'desc' }],
        }),
      scroller: () => place.querySelector('.ag-grid-viewport'),
      unmount: () => root.unmount(),
    };
  },
};
