import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Candidate, heightOf, type ListProps, PANE_PX } from './list';

function List({ items, renderItem, from, isPrepending }: ListProps) {
  const tops = useMemo(() => {
    const sums = new Float64Array(items.length + 1);
    for (const [at, item] of items.entries()) sums[at + 1] = (sums[at] ?? 0) + heightOf(item);
    return sums;
  }, [items]);
  const total = tops.at(-1) ?? 0;
  const [top, setTop] = useState(from === 'end' ? total - PANE_PX : 0);
  const pane = useRef<HTMLDivElement>(null);
  const seen = useRef({ total, count: items.length });
  useLayoutEffect(() => {
    const { current } = pane;
    if (!current) return;
    current.scrollTop = from === 'end' ? current.scrollHeight : 0;
    const handleScroll = () => flushSync(() => setTop(current.scrollTop));
    current.addEventListener('scroll', handleScroll, { passive: true });
    return () => current.removeEventListener('scroll', handleScroll);
  }, [from]);
  const grown = total - seen.current.total;
  const place = grown > 0 && (isPrepending || from === 'end') ? top + grown : top;
  useLayoutEffect(() => {
    if (pane.current && place !== top) pane.current.scrollTop = place;
    seen.current = { total, count: items.length };
  });
  const first = firstAt(tops, place);
  const end = Math.min(items.length, firstAt(tops, place + PANE_PX) + 1);
  return (
    <div ref={pane} style={{ height: '100%', overflowY: 'auto', overflowAnchor: 'none' }}>
      <div style={{ boxSizing: 'border-box', height: total, paddingTop: tops[first], overflow: 'clip' }}>
        {items.slice(first, end).map((item) => (
          <div key={item.id}>{renderItem(item)}</div>
        ))}
      </div>
    </div>
  );
}

/** Returns the last item that begins at or before a position. */
function firstAt(tops: Float64Array, px: number): number {
  let [low, high] = [0, tops.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= px) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Knows the height of every item in advance, renders only visible ones, and measures nothing. */
export const candidate: Candidate = { name: 'floor', List };
