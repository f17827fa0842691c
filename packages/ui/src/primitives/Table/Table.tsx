import { type ComponentPropsWithRef, type ReactNode, useContext, useRef } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { VisuallyHidden } from '../VisuallyHidden';
import { body, head, keptColumns, ownColumns, table, wrapper } from './Table.css';
import { tableRoles } from './table-roles';
import { useColumnWidths } from './useColumnWidths';
import { WindowedTable } from './windowed-table';

export interface TableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the table holds, read aloud before it. */
  caption: string;
  /** A TableHead and a TableBody or TableWindowedBody. */
  children: ReactNode;
  /** Rows are on their way: said once, and told to assistive technology until they are there. */
  busy?: boolean;
  /** How many rows there are, without the head, where a TableWindowedBody draws some of them. */
  rowCount?: number;
  /** What its reader made the columns wide: shares in percent, in the order of the heads. Default: as they come. */
  columnShares?: readonly number[] | null;
}

/**
 * A ruled table. Where its container is narrower than 600 px each row becomes a name, a line of facts and one
 * figure or action: give every cell its `place`.
 */
export function Table({
  caption,
  busy = false,
  rowCount,
  columnShares = null,
  className,
  children,
  ...rest
}: TableProps) {
  const messages = useMessages();
  const element = useRef<HTMLTableElement>(null);
  const isWindowed = rowCount !== undefined;
  const kept = useColumnWidths(element, isWindowed && !columnShares);
  const widths = columnShares ?? kept;
  return (
    <div data-component="Table" {...rest} className={classNames(wrapper, className)}>
      {busy && <VisuallyHidden role="status">{messages.format('spinner.label')}</VisuallyHidden>}
      <table
        ref={element}
        {...tableRoles.table}
        aria-busy={busy || undefined}
        // With that of the heads.
        aria-rowcount={isWindowed ? rowCount + 1 : undefined}
        className={classNames(table, widths && keptColumns, columnShares && ownColumns)}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {widths && (
          <colgroup>
            {widths.map((width, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <col key={column} style={{ width: `${width}%` }} />
            ))}
          </colgroup>
        )}
        <WindowedTable value={isWindowed}>{children}</WindowedTable>
      </table>
    </div>
  );
}

export type TableHeadProps = ComponentPropsWithRef<'thead'>;

/** Holds TableColumn elements. Out of sight where rows stand as lines: offer sorting beside the table too. */
export function TableHead({ className, children, ...rest }: TableHeadProps) {
  const isWindowed = useContext(WindowedTable);
  return (
    <thead data-part="head" {...rest} className={classNames(head, className)}>
      <tr {...tableRoles.row} aria-rowindex={isWindowed ? 1 : undefined}>
        {children}
      </tr>
    </thead>
  );
}

export type TableBodyProps = ComponentPropsWithRef<'tbody'>;

/** Holds TableRow elements. */
export function TableBody({ className, ...rest }: TableBodyProps) {
  return <tbody {...tableRoles.body} data-part="body" {...rest} className={classNames(body, className)} />;
}
