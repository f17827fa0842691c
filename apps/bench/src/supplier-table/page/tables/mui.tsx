import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { COLUMNS, compareNames, type SupplierRow } from '../rows';
import { type Candidate, HEAD_PX, HEIGHT_PX, type Order, ROW_PX } from './table';

const columns: GridColDef<SupplierRow>[] = COLUMNS.map(({ key, title, width }) => ({
  field: key,
  headerName: title,
  width,
  ...(key === 'company' ? { sortComparator: compareNames } : {}),
}));

interface AppProps {
  rows: readonly SupplierRow[];
  onSort: (sort: (order: Order) => void) => void;
}

function App({ rows, onSort }: AppProps) {
  const [sortModel, setSortModel] = useState<GridSortModel>([]);
  onSort((order) => setSortModel([{ field: 'company', sort: order === 'ascending' ? 'asc' : 'desc' }]));
  return (
    <div style={{ height: HEIGHT_PX }}>
      <DataGrid<SupplierRow>
        rows={rows}
        columns={columns}
        rowHeight={ROW_PX}
        columnHeaderHeight={HEAD_PX}
        sortModel={sortModel}
        onSortModelChange={(model) => setSortModel([...model])}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        pageSizeOptions={[100]}
        disableRowSelectionOnClick
      />
    </div>
  );
}

/** Its free edition has pages, of a hundred rows at most. @see https://mui.com/x/react-data-grid/pagination */
export const mui: Candidate = {
  name: 'MUI X Data Grid, pages of 100',
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
      scroller: () => place.querySelector('.MuiDataGrid-virtualScroller'),
      unmount: () => root.unmount(),
    };
  },
};
