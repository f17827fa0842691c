import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { column, sortButton, sortIcon } from './Table.css';
import type { TableCellKind, TableSort } from './table-props';
import { tableRoles } from './table-props';

export interface TableColumnProps extends ComponentPropsWithRef<'th'> {
  /** As the column's cells. Default `text`. */
  kind?: TableCellKind;
  /** The order the column is in; `none` if it can be sorted but is not. Without it there is no button. */
  sort?: TableSort;
  /** Asks for the column's order; what that is, and whether it turns, the caller decides. */
  onSort?: () => void;
}

/** The head of a column, a button where the column can be sorted. */
export function TableColumn({ kind = 'text', sort, onSort, className, children, ...rest }: TableColumnProps) {
  const isSorted = sort !== undefined && sort !== 'none';
  return (
    <th
      scope="col"
      {...tableRoles.column}
      data-part="column"
      aria-sort={isSorted ? sort : undefined}
      {...rest}
      className={classNames(column[kind], className)}
    >
      {sort === undefined ? (
        children
      ) : (
        <button type="button" className={sortButton} onClick={onSort}>
          {children}
          {isSorted && <SortArrow isUp={sort === 'ascending'} />}
        </button>
      )}
    </th>
  );
}

/** As Lucide draws them, at our stroke. A path of our own: the table loads no icons before one of its rows has some. */
function SortArrow({ isUp }: { isUp: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" strokeWidth="1.5" strokeLinecap="square" className={sortIcon}>
      <path d={isUp ? 'm5 12 7-7 7 7M12 19V5' : 'M12 5v14m7-7-7 7-7-7'} />
    </svg>
  );
}
