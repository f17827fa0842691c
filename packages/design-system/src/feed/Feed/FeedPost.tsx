import type { Post, PostAuthor } from '@millrace/api-client';
import { cutPostTitle, postPath } from '@millrace/domain';
import type { MenuItem } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { memo, useState } from 'react';
import { BlockMemberContainer } from '../../operations/BlockMember';
import { blockMemberMessages } from '../../operations/BlockMember/BlockMember.messages';
import { ReportDialogContainer } from '../../operations/ReportDialog';
import { CommentThreadContainer } from '../CommentThread';
import { PostCardContainer, type PostCardContainerProps } from '../PostCard';
import { postCardMessages } from '../PostCard/PostCard.messages';
import { PostEditDialogContainer } from '../PostEditDialog';
import { PostVersionsDialogContainer } from '../PostVersionsDialog';
import { SharePopupContainer } from '../SharePopup';
import { TagDialogContainer } from '../TagDialog';

export interface FeedPostProps
  extends Pick<
    PostCardContainerProps,
    | 'post'
    | 'sector'
    | 'signInHref'
    | 'onSignInRequired'
    | 'defaultTextOpen'
    | 'defaultCommentsOpen'
    | 'onCommentsOpenChange'
    | 'position'
    | 'setSize'
  > {
  /** Id of the viewer; null for a guest. */
  viewerId: string | null;
  /** The viewer as author, for optimistic comments. */
  author?: PostAuthor | undefined;
  /** Login URL for a member whose session has expired. Default: none. */
  signInAgainHref?: string | undefined;
  /**
   * Called with true when saving an edit starts and with false when it ends: warn before the page is left in between.
   * Unmounting cancels the request. Must be referentially stable.
   */
  onEditPendingChange?: ((underWay: boolean) => void) | undefined;
  /** Called after the post was edited, tagged or restored. @see FEED-016 */
  onChanged?: ((post: Post) => void) | undefined;
  /** Called after the post was removed, or its author was blocked. @see FEED-016, GAP-097 */
  onRemoved?: (() => void) | undefined;
}

/**
 * A post with all its actions: like, comment, share, edit, tag, remove, block and report. Memoized, so that changes
 * of the feed around it do not render it again.
 */
export const FeedPost = memo(function FeedPost({
  author,
  signInAgainHref,
  onEditPendingChange,
  onChanged,
  onRemoved,
  ...card
}: FeedPostProps) {
  const { post, viewerId, signInHref, onSignInRequired } = card;
  const messages = useMessages(blockMemberMessages, postCardMessages);
  const [dialog, setDialog] = useState<'edit' | 'tag' | 'share' | 'versions' | 'block' | 'report' | null>(
    null,
  );
  // From the first opening on it stays mounted while closed, to keep unsaved changes.
  const [hasShared, setHasShared] = useState(false);
  const close = (open: boolean) => {
    if (!open) setDialog(null);
  };
  const handleShare = () => {
    setHasShared(true);
    setDialog('share');
  };
  const isOthers = viewerId !== null && viewerId !== post.user_id;
  const menuItems: MenuItem[] = [
    { id: 'block', name: messages.format('block.feed'), onAction: () => setDialog('block') },
    { id: 'report', name: messages.format('post.report'), onAction: () => setDialog('report') },
  ];
  return (
    <>
      <PostCardContainer
        {...card}
        menuItems={isOthers ? menuItems : []}
        renderComments={() => (
          <CommentThreadContainer
            post={post}
            viewerId={viewerId}
            author={author}
            signInHref={signInHref}
            onSignInRequired={onSignInRequired}
          />
        )}
        onShare={handleShare}
        onEdit={() => setDialog('edit')}
        onTag={() => setDialog('tag')}
        onShowVersions={() => setDialog('versions')}
        onRemoved={onRemoved}
        onRestored={() => onChanged?.(post)}
      />
      {dialog === 'edit' && (
        <PostEditDialogContainer
          open
          post={post}
          onOpenChange={close}
          signInHref={signInAgainHref}
          onUpdated={onChanged}
          onPendingChange={onEditPendingChange}
        />
      )}
      {dialog === 'versions' && (
        <PostVersionsDialogContainer postId={post.id} onClose={() => setDialog(null)} />
      )}
      {dialog === 'block' && (
        <BlockMemberContainer
          member={{ id: post.user_id, name: post.user.user_name }}
          onClose={() => setDialog(null)}
          onBlockedChange={(blocked) => (blocked ? onRemoved?.() : onChanged?.(post))}
          onSignInRequired={onSignInRequired}
        />
      )}
      {dialog === 'report' && (
        <ReportDialogContainer
          open
          onOpenChange={close}
          target={{ kind: 'post', id: post.id }}
          name={post.user.user_name}
          onSignInRequired={onSignInRequired}
        />
      )}
      {dialog === 'tag' && <TagDialogContainer open post={post} onOpenChange={close} onTagged={onChanged} />}
      {hasShared && (
        <SharePopupContainer
          open={dialog === 'share'}
          onOpenChange={close}
          kind="post"
          id={post.id}
          path={postPath(post.id)}
          title={cutPostTitle(post.title)}
          isPrivate={post.visibility === 'private' || post.hidden !== undefined}
          onSignInRequired={onSignInRequired}
        />
      )}
    </>
  );
});
