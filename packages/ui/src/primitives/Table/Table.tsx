import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { spinnerMessages } from '../Spinner/Spinner.messages';
import { VisuallyHidden } from '../VisuallyHidden';
import { body, head, keptColumns, ownColumns, table, wrapper } from './Table.css';
import { tableRoles, WindowedTable } from './table-props';

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
  const messages = useMessages(spinnerMessages);
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

/** Shares of the table's width, in percent, in the order of the columns; null while nothing is known of them. */
type ColumnWidths = readonly number[] | null;

/**
 * Keeps the columns of a table as wide as its first rows made them: others would move them as they come and go. What
 * is laid out as lines has no columns; it waits for ground that is wide enough.
 *
 * @param isKept False where all rows are drawn.
 */
function useColumnWidths(table: RefObject<HTMLTableElement | null>, isKept: boolean): ColumnWidths {
  const [widths, setWidths] = useState<ColumnWidths>(null);

  // After each time the table is drawn: its columns may be others.
  useLayoutEffect(() => {
    const { current } = table;
    if (!isKept || !current) return;
    const cells = [...(current.tHead?.rows[0]?.cells ?? [])];
    if (widths && widths.length !== cells.length) return setWidths(null);
    if (widths) return;
    const measure = () => {
      const measured = cells.map((cell) => cell.getBoundingClientRect().width);
      const total = measured.reduce((sum, width) => sum + width, 0);
      if (total > 0) setWidths(measured.map((width) => (100 * width) / total));
    };
    const resized = new ResizeObserver(measure);
    resized.observe(current);
    measure();
    return () => resized.disconnect();
  });

  return isKept ? widths : null;
}
