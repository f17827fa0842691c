import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { useState } from 'react';
import { COLUMNS, compareNames, type SupplierRow } from '../rows';
import { type AppProps, inReact } from './react-table';
import { HEAD_PX, HEIGHT_PX, ROW_PX } from './table';

const columns: GridColDef<SupplierRow>[] = COLUMNS.map(({ key, title, width }) => ({
  field: key,
  headerName: title,
  width,
  ...(key === 'company' ? { sortComparator: compareNames } : {}),
}));

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

/** Free edition, limited to pages of a hundred rows. @see https://mui.com/x/react-data-grid/pagination */
export const candidate = inReact('MUI X Data Grid, pages of 100', App, '.MuiDataGrid-virtualScroller');
