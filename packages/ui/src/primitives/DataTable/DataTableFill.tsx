import type { ReactNode } from 'react';
import { classNames } from '../../internal/class-names';
import { Skeleton } from '../Skeleton';
import { tableRoles } from '../Table';
import { cellKind, cellPlace, name, row as rowClass } from '../Table/Table.css';
import { fullCell, fullRow } from './DataTable.css';
import { type RowView, UNHEARD } from './DataTableBody';

interface DataTableFillProps {
  /** How many the table has. */
  columns: number;
  role: RowView<unknown>['role'];
}

/** One cell across all columns: what stands in the body while there are no rows. */
export function DataTableFullRow({ columns, role, children }: DataTableFillProps & { children: ReactNode }) {
  return (
    <tr role={tableRoles.row.role} data-part="row" className={fullRow}>
      <td role={role} data-part="cell" data-place="full" colSpan={columns} className={fullCell}>
        {children}
      </td>
    </tr>
  );
}

/** Rows that stand for those on their way. */
const LOADING_ROWS = 4;

/** Rows before they arrive, in their size; the table is busy meanwhile, which is said once. */
export function DataTableLoadingRows({ columns, role }: DataTableFillProps) {
  return Array.from({ length: LOADING_ROWS }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
    <tr key={row} {...UNHEARD} className={rowClass}>
      {Array.from({ length: columns }, (_, column) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          key={column}
          role={role}
          className={classNames(cellKind.text, cellPlace[column === 0 ? 'name' : 'hidden'])}
        >
          <span className={name}>
            <Skeleton width="line" />
          </span>
        </td>
      ))}
    </tr>
  ));
}
