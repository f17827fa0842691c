import { useLayoutEffect, useRef, useState } from 'react';
import { type Candidate, PANE_PX, type PaneProps } from './pane';

function Pane({ messages, renderLine, prepended, known }: PaneProps) {
  const { tops, prependedPx } = known;
  const total = tops.at(-1) ?? 0;
  const [top, setTop] = useState(() => Math.max(0, total - PANE_PX));
  const scroller = useRef<HTMLDivElement>(null);
  const seen = useRef({ prepended, count: messages.length });

  // biome-ignore lint/correctness/useExhaustiveDependencies: where it begins
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current) return;
    current.scrollTop = total;
    const handleScroll = () => setTop(current.scrollTop);
    current.addEventListener('scroll', handleScroll, { passive: true });
    return () => current.removeEventListener('scroll', handleScroll);
  }, []);

  // Prepended messages move the rendered ones; at the end the pane follows new ones.
  const isOlder = prepended !== seen.current.prepended;
  const isNewer = !isOlder && messages.length !== seen.current.count;
  const place = isOlder ? top + prependedPx : isNewer ? total - PANE_PX : top;
  useLayoutEffect(() => {
    if (scroller.current && (isOlder || isNewer)) scroller.current.scrollTop = place;
    seen.current = { prepended, count: messages.length };
  });

  const first = firstAt(tops, place);
  const end = Math.min(messages.length, firstAt(tops, place + PANE_PX) + 1);
  return (
    <div ref={scroller} style={{ height: '100%', overflowY: 'auto', overflowAnchor: 'none' }}>
      <div style={{ boxSizing: 'border-box', height: total, paddingTop: tops[first], overflow: 'clip' }}>
        {messages.slice(first, end).map(({ id }, at) => (
          <div key={id} style={{ display: 'flow-root' }}>
            {renderLine(first + at)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Returns the last row that begins at or before a position. */
function firstAt(tops: Float64Array, px: number): number {
  let [low, high] = [0, tops.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= px) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Lower bound for any library: knows the height of every message in advance, renders only visible ones,
 * measures and observes nothing but scrolling, and fails if a height changes.
 */
export const candidate: Candidate = { name: 'floor', Pane };
