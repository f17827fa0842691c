import { memo, type ReactNode, type Ref, type RefObject, useCallback, useMemo } from 'react';
import { classNames } from '../../internal/class-names';
import { useIsPrinting } from '../../internal/useIsPrinting';
import { useMergedRef } from '../../internal/useMergedRef';
import { rangeIndexes, useWindowing, type WindowedRowsHandle } from '../../internal/windowing/useWindowing';
import type { WindowingController } from '../../internal/windowing/windowing-controller';
import { TableBody, type TableBodyProps } from './Table';
import { gapCell, gapRow, windowedBody } from './Table.css';
import { tableRoles, WindowedTableRowContext } from './table-props';

/** What a row is high with columns, in pixels: the token `size.row`. */
const ROW_PX = 44;

export interface TableWindowedBodyProps extends Omit<TableBodyProps, 'children'> {
  /**
   * The rows' keys in their order; the same array as long as the rows are the same. Give the body another `key` with
   * each order that is asked for: what is seen stays where it is otherwise.
   */
  keys: readonly string[];
  /** How many columns the table has. */
  columns: number;
  /** A TableRow. The same function as long as the rows are the same. */
  renderRow: (index: number) => ReactNode;
  /** What a row is high, about, in pixels. Default 44. */
  estimatePx?: number;
  /** Scrolls to a row, which need not be drawn. */
  handle?: Ref<WindowedRowsHandle>;
  /** The element that scrolls the rows, where it is none of those that they stand in. Default: found by itself. */
  scroller?: RefObject<HTMLElement | null>;
}

/**
 * The body of a table of many rows: those near the window are drawn, and the one that has the focus; all of them on
 * paper. The Table tells how many there are by its `rowCount`.
 */
export function TableWindowedBody({
  keys,
  columns,
  renderRow,
  estimatePx = ROW_PX,
  handle,
  scroller,
  ref,
  className,
  ...rest
}: TableWindowedBodyProps) {
  const { controller, list, stretches, isInWindow } = useWindowing<HTMLTableSectionElement>({
    keys,
    estimatePx,
    handle,
    scroller,
  });
  const mergedRef = useMergedRef(list, ref);
  const isPrinting = useIsPrinting();
  const drawn = isPrinting ? [{ start: 0, end: keys.length }] : stretches;
  // Styles of the server would be refused by a strict policy; and nothing is known there of what is left out.
  const gap = (key: string, from: number, to: number) =>
    isInWindow &&
    to > from && (
      <tr key={key} {...tableRoles.gap} className={gapRow}>
        <td colSpan={columns} className={gapCell} style={{ height: controller.gap(from, to) }} />
      </tr>
    );
  const row = (index: number) => {
    const key = keys[index] ?? '';
    return <Row key={key} rowKey={key} index={index} renderRow={renderRow} controller={controller} />;
  };
  return (
    <TableBody {...rest} ref={mergedRef} className={classNames(windowedBody, className)}>
      {drawn.flatMap((stretch, at) => [
        gap(`gap ${at}`, drawn[at - 1]?.end ?? 0, stretch.start),
        ...rangeIndexes(stretch).map(row),
      ])}
      {gap('last gap', drawn.at(-1)?.end ?? 0, keys.length)}
    </TableBody>
  );
}

interface RowProps extends Pick<TableWindowedBodyProps, 'renderRow'> {
  rowKey: string;
  index: number;
  controller: WindowingController;
}

/** Drawn anew when the list is, and not when other rows come and go. */
const Row = memo(function Row({ rowKey, index, renderRow, controller }: RowProps) {
  const ref = useCallback(
    (element: HTMLTableRowElement) => controller.addRow(rowKey, element),
    [controller, rowKey],
  );
  const given = useMemo(() => ({ ref, 'aria-rowindex': index + 2 }), [ref, index]);
  return <WindowedTableRowContext value={given}>{renderRow(index)}</WindowedTableRowContext>;
});
