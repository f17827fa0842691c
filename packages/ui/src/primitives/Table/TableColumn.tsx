import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { column, sortButton, sortIcon } from './Table.css';
import type { TableCellKind, TableSort } from './table-props';
import { tableRoles } from './table-props';

export interface TableColumnProps extends ComponentPropsWithRef<'th'> {
  /** Kind of the column's cells. Default `text`. */
  kind?: TableCellKind;
  /** Sort direction; `none` if sortable but not sorted. Without it there is no button. */
  sort?: TableSort;
  /** Called when a sort is requested; the caller decides on the direction. */
  onSort?: () => void;
}

/** Renders a column head, with a button if sortable. */
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

/** Same shape and stroke as Lucide's. Inlined, so that the table loads no icon library. */
function SortArrow({ isUp }: { isUp: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" strokeWidth="1.5" strokeLinecap="square" className={sortIcon}>
      <path d={isUp ? 'm5 12 7-7 7 7M12 19V5' : 'M12 5v14m7-7-7 7-7-7'} />
    </svg>
  );
}
