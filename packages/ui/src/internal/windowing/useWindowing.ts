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

/** What may be asked of the rows. */
export interface WindowedRowsHandle {
  /** Scrolls to a row, which need not be drawn. @returns False without such a row. */
  scrollToRow(key: string): boolean;
}

export interface WindowingInput {
  /** The rows' keys in their order; the same array as long as the rows are the same. */
  keys: readonly string[];
  /** What a row is high, about, in pixels. */
  estimatePx: number;
  /** At `end` it is shown as a conversation is, in a scroller of the class `scrollsFromEnd`. Default `start`. */
  from?: WindowingOrigin | undefined;
  /** What was measured when the list was shown before, so that a place in it is found again. */
  heights?: RowHeights | undefined;
  handle?: Ref<WindowedRowsHandle> | undefined;
  /** The element that scrolls the rows, where it is none of those that they stand in. Default: found by itself. */
  scroller?: RefObject<HTMLElement | null> | undefined;
}

export interface Windowing<List extends HTMLElement> {
  controller: WindowingController;
  /** For the element that holds the rows. */
  list: RefObject<List | null>;
  /** What is to be drawn, in order. */
  stretches: readonly RowRange[];
  /** False on the server, and where its markup is taken over: nothing is known of the window. */
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

/** The rows of a stretch. */
export const rangeIndexes = ({ start, end }: RowRange): number[] =>
  Array.from({ length: end - start }, (_, at) => start + at);

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
