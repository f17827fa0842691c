import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names';
import { Skeleton } from '../Skeleton';
import { fullCell, fullRow, name } from './Table.css';
import { TableCell, TableRow } from './TableRow';
import { tableRoles } from './table-props';

export interface TableFullRowProps extends ComponentPropsWithRef<'tr'> {
  /** How many the table has. */
  columns: number;
  /** An EmptyState, an ErrorState, or a sentence. */
  children: ReactNode;
}

/** One cell across all columns: what stands in the body while there are no rows. */
export function TableFullRow({ columns, className, children, ...rest }: TableFullRowProps) {
  return (
    <tr {...tableRoles.row} data-part="row" {...rest} className={classNames(fullRow, className)}>
      <td {...tableRoles.cell} data-part="cell" data-place="full" colSpan={columns} className={fullCell}>
        {children}
      </td>
    </tr>
  );
}

export interface TableLoadingRowsProps {
  /** How many the table has, without that of the checkboxes. */
  columns: number;
  /** As many as will be there. Default 4. */
  rows?: number;
  /** Art before the name. Default `seal`. */
  art?: 'seal' | 'thumb' | 'avatar' | 'none';
  className?: string;
}

/** Rows before they arrive, in their size; the Table is `busy` meanwhile, which is said once. */
export function TableLoadingRows({ columns, rows = 4, art = 'seal', className }: TableLoadingRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
    <TableRow key={row} aria-hidden="true" className={className}>
      {Array.from({ length: columns }, (_, column) =>
        column === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <TableCell key={column} place="name">
            <span className={name}>
              {art !== 'none' && <Skeleton shape={art} />}
              <Skeleton width="line" />
            </span>
          </TableCell>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <TableCell key={column} place="hidden">
            <Skeleton width="line" />
          </TableCell>
        ),
      )}
    </TableRow>
  ));
}
