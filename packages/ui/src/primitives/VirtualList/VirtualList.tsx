import {
  type ComponentPropsWithRef,
  Fragment,
  memo,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../internal/class-names';
import { useIsPrinting } from '../../internal/useIsPrinting';
import { useMergedRef } from '../../internal/useMergedRef';
import { RowHeights } from '../../internal/windowing/row-heights';
import { RowKeys } from '../../internal/windowing/row-keys';
import { rangeIndexes, useWindowing } from '../../internal/windowing/useWindowing';
import type { WindowingController } from '../../internal/windowing/windowing-controller';
import { useFeedKeys } from './useFeedKeys';
import { useReachedEnds } from './useReachedEnds';
import { scrolledContent, scrollsFromEnd, virtualList, virtualListRow } from './VirtualList.css';

/** Imperative handle that scrolls a list. */
export interface VirtualListHandle {
  /** Scrolls to an item, also to one that is not rendered. @returns False without an item of this key. */
  scrollToItem(key: string): boolean;
  scrollToEnd(): void;
}

/** Measured heights of the items of a list, by key. */
export type VirtualListHeights = Pick<RowHeights, 'count'>;

/** Creates a store for the heights of a list while it is unmounted, to restore its scroll position. */
export const createVirtualListHeights = (estimatedHeight: number): VirtualListHeights =>
  new RowHeights(estimatedHeight);

/** Position of an item in its list. */
export interface VirtualListPlace {
  /** Index from 0. */
  index: number;
  /** Props for the `<article>` that an item of a feed renders: ARIA position and tabindex. */
  articleProps: { tabIndex: -1; 'aria-posinset': number; 'aria-setsize': number };
}

interface VirtualListOwnProps<Item>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role' | 'onScroll'> {
  /** Must keep its identity while the items are unchanged; a changed item is a new object. */
  items: readonly Item[];
  /** Returns the unique key of an item. Default: its `id`. */
  getKey?: (item: Item) => string;
  /** Renders an item, of any height. Must be stable between renders, so that only new items are rendered. */
  renderItem: (item: Item, place: VirtualListPlace) => ReactNode;
  /** Estimated height of an item in pixels; rendered items are measured. */
  estimatedHeight: number;
  /** Total number of items, including those not loaded; -1 if unknown. Default: the number of items. */
  total?: number;
  /** Called once per array when the first item is less than a viewport away. Omit it while items load. */
  onStartReached?: (() => void) | undefined;
  /** Called once per array when the last item is less than a viewport away. Omit it while items load. */
  onEndReached?: (() => void) | undefined;
  handle?: Ref<VirtualListHandle> | undefined;
  /** Heights measured earlier, which restore the scroll position of a remounted list. Default: none. */
  heights?: VirtualListHeights | undefined;
}

/** List in the page, or in the surrounding pane or dialog. */
interface VirtualListFromStart {
  from?: 'start';
  /**
   * `list` makes each item a list item; in a `feed` an item renders an `<article>` with its `articleProps`, and Page Up
   * and Page Down move between them. Default `list`.
   */
  role?: 'list' | 'feed' | 'none';
  /** Scroll container of the list, if it is no ancestor. Default: found automatically. */
  scroller?: RefObject<HTMLElement | null> | undefined;
  header?: undefined;
  onAtEndChange?: undefined;
  onScroll?: undefined;
}

/** Conversation: starts at its end and stays there as it grows. It is its own scroll container and fills its parent. */
interface VirtualListFromEnd {
  from: 'end';
  /** A `log` is read item by item, and never announced: announce new items elsewhere. Default `log`. */
  role?: 'log' | 'none';
  scroller?: undefined;
  /** Content above the first item: a button that loads older ones. */
  header?: ReactNode;
  /** Called with false when the reader scrolls away from the end, and with true when back there. */
  onAtEndChange?: (isAtEnd: boolean) => void;
  onScroll?: ComponentPropsWithRef<'div'>['onScroll'];
}

export type VirtualListProps<Item> = VirtualListOwnProps<Item> & (VirtualListFromStart | VirtualListFromEnd);

/**
 * Virtualizes a list of any length: renders the items near the viewport, of any height, in page, pane or dialog.
 * The scroll position is kept when items before it are added, removed or resized; the focused item stays rendered, and
 * so do all items for print. The server renders the first items.
 */
