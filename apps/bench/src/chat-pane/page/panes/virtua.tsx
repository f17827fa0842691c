import { useLayoutEffect, useRef } from 'react';
import { VList, type VListHandle } from 'virtua';
import { BEYOND_PX, type Candidate, ESTIMATE_PX, type PaneProps } from './pane';

/** Distance in pixels from the end within which it sticks there, as in its documentation. */
const NEAR_PX = 1.5;

function Pane({ messages, renderLine, isPrepending }: PaneProps) {
  const list = useRef<VListHandle>(null);
  const isAtEnd = useRef(true);
  const count = messages.length;
  useLayoutEffect(() => {
    if (isAtEnd.current) list.current?.scrollToIndex(count - 1, { align: 'end' });
  }, [count]);
  const handleScroll = (offset: number) => {
    const { scrollSize = 0, viewportSize = 0 } = list.current ?? {};
    isAtEnd.current = offset - scrollSize + viewportSize >= -NEAR_PX;
  };
  return (
    <VList
      ref={list}
      style={{ height: '100%' }}
      itemSize={ESTIMATE_PX}
      bufferSize={BEYOND_PX}
      shift={isPrepending}
      onScroll={handleScroll}
    >
      {messages.map(({ id }, index) => (
        <div key={id} style={{ display: 'flow-root' }}>
          {renderLine(index)}
        </div>
      ))}
    </VList>
  );
}

/** Follows its chat example. @see https://github.com/inokawa/virtua */
export const candidate: Candidate = { name: 'virtua', Pane };
