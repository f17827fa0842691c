import { WindowVirtualizer } from 'virtua';
import { BEYOND_PX, type Candidate, ESTIMATE_PX, type ListProps } from './list';

const List = ({ posts, renderPost, isPrepending }: ListProps) => (
  <WindowVirtualizer data={posts} itemSize={ESTIMATE_PX} bufferSize={BEYOND_PX} shift={isPrepending}>
    {(post) => <div key={post.id}>{renderPost(post)}</div>}
  </WindowVirtualizer>
);

/** @see https://github.com/inokawa/virtua */
export const candidate: Candidate = { name: 'virtua', List };
