import type { ReactNode } from 'react';
import { classNames } from '../../internal/class-names';
import { Skeleton } from '../Skeleton';
import { tableRoles } from '../Table';
import { cellKind, cellPlace, name, row as rowClass } from '../Table/Table.css';
import { fullCell, fullRow } from './DataTable.css';
import { type RowView, UNHEARD } from './DataTableBody';

interface DataTableFillProps {
  /** Number of columns of the table. */
  columns: number;
  role: RowView<unknown>['role'];
}

/** Renders one cell across all columns: the content of the body if there are no rows. */
export function DataTableFullRow({ columns, role, children }: DataTableFillProps & { children: ReactNode }) {
  return (
    <tr role={tableRoles.row.role} data-part="row" className={fullRow}>
      <td role={role} data-part="cell" data-place="full" colSpan={columns} className={fullCell}>
        {children}
      </td>
    </tr>
  );
}

/** Number of skeleton rows. */
const LOADING_ROWS = 4;

/** Renders skeleton rows while loading; `aria-busy` and a single status message announce it. */
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
