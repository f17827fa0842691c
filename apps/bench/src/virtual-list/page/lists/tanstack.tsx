import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { BEYOND_PX, type Candidate, ESTIMATE_PX, type ListProps } from './list';

function List({ items, renderItem, from }: ListProps) {
  const pane = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => pane.current,
    estimateSize: () => ESTIMATE_PX,
    overscan: Math.ceil(BEYOND_PX / ESTIMATE_PX),
    getItemKey: useCallback((index: number) => items[index]?.id ?? index, [items]),
    // Keeps the scroll position when items are prepended.
    anchorTo: 'end',
    ...(from === 'end' && { followOnAppend: true }),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it begins
  useLayoutEffect(() => {
    if (from === 'end') rows.scrollToIndex(items.length - 1, { align: 'end' });
  }, []);
  return (
    <div ref={pane} style={{ height: '100%', overflowY: 'auto', overflowAnchor: 'none' }}>
      <div style={{ position: 'relative', height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => {
          const item = items[index];
          return (
            item && (
              <div
                key={key}
                ref={rows.measureElement}
                data-index={index}
                style={{ position: 'absolute', top: 0, width: '100%', transform: `translateY(${start}px)` }}
              >
                {renderItem(item)}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

/** @see https://tanstack.com/virtual */
export const candidate: Candidate = { name: 'TanStack Virtual', List };
