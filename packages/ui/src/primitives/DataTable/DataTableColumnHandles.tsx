import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { moveEdge, resizeLimits } from './column-shares';
import { handle, handles } from './DataTable.css';
import { dataTableMessages } from './DataTable.messages';
import { tableIn } from './table-rows';
import type { TableTools } from './useTableTools';

/** Distance in px that an arrow key moves a resize handle. */
const STEP_PX = 10;

export interface DataTableColumnHandlesProps {
  tools: TableTools;
  root: RefObject<HTMLElement | null>;
}

/**
 * Renders the column resize handles: dragged, or moved by arrow keys while the toolbar is open. They are positioned
 * over the head row rather than inside it, as they are no cells of the table.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/
 */
export function DataTableColumnHandles({ tools, root }: DataTableColumnHandlesProps) {
  const messages = useMessages(dataTableMessages);
  const layer = useRef<HTMLDivElement>(null);
  const widths = useHeadWidths(tools, root);
  const drag = useRef<{ column: number; x: number; widths: readonly number[] } | null>(null);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const isRightToLeft = () => layer.current !== null && getComputedStyle(layer.current).direction === 'rtl';
  const setWidths = (next: readonly number[]) => tools.setShares(next.map((width) => (100 * width) / total));
  const towardsEnd = (px: number) => (isRightToLeft() ? -px : px);

  const handleKeyDown = (column: number) => (event: KeyboardEvent) => {
    const { least, most } = resizeLimits(widths, column);
    const width = widths[column] ?? 0;
    const by = {
      ArrowRight: towardsEnd(STEP_PX),
      ArrowLeft: towardsEnd(-STEP_PX),
      Home: least - width,
      End: most - width,
    }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setWidths(moveEdge(widths, column, by));
  };
  const handlePointerDown = (column: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { column, x: event.clientX, widths };
  };
  const handlePointerMove = (event: PointerEvent) => {
    if (!drag.current) return;
    const { column, x, widths: before } = drag.current;
    setWidths(moveEdge(before, column, towardsEnd(event.clientX - x)));
  };
  const endDrag = () => {
    drag.current = null;
  };

  return (
    <div ref={layer} className={handles}>
      {total > 0 &&
        tools.shown.slice(0, -1).map(({ id, title }, column) => {
          const { least, most } = resizeLimits(widths, column);
          const width = widths[column] ?? 0;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a rule across the page cannot be moved
            <div
              key={id}
              role="separator"
              tabIndex={tools.isOpen ? 0 : -1}
              aria-orientation="vertical"
              aria-label={messages.format('tableTools.width', { column: title })}
              aria-controls={tools.placeId}
              aria-valuenow={Math.round(width)}
              aria-valuemin={Math.round(least)}
              aria-valuemax={Math.round(most)}
              aria-valuetext={messages.format('tableTools.widthValue', { pixels: Math.round(width) })}
              data-part="edge"
              className={handle}
              style={{ insetInlineStart: widths.slice(0, column + 1).reduce((sum, each) => sum + each, 0) }}
              onKeyDown={handleKeyDown(column)}
              onPointerDown={handlePointerDown(column)}
              onPointerMove={handlePointerMove}
              onPointerUp={endDrag}
              onPointerCancel={endDrag}
              onDoubleClick={() => tools.setShares(null)}
            />
          );
        })}
    </div>
  );
}

/** Measures the widths of the column heads, in pixels; undefined while they are hidden. */
function useHeadWidths(tools: TableTools, root: RefObject<HTMLElement | null>): readonly number[] {
  const [widths, setWidths] = useState<readonly number[]>([]);
  const { shown, shares } = tools;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other heads
  useLayoutEffect(() => {
    const heads = [...((root.current && tableIn(root.current)?.tHead?.rows[0]?.cells) ?? [])];
    const measure = () =>
      setWidths((before) => {
        const after = heads.map((head) => head.getBoundingClientRect().width);
        return after.length === before.length && after.every((width, at) => width === before[at])
          ? before
          : after;
      });
    const resized = new ResizeObserver(measure);
    for (const head of heads) resized.observe(head);
    measure();
    return () => resized.disconnect();
  }, [root, shown, shares]);
  return widths.length === shown.length ? widths : [];
}
