import { useLayoutEffect, useRef } from 'react';
import { VList, type VListHandle } from 'virtua';
import { BEYOND_PX, type Candidate, ESTIMATE_PX, type ListProps } from './list';

/** Distance from its end within which it stays there, in pixels, as its documentation has it. */
const NEAR_PX = 1.5;

function List({ items, renderItem, from, isPrepending }: ListProps) {
  const list = useRef<VListHandle>(null);
  const isAtEnd = useRef(from === 'end');
  const count = items.length;
  useLayoutEffect(() => {
    if (isAtEnd.current) list.current?.scrollToIndex(count - 1, { align: 'end' });
  }, [count]);
  const handleScroll = (offset: number) => {
    const { scrollSize = 0, viewportSize = 0 } = list.current ?? {};
    isAtEnd.current = from === 'end' && offset - scrollSize + viewportSize >= -NEAR_PX;
  };
  return (
    <VList
      ref={list}
      style={{ height: '100%' }}
      data={items}
      itemSize={ESTIMATE_PX}
      bufferSize={BEYOND_PX}
      shift={isPrepending}
      onScroll={handleScroll}
    >
      {(item) => <div key={item.id}>{renderItem(item)}</div>}
    </VList>
  );
}

/** Follows its documentation and chat example. @see https://github.com/inokawa/virtua */
export const candidate: Candidate = { name: 'virtua', List };
