import {
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { RowHeights } from './row-heights';
import type { RowRange } from './row-range';
import { WindowingController, type WindowingOrigin } from './windowing-controller';

/** Imperative handle of the rows. */
export interface WindowedRowsHandle {
  /** Scrolls to a row, also to one that is not rendered. @returns False without such a row. */
  scrollToRow(key: string): boolean;
}

export interface WindowingInput {
  /** Keys of the rows in order; must keep its identity while the rows are unchanged. */
  keys: readonly string[];
  /** Estimated height of a row, in pixels. */
  estimatePx: number;
  /** At `end` it is a conversation, in a scroll container of the class `scrollsFromEnd`. Default `start`. */
  from?: WindowingOrigin | undefined;
  /** Heights measured earlier, which restore the scroll position. */
  heights?: RowHeights | undefined;
  handle?: Ref<WindowedRowsHandle> | undefined;
  /** Scroll container of the rows, if it is no ancestor. Default: found automatically. */
  scroller?: RefObject<HTMLElement | null> | undefined;
}

export interface Windowing<List extends HTMLElement> {
  controller: WindowingController;
  /** Ref for the element that contains the rows. */
  list: RefObject<List | null>;
  /** Ranges to render, in order. */
  stretches: readonly RowRange[];
  /** False on the server and during hydration, when the viewport is unknown. */
  isInWindow: boolean;
}

/** Virtualizes a long list: returns the rows to render, and renders again when they change. */
export function useWindowing<List extends HTMLElement>({
  keys,
  estimatePx,
  from = 'start',
  heights,
  handle,
  scroller,
}: WindowingInput): Windowing<List> {
  const isInWindow = useSyncExternalStore(never, yes, no);
  const [controller] = useState(() => {
    const made = new WindowingController(heights ?? new RowHeights(estimatePx), from);
    made.setKeys(keys);
    if (isInWindow) made.beginWith(window.innerHeight);
    return made;
  });
  controller.setKeys(keys);
  useSyncExternalStore(controller.subscribe, controller.getVersion, controller.getVersion);
  const list = useRef<List>(null);

  useLayoutEffect(() => {
    if (!list.current) return;
    return controller.attach(list.current, scroller?.current ?? null);
  }, [controller, scroller]);
  useLayoutEffect(() => controller.settle());
  useImperativeHandle(handle, () => ({ scrollToRow: (key) => controller.scrollToRow(key) }), [controller]);

  return { controller, list, stretches: controller.stretches(), isInWindow };
}

/** Returns the rows of a range. */
export const rangeIndexes = ({ start, end }: RowRange): number[] =>
  Array.from({ length: end - start }, (_, at) => start + at);

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
