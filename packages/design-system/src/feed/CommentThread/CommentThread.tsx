import type { Comment } from '@millrace/api-client';
import { COMMENT_SIZE } from '@millrace/domain';
import type { MenuItem } from '@millrace/ui';
import { Button, ButtonLink, ErrorState, Notice, SkeletonRows, VisuallyHidden } from '@millrace/ui';
import { type RowPlaces, useFocusAfterRemoval } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useMemo, useRef } from 'react';
import type { ListState } from '../../internal/list-state';
import { signInFor } from '../../internal/sign-in-for';
import { useFocusFallback } from '../../shell/PagedList';
import { CommentComposer, type CommentComposerProps } from './CommentComposer';
import { CommentItem } from './CommentItem';
import { empty, foot, list, more as moreClass, root, signIn } from './CommentThread.css';

export interface CommentThreadProps extends CommentComposerProps {
  /** Newest first. */
  state: ListState<Comment>;
  /** A comment of the viewer that is on its way: it stands first, as being sent, until `state` begins with it. */
  sending?: Comment | undefined;
  /** Who reads; null for a guest, who is led to the login instead of writing. */
  viewerId: string | null;
  /** Who may remove every comment of the post. @see GAP-053 */
  postAuthorId: string;
  /** Asks before it removes; called once somebody wants to. */
  onRemove: (comment: Comment) => void;
  /** What can be done with a comment of somebody else; by default nothing. */
  commentMenuItems?: ((comment: Comment) => readonly MenuItem[]) | undefined;
  onLoadMore: () => void;
  onRetry: () => void;
  /** Where a guest is led. */
  signInHref?: string | undefined;
}

const ITEM = '[data-part="item"]';

/** The field takes the focus when the last comment is gone. */
const COMMENTS: RowPlaces = {
  elementPosition: (element) => {
    const item = element.closest(ITEM);
    return item ? [...(item.parentElement?.querySelectorAll(ITEM) ?? [])].indexOf(item) + 1 : 0;
  },
  elementAt: (thread, position) =>
    position === 0
      ? thread.querySelector('textarea')
      : (thread.querySelectorAll<HTMLElement>(ITEM)[position - 1] ?? null),
};

const NONE: readonly Comment[] = [];

/** What others say about a post: five comments, then five more at a time. @see FEED-047 to FEED-049 */
export function CommentThread({
  state,
  sending: sent,
  viewerId,
  postAuthorId,
  onRemove,
  commentMenuItems,
  onLoadMore,
  onRetry,
  signInHref,
  ...composer
}: CommentThreadProps) {
  const messages = useMessages();
  const rows = state.status === 'ready' ? state.rows : NONE;
  const keys = useMemo(() => rows.map(({ id }) => id), [rows]);
  const [first] = rows;
  // The list may hear that it is stored before whoever has sent it.
  const sending = first?.text === sent?.text && first?.user_id === sent?.user_id ? undefined : sent;
  const isListed = rows.length > 0 || sending !== undefined;
  const isMore = state.status === 'ready' && rows.length < state.total;
  const thread = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(thread, keys, COMMENTS);
  const keptFocus = useFocusFallback(isMore);

  return (
    <div ref={thread} data-component="CommentThread" className={root}>
      {viewerId !== null && <CommentComposer {...composer} />}
      {viewerId === null && signInHref !== undefined && (
        <p className={signIn}>
          <ButtonLink size="small" href={signInFor('comment', signInHref)}>
            {messages.format('comments.signIn')}
          </ButtonLink>
        </p>
      )}
      {state.status === 'loading' && (
        <div aria-busy="true">
          <VisuallyHidden role="status">{messages.format('list.loading')}</VisuallyHidden>
          <SkeletonRows count={2} art="avatar" />
        </div>
      )}
      {state.status === 'error' && (
        <ErrorState title={messages.format('list.failed')} description={state.message} onRetry={onRetry} />
      )}
      {state.status === 'empty' && !sending && (
        <p data-part="empty" className={empty}>
          {messages.format('comments.empty')}
        </p>
      )}
      {isListed && (
        <ol className={list}>
          {sending && <CommentItem comment={sending} isSending onRemove={() => onRemove(sending)} />}
          {rows.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              {...(mayRemove(comment) && { onRemove: () => onRemove(comment) })}
              {...(commentMenuItems && isOthers(comment) && { menuItems: commentMenuItems(comment) })}
            />
          ))}
        </ol>
      )}
      {state.status === 'ready' && (
        <div className={foot} {...keptFocus}>
          {isMore && (
            <Button
              tone="quiet"
              size="small"
              loading={state.more === 'loading'}
              className={moreClass}
              onClick={onLoadMore}
            >
              {messages.format('comments.more', {
                count: Math.min(COMMENT_SIZE, state.total - rows.length),
              })}
            </Button>
          )}
          {state.more === 'failed' && <Notice tone="danger">{messages.format('comments.moreFailed')}</Notice>}
        </div>
      )}
    </div>
  );

  function isOthers({ user_id }: Comment): boolean {
    return viewerId !== null && viewerId !== user_id;
  }

  function mayRemove({ user_id }: Comment): boolean {
    return viewerId !== null && (viewerId === user_id || viewerId === postAuthorId);
  }
}
