import { type Post as ApiPost, isApiError, postMutations } from '@millrace/api-client';
import { AlertDialog, type AlertDialogState, useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useApiClient, useSend } from '../../shell/ApiClient';
import { PostCard, type PostCardProps } from './PostCard';
import { postCardMessages } from './PostCard.messages';
import { toPost } from './post';

/** Duration of the undo toast: long enough to read and reach it. */
const UNDO_MS = 10_000;

export interface PostCardContainerProps
  extends Pick<
    PostCardProps,
    | 'viewerId'
    | 'sector'
    | 'onShare'
    | 'onEdit'
    | 'onTag'
    | 'onShowVersions'
    | 'menuItems'
    | 'defaultTextOpen'
    | 'signInHref'
    | 'position'
    | 'setSize'
  > {
  post: ApiPost;
  /** Renders the comment thread; called once it is opened. */
  renderComments: () => ReactNode;
  /** True if the comments are shown from the start, as on the post's own page. Default `false`. */
  defaultCommentsOpen?: boolean;
  /** Called with the post's id when its comments are shown or hidden. */
  onCommentsOpenChange?: ((postId: string, open: boolean) => void) | undefined;
  /** Called after the post was removed or restored: refetch the feed. @see FEED-016 */
  onRemoved?: (() => void) | undefined;
  onRestored?: (() => void) | undefined;
  /** Called when the session has expired: redirect to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Post card with optimistic likes, lazy comments, and removal with confirmation. */
export function PostCardContainer({
  post,
  renderComments,
  defaultCommentsOpen = false,
  onCommentsOpenChange,
  onRemoved,
  onRestored,
  onSignInRequired,
  ...rest
}: PostCardContainerProps) {
  const messages = useMessages(postCardMessages);
  const mutations = postMutations(useApiClient());
  const like = useMutation(mutations.like(post.id));
  const unlike = useMutation(mutations.unlike(post.id));
  const [commentsOpen, setCommentsOpen] = useState(defaultCommentsOpen);
  const [isAsking, setIsAsking] = useState(false);
  const last = like.submittedAt > unlike.submittedAt ? like : unlike;
  const change = (liked: boolean) =>
    (liked ? like : unlike).mutate(undefined, {
      onError: (error) => {
        if (isSignedOut(error)) onSignInRequired?.();
      },
    });
  return (
    <>
      <PostCard
        {...rest}
        post={useMemo(() => toPost(post), [post])}
        onLikedChange={change}
        likeFailed={last.error !== null && !(onSignInRequired && isSignedOut(last.error))}
        likeFailedWhy={
          isApiError(last.error, 'not_found') ? messages.format('post.gone') : rateLimitText(last.error)
        }
        commentsOpen={commentsOpen}
        onCommentsOpenChange={(open) => {
          setCommentsOpen(open);
          onCommentsOpenChange?.(post.id, open);
        }}
        comments={commentsOpen && renderComments()}
        onRemove={() => setIsAsking(true)}
      />
      {isAsking && (
        <RemovePost
          post={post}
          onClose={() => setIsAsking(false)}
          onRemoved={onRemoved}
          onRestored={onRestored}
        />
      )}
    </>
  );
}

interface RemovePostProps extends Pick<PostCardContainerProps, 'post' | 'onRemoved' | 'onRestored'> {
  onClose: () => void;
}

/** Confirms, removes, and offers to undo. @see GAP-022 */
function RemovePost({ post, onClose, onRemoved, onRestored }: RemovePostProps) {
  const messages = useMessages(postCardMessages);
  const toasts = useToasts();
  const mutations = postMutations(useApiClient());
  const removing = useSend(mutations.remove(post.id));
  const { mutateAsync: restore } = useMutation(mutations.restore(post.id));
  const state: AlertDialogState = removing.failure
    ? { status: 'failed', error: removing.failure.text ?? messages.format('post.removeFailed') }
    : { status: removing.isSending ? 'pending' : 'idle' };
  const handleUndo = () =>
    restore(undefined).then(
      () => {
        toasts.show({ text: messages.format('post.restored'), tone: 'success' });
        onRestored?.();
      },
      () => {
        toasts.show({ text: messages.format('post.restoreFailed'), tone: 'danger' });
      },
    );
  const handleRemoved = () => {
    toasts.show({
      text: messages.format('post.removed'),
      durationMs: UNDO_MS,
      action: { label: messages.format('post.undo'), onAction: () => void handleUndo() },
    });
    onClose();
    onRemoved?.();
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.format('post.removeTitle')}
      description={messages.format('post.removeHint')}
      confirmLabel={messages.format('post.remove')}
      state={state}
      onConfirm={() => void removing.send(undefined, handleRemoved)}
    />
  );
}

/** Returns the server's message for a rate-limited like, with the time until a retry. */
const rateLimitText = (error: Error | null): string | undefined =>
  (isApiError(error, 'rate_limited') && error.text) || undefined;

const isSignedOut = (error: Error) => isApiError(error) && error.status === 401;
