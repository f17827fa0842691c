import { Fragment, memo, type ReactNode, useCallback } from 'react';
import { rangeIndexes, useWindowing, type WindowingInput } from './useWindowing';
import { windowedRow, windowedRows } from './WindowedRows.css';
import type { WindowingController } from './windowing-controller';

export type { WindowedRowsHandle } from './useWindowing';

export interface WindowedRowsProps extends WindowingInput {
  renderRow: (index: number) => ReactNode;
}

/**
 * Draws those rows of a long list that can be seen or are near, of any heights. What is seen stays where it is when
 * rows come or go before it, or change their height; the row that has the focus stays drawn. The server draws the first
 * rows as they are.
 */
export function WindowedRows({ renderRow, ...input }: WindowedRowsProps) {
  const { keys } = input;
  const { controller, list, stretches, isInWindow } = useWindowing<HTMLDivElement>(input);
  // Styles of the server would be refused by a strict policy; and nothing is known there of what is left out.
  const gap = (key: string, from: number, to: number) =>
    isInWindow && to > from && <div key={key} style={{ height: controller.gap(from, to) }} />;
  const row = (index: number) => {
    const key = keys[index] ?? '';
    return <Row key={key} rowKey={key} index={index} renderRow={renderRow} controller={controller} />;
  };
  return (
    <div ref={list} className={windowedRows}>
      {stretches.flatMap((stretch, at) => [
        gap(`gap ${at}`, stretches[at - 1]?.end ?? 0, stretch.start),
        ...rangeIndexes(stretch).map(row),
      ])}
      <Fragment key="end">{gap('last gap', stretches.at(-1)?.end ?? 0, keys.length)}</Fragment>
    </div>
  );
}

interface RowProps extends Pick<WindowedRowsProps, 'renderRow'> {
  rowKey: string;
  index: number;
  controller: WindowingController;
}

/** Drawn anew when the list is, and not when other rows come and go. */
const Row = memo(function Row({ rowKey, index, renderRow, controller }: RowProps) {
  const ref = useCallback(
    (element: HTMLDivElement) => controller.addRow(rowKey, element),
    [controller, rowKey],
  );
  return (
    <div ref={ref} className={windowedRow}>
      {renderRow(index)}
    </div>
  );
});
