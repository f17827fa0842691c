import type { Post } from '@millrace/api-client';
import { PostCard, toPost } from '@millrace/design-system';
import { memo, useMemo, useState } from 'react';

interface CardProps {
  post: Post;
  /** Whether a picture of unknown size comes in among its comments. */
  isLate: boolean;
}

/** The product's card, drawn anew only when its post changes, as the feed does. */
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
