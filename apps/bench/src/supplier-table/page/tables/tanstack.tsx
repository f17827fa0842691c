import {
  type ColumnDef,
  columnSizingFeature,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { COLUMNS, compareNames, type SupplierRow } from '../rows';
import { type AppProps, inReact } from './react-table';
import { BEYOND_ROWS, HEAD_PX, HEIGHT_PX, ROW_PX } from './table';

const features = tableFeatures({
  columnSizingFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const columns: ColumnDef<typeof features, SupplierRow>[] = COLUMNS.map(({ key, title, width }) => ({
  accessorKey: key,
  header: title,
  size: width,
  ...(key === 'company'
    ? {
        sortFn: (one: { original: SupplierRow }, other: { original: SupplierRow }) =>
          compareNames(one.original.company, other.original.company),
      }
    : {}),
}));

function App({ rows: data, onSort }: AppProps) {
  const [sorting, setSorting] = useState<SortingState>([]);
  onSort((order) => setSorting([{ id: 'company', desc: order === 'descending' }]));
  const table = useTable({
    features,
    columns,
    data: data as SupplierRow[],
    state: { sorting },
    onSortingChange: setSorting,
    getRowId: ({ id }) => id,
  });
  const scroller = useRef<HTMLDivElement>(null);
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: BEYOND_ROWS,
  });
  return (
    <div ref={scroller} data-scroller="" style={{ height: HEIGHT_PX, overflow: 'auto' }}>
      <table style={{ display: 'grid' }}>
        <thead style={{ display: 'grid', position: 'sticky', top: 0, zIndex: 1 }}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} style={{ display: 'flex', height: HEAD_PX }}>
              {group.headers.map((header) => (
                <th key={header.id} style={{ width: header.getSize() }}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody style={{ display: 'grid', position: 'relative', height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map((item) => {
            const row = rows[item.index];
            return (
              row && (
                <tr
                  key={row.id}
                  data-row=""
                  style={{
                    display: 'flex',
                    position: 'absolute',
                    height: ROW_PX,
                    transform: `translateY(${item.start}px)`,
                  }}
                >
                  {row.getAllCells().map((cell) => (
                    <td key={cell.id} style={{ width: cell.column.getSize() }}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Follows its example. @see https://tanstack.com/table/latest/docs/framework/react/guide/virtualization */
export const candidate = inReact('TanStack Table + Virtual', App, '[data-scroller]');
