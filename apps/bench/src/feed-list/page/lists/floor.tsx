import { useLayoutEffect, useRef, useState } from 'react';
import type { Candidate, ListProps } from './list';

function List({ posts, renderPost, prepended, known }: ListProps) {
  const { tops, prependedPx } = known;
  const [start, setStart] = useState(() => firstAt(tops, window.scrollY));
  const [end, setEnd] = useState(() => firstAt(tops, window.scrollY + window.innerHeight) + 1);
  const seen = useRef(prepended);

  const look = useRef(() => {});
  look.current = () => {
    setStart(firstAt(tops, window.scrollY));
    setEnd(Math.min(posts.length, firstAt(tops, window.scrollY + window.innerHeight) + 1));
  };
  useLayoutEffect(() => {
    const handleScroll = () => look.current();
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);
  useLayoutEffect(() => {
    if (prepended !== seen.current) window.scrollBy({ top: prependedPx, behavior: 'instant' });
    seen.current = prepended;
  }, [prepended, prependedPx]);

  // Prepended posts move the rendered ones; the window follows after that.
  const moved = prepended - seen.current;
  const first = start + moved;
  return (
    <div
      style={{
        boxSizing: 'border-box',
        height: tops.at(-1),
        paddingTop: tops[first],
        overflow: 'clip',
        overflowAnchor: 'none',
      }}
    >
      {posts.slice(first, end + moved).map((post) => (
        <div key={post.id} style={{ display: 'flow-root' }}>
          {renderPost(post)}
        </div>
      ))}
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
 * Lower bound for any library: knows the height of every post in advance, renders only visible ones,
 * measures and observes nothing but scrolling, and fails if a height changes.
 */
export const candidate: Candidate = { name: 'floor', List };
