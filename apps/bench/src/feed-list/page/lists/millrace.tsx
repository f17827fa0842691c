import { VirtualList } from '@millrace/ui';
import { useCallback } from 'react';
import { type Candidate, ESTIMATE_PX, type ListProps } from './list';

const List = ({ posts, renderPost }: ListProps) => (
  <VirtualList
    role="none"
    items={posts}
    estimatedHeight={ESTIMATE_PX}
    renderItem={useCallback((post: ListProps['posts'][number]) => renderPost(post), [renderPost])}
  />
);

/** List of the kit, as used in `Feed`. */
export const candidate: Candidate = { name: 'Millrace', List };
