import type { Post } from '@millrace/api-client';
import { PostCard, toPost } from '@millrace/design-system';
import { memo, useMemo, useState } from 'react';

interface CardProps {
  post: Post;
  /** True if a picture of unknown size appears among its comments. */
  isLate: boolean;
}

/** Renders the product's card, memoized by its post, as in the feed. */
export const Card = memo(function Card({ post, isLate }: CardProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div data-post={post.id} style={{ display: 'flow-root' }}>
      <PostCard
        post={useMemo(() => toPost(post), [post])}
        viewerId="user-0"
        onLikedChange={nothing}
        commentsOpen={isOpen || isLate}
        onCommentsOpenChange={setIsOpen}
        comments={isLate && <img src={`/late/${post.id}.svg`} alt="" style={{ display: 'block' }} />}
        onShare={nothing}
        onEdit={nothing}
        onTag={nothing}
        onRemove={nothing}
      />
    </div>
  );
});

const nothing = () => undefined;