export function VirtualList<Item>({
  items,
  getKey = keyById,
  renderItem,
  estimatedHeight,
  total,
  from = 'start',
  role = from === 'start' ? 'list' : 'log',
  scroller,
  header,
  heights,
  handle,
  onStartReached,
  onEndReached,
  onAtEndChange,
  className,
  ref,
  ...rest
}: VirtualListProps<Item>) {
  const [rowKeys] = useState(() => new RowKeys<Item>());
  const keys = rowKeys.of(items, getKey);
  const { controller, list, stretches, isInWindow } = useWindowing<HTMLDivElement>({
    keys,
    estimatePx: estimatedHeight,
    from,
    heights: heights as RowHeights | undefined,
    scroller,
  });
  useImperativeHandle(
    handle,
    () => ({
      scrollToItem: (key) => controller.scrollToRow(key),
      scrollToEnd: () => controller.scrollToEnd(),
    }),
    [controller],
  );
  useReachedEnds(controller, keys, { onStartReached, onEndReached, onAtEndChange });
  const root = useRef<HTMLDivElement>(null);
  const isFeed = role === 'feed';
  const handleKeyDown = useFeedKeys(root, controller, keys);
  const isPrinting = useIsPrinting();
  const rendered = isPrinting ? [{ start: 0, end: keys.length }] : stretches;
  const setSize = total ?? items.length;
  // A strict CSP refuses inline styles in server-rendered markup, and the server cannot measure heights anyway.
  const gap = (key: string, start: number, end: number) =>
    isInWindow && end > start && <div key={key} style={{ height: controller.gap(start, end) }} />;
  const row = (index: number) => {
    const key = keys[index] ?? '';
    const item = items[index];
    return (
      item !== undefined && (
        <Row
          key={key}
          {...{ item, index, role, controller }}
          rowKey={key}
          setSize={role === 'list' || isFeed ? setSize : -1}
          renderItem={renderItem as RowProps['renderItem']}
        />
      )
    );
  };
  const rows = (
    <>
      {rendered.flatMap((stretch, at) => [
        gap(`gap ${at}`, rendered[at - 1]?.end ?? 0, stretch.start),
        ...rangeIndexes(stretch).map(row),
      ])}
      <Fragment key="end">{gap('last gap', rendered.at(-1)?.end ?? 0, keys.length)}</Fragment>
    </>
  );
  const rootRef = useMergedRef(root, ref);
  const listRef = useMergedRef(list, from === 'start' ? rootRef : undefined);
  const attributes = role === 'none' ? {} : { role };
  if (from === 'start') {
    return (
      <div
        data-component="VirtualList"
        {...attributes}
        {...(isFeed && { onKeyDown: handleKeyDown })}
        {...rest}
        ref={listRef}
        className={classNames(virtualList, className)}
      >
        {rows}
      </div>
    );
  }
  return (
    <div
      data-component="VirtualList"
      {...attributes}
      // Items that are scrolled into view must not be announced.
      {...(role === 'log' && { 'aria-live': 'off' })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      {...rest}
      ref={rootRef}
      className={classNames(scrollsFromEnd, className)}
    >
      <div data-part="content" className={scrolledContent}>
        {header}
        <div ref={listRef} className={virtualList}>
          {rows}
        </div>
      </div>
    </div>
  );
}

function keyById(item: unknown): string {
  const { id } = item as { id?: unknown };
  if (typeof id !== 'string')
    throw new Error('A VirtualList whose items have no `id` of text needs `getKey`.');
  return id;
}

interface RowProps extends Pick<VirtualListOwnProps<unknown>, 'renderItem'> {
  item: unknown;
  rowKey: string;
  index: number;
  setSize: number;
  role: 'list' | 'feed' | 'log' | 'none';
  controller: WindowingController;
}

/** Memoized: renders again when its item or `renderItem` changes, but not when other rows do. */
const Row = memo(function Row({ item, rowKey, index, setSize, role, renderItem, controller }: RowProps) {
  const ref = useCallback(
    (element: HTMLDivElement) => controller.addRow(rowKey, element),
    [controller, rowKey],
  );
  const articleSetSize = role === 'feed' ? setSize : -1;
  const content = useMemo(
    () =>
      renderItem(item, {
        index,
        articleProps: { tabIndex: -1, 'aria-posinset': index + 1, 'aria-setsize': articleSetSize },
      }),
    [renderItem, item, index, articleSetSize],
  );
  return (
    <div
      ref={ref}
      {...(role === 'list' && { role: 'listitem', 'aria-posinset': index + 1, 'aria-setsize': setSize })}
      className={virtualListRow}
    >
      {content}
    </div>
  );
});
