import {
  Fragment,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { RowHeights } from './row-heights';
import type { Stretch } from './stretch';
import { windowedRow, windowedRows } from './WindowedRows.css';
import { WindowingController, type WindowingOrigin } from './windowing-controller';

/** For the element that scrolls the rows, where that is not the page. */
export const rowsScroller = { 'data-rows-scroller': '' } as const;

/** What may be asked of the rows. */
export interface WindowedRowsHandle {
  /** Scrolls to a row, which need not be drawn. @returns False without such a row. */
  scrollToRow(key: string): boolean;
}

export interface WindowedRowsProps {
  /** The rows' keys in their order; the same array as long as the rows are the same. */
  keys: readonly string[];
  /** What a row is high, about, in pixels. */
  estimatePx: number;
  renderRow: (index: number) => ReactNode;
  /** At `end` it is shown as a conversation is, in a scroller of the class `scrollsFromEnd`. Default `start`. */
  from?: WindowingOrigin;
  /** What was measured when the list was shown before, so that a place in it is found again. */
  heights?: RowHeights | undefined;
  handle?: Ref<WindowedRowsHandle> | undefined;
}

/**
 * Draws those rows of a long list that can be seen or are near, of any heights. What is seen stays where it is when
 * rows come or go before it, or change their height; the row that has the focus stays drawn. The server draws the first
 * rows as they are.
 */
export function WindowedRows({
  keys,
  estimatePx,
  renderRow,
  from = 'start',
  heights,
  handle,
}: WindowedRowsProps) {
  // On the server, and where its markup is taken over, nothing is known of the window.
  const isInWindow = useSyncExternalStore(never, yes, no);
  const [controller] = useState(() => {
    const made = new WindowingController(heights ?? new RowHeights(estimatePx), from);
    made.setKeys(keys);
    if (isInWindow) made.beginWith(window.innerHeight);
    return made;
  });
  controller.setKeys(keys);
  useSyncExternalStore(controller.subscribe, controller.getVersion, controller.getVersion);
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!list.current) return;
    return controller.attach(list.current, list.current.closest<HTMLElement>('[data-rows-scroller]'));
  }, [controller]);
  useLayoutEffect(() => controller.settle());
  useImperativeHandle(handle, () => ({ scrollToRow: (key) => controller.scrollToRow(key) }), [controller]);

  const stretches = controller.stretches();
  // Styles of the server would be refused by a strict policy; and nothing is known there of what is left out.
  const gap = (key: string, from: number, to: number) =>
    isInWindow && to > from && <div key={key} style={{ height: controller.gap(from, to) }} />;
  const row = (index: number) => {
    const key = keys[index] ?? '';
    return <Row key={key} rowKey={key} index={index} renderRow={renderRow} controller={controller} />;
  };
  const indexesOf = ({ start, end }: Stretch) => Array.from({ length: end - start }, (_, at) => start + at);
  return (
    <div ref={list} className={windowedRows}>
      {stretches.flatMap((stretch, at) => [
        gap(`gap ${at}`, stretches[at - 1]?.end ?? 0, stretch.start),
        ...indexesOf(stretch).map(row),
      ])}
      <Fragment key="end">{gap('last gap', stretches.at(-1)?.end ?? 0, keys.length)}</Fragment>
    </div>
  );
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

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
