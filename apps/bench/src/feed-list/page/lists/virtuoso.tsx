import { Virtuoso } from 'react-virtuoso';
import { BEYOND_PX, type Candidate, ESTIMATE_PX, type ListProps } from './list';

/** First row index, which leaves room for prepended rows. */
const FIRST = 1_000_000;

const List = ({ posts, renderPost, prepended }: ListProps) => (
  <Virtuoso
    useWindowScroll
    data={posts}
    firstItemIndex={FIRST - prepended}
    defaultItemHeight={ESTIMATE_PX}
    increaseViewportBy={BEYOND_PX}
    computeItemKey={(_index, post) => post.id}
    itemContent={(_index, post) => renderPost(post)}
  />
);

/** @see https://virtuoso.dev */
export const candidate: Candidate = { name: 'react-virtuoso', List };
