import type { Post } from '@millrace/api-client';
import { useState } from 'react';
import { CommentThreadContainer } from '../CommentThread';
import { PostCardContainer, type PostCardContainerProps } from '../PostCard';
import { PostEditDialogContainer } from '../PostEditDialog';
import { TagDialogContainer } from '../TagDialog';

export interface FeedPostProps
  extends Pick<
    PostCardContainerProps,
    'post' | 'viewerId' | 'sector' | 'signInHref' | 'onSignInRequired' | 'defaultCommentsOpen'
  > {
  /** Called once the post is edited, tagged or back. @see FEED-016 */
  onChanged?: ((post: Post) => void) | undefined;
  /** Called once the post is removed. @see FEED-016 */
  onRemoved?: (() => void) | undefined;
}

/** A post with all that can be done with it: like, comment, edit, tag, remove. */
export function FeedPost({ onChanged, onRemoved, ...card }: FeedPostProps) {
  const { post, viewerId, signInHref, onSignInRequired } = card;
  const [dialog, setDialog] = useState<'edit' | 'tag' | null>(null);
  const close = (open: boolean) => {
    if (!open) setDialog(null);
  };
  return (
    <>
      <PostCardContainer
        {...card}
        renderComments={() => (
          <CommentThreadContainer
            post={post}
            viewerId={viewerId}
            signInHref={signInHref}
            onSignInRequired={onSignInRequired}
          />
        )}
        onEdit={() => setDialog('edit')}
        onTag={() => setDialog('tag')}
        onRemoved={onRemoved}
        onRestored={() => onChanged?.(post)}
      />
      {dialog === 'edit' && (
        <PostEditDialogContainer open post={post} onOpenChange={close} onUpdated={onChanged} />
      )}
      {dialog === 'tag' && <TagDialogContainer open post={post} onOpenChange={close} onTagged={onChanged} />}
    </>
  );
}
