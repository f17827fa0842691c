import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback } from 'react';
import { BEYOND_PX, type Candidate, ESTIMATE_PX, type ListProps } from './list';

function List({ posts, renderPost }: ListProps) {
  const rows = useWindowVirtualizer({
    count: posts.length,
    estimateSize: () => ESTIMATE_PX,
    overscan: Math.ceil(BEYOND_PX / ESTIMATE_PX),
    getItemKey: useCallback((index: number) => posts[index]?.id ?? index, [posts]),
    // Keeps the scroll position when rows are prepended.
    anchorTo: 'end',
  });
  return (
    <div style={{ position: 'relative', height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const post = posts[index];
        return (
          post && (
            <div
              key={key}
              ref={rows.measureElement}
              data-index={index}
              style={{
                position: 'absolute',
                top: 0,
                width: '100%',
                display: 'flow-root',
                transform: `translateY(${start}px)`,
              }}
            >
              {renderPost(post)}
            </div>
          )
        );
      })}
    </div>
  );
}

/** @see https://tanstack.com/virtual */
export const candidate: Candidate = { name: 'TanStack Virtual', List };
