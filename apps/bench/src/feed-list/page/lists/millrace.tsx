import type { Post } from '@millrace/api-client';
import { RowKeys, WindowedRows } from '@millrace/ui/hooks';
import { useState } from 'react';
import { type Candidate, ESTIMATE_PX, type ListProps } from './list';

function List({ posts, renderPost }: ListProps) {
  const [rowKeys] = useState(() => new RowKeys<Post>());
  const keys = rowKeys.of(posts);
  return (
    <WindowedRows
      keys={keys}
      estimatePx={ESTIMATE_PX}
      renderRow={(index) => {
        const post = posts[index];
        return post && renderPost(post);
      }}
    />
  );
}

/** The rows of the design system, as its feed has them. */
export const candidate: Candidate = { name: 'Millrace', List };
