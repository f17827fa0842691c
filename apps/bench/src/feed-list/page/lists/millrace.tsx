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

/** The list of the kit, as `Feed` has it. */
export const candidate: Candidate = { name: 'Millrace', List };
