import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { Checkbox } from '../Checkbox';
import { VisuallyHidden } from '../VisuallyHidden';
import type { TableSelection } from './select-rows';
import { cellKind, cellPlace, column, selectBox } from './Table.css';
import { tableRoles } from './table-props';

export interface TableSelectColumnProps extends Omit<ComponentPropsWithRef<'th'>, 'children' | 'onToggle'> {
  /** Says it in full: `Select all suppliers`. */
  label: string;
  /** From `toTableSelection`: mixed where some are chosen. */
  selection: TableSelection;
  /** Asks for all, or for none where all are chosen: see `toggleAllRows`. */
  onToggle: () => void;
  disabled?: boolean;
}

/** The head of the column of checkboxes. On narrow ground it is out of sight: offer it beside the table too. */
export function TableSelectColumn({
  label,
  selection,
  onToggle,
  disabled,
  className,
  ...rest
}: TableSelectColumnProps) {
  return (
    <th
      scope="col"
      {...tableRoles.column}
      data-part="column"
      {...rest}
      className={classNames(column.select, className)}
    >
      <Checkbox
        label={<VisuallyHidden>{label}</VisuallyHidden>}
        checked={selection === 'all'}
        mixed={selection === 'some'}
        disabled={disabled}
        className={selectBox}
        onChange={onToggle}
      />
    </th>
  );
}

export interface TableSelectCellProps extends Omit<ComponentPropsWithRef<'td'>, 'children' | 'onToggle'> {
  /** Says it in full: `Select Ostwald Quarzglas`. */
  label: string;
  /** As the row's state. */
  selected: boolean;
  onToggle: () => void;
  disabled?: boolean;
}

/** The checkbox of a row. Stands first; the row itself is told by `state="selected"`. */
export function TableSelectCell({
  label,
  selected,
  onToggle,
  disabled,
  className,
  ...rest
}: TableSelectCellProps) {
  return (
    <td
      {...tableRoles.cell}
      data-part="cell"
      data-place="select"
      {...rest}
      className={classNames(cellKind.select, cellPlace.select, className)}
    >
      <Checkbox
        label={<VisuallyHidden>{label}</VisuallyHidden>}
        checked={selected}
        disabled={disabled}
        className={selectBox}
        onChange={onToggle}
      />
    </td>
  );
}
