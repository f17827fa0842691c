import {
  type ApiError,
  type DiscussionThread,
  isApiError,
  type PostAuthor,
  postKeys,
  postMutations,
  postQueries,
  type Rows,
  readNewestComments,
} from '@millrace/api-client';
import { AlertDialog, type AlertDialogState, useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import {
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isSinglePage, REFETCH_WHILE_SINGLE_PAGE } from '../../internal/refetch-while-single-page';
import { BlockMemberContainer } from '../../operations/BlockMember';
import { blockMemberMessages } from '../../operations/BlockMember/BlockMember.messages';
import { ReportDialogContainer } from '../../operations/ReportDialog';
import { useApiClient, useLastMutation, useSend } from '../../shell/ApiClient';
import { useListState, useMappedList } from '../../shell/PagedList';
import { requestAlertMessages } from '../../shell/RequestAlert/RequestAlert.messages';
import { toPostAuthor } from '../PostCard';
import { postCardMessages } from '../PostCard/PostCard.messages';
import { CommentThread } from './CommentThread';
import { commentThreadMessages } from './CommentThread.messages';
import { type Comment, toComment } from './comment';

export interface CommentThreadContainerProps {
  /** The post; its comments are refetched if its `comment_count` differs from the cached one. */
  post: { id: string; user_id: string; comment_count: number };
  /** Id of the viewer; null for a guest. */
  viewerId: string | null;
  /** The viewer as author, for optimistic comments; without it a comment appears only once it is created. */
  author?: PostAuthor | undefined;
  /** Login URL for guests. */
  signInHref?: string | undefined;
  /** Called when the session has expired: redirect to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Loads the comments of a post, and creates and removes comments. */
export function CommentThreadContainer({
  post,
  viewerId,
  author,
  signInHref,
  onSignInRequired,
}: CommentThreadContainerProps) {
  const messages = useMessages(
    blockMemberMessages,
    commentThreadMessages,
    postCardMessages,
    requestAlertMessages,
  );
  const client = useApiClient();
  const creation = postMutations(client).comment(post.id);
  // Read from the mutation cache, as a feed unmounts posts out of view even while a comment is being sent.
  const last = useLastMutation(creation);
  const isSending = last?.status === 'pending';
  const comments = useFreshComments(post, isSending);
  const state = useMappedList(useListState(comments), toComment);
  const creating = useSend(creation, onSignInRequired);
  const toasts = useToasts();
  const { mutateAsync: like } = useMutation(postMutations(client).likeComment(post.id));
  const whyFailed = last?.error?.code === 'not_found' ? messages.format('post.gone') : last?.error?.text;
  const [asked, setAsked] = useState<Comment | null>(null);
  const [dialog, setDialog] = useState<{ kind: 'report' | 'block'; comment: Comment } | null>(null);
  const commentMenuItems = (comment: Comment) => [
    {
      id: 'block',
      name: messages.format('block.feed'),
      onAction: () => setDialog({ kind: 'block', comment }),
    },
    {
      id: 'report',
      name: messages.format('comments.report'),
      onAction: () => setDialog({ kind: 'report', comment }),
    },
  ];
  const sending =
    isSending && last.variables && viewerId !== null && author
      ? {
          ...NOT_STORED,
          text: last.variables.text,
          replyTo: last.variables.replyTo,
          author: toPostAuthor(viewerId, author),
        }
      : undefined;
  const create = async (text: string, replyTo?: string) => {
    // Reuse the variables on a retry, so that it has the same idempotency key, even after a remount.
    const isSame =
      last?.status === 'error' && last.variables?.text === text && last.variables.replyTo === replyTo;
    const created = await creating.send(isSame && last.variables ? last.variables : { text, replyTo });
    // Without a loaded list the created comment could not be added to it.
    if (created && comments.isError) void comments.refetch();
    return created !== undefined;
  };
  const changeLike = (commentId: string, liked: boolean) =>
    // `mutateAsync` reports each call, even if another one has started since.
    like({ commentId, liked }).catch((error: unknown) => {
      if (isApiError(error) && error.status === 401) onSignInRequired?.();
      else toasts.show({ text: messages.format('post.likeFailed'), tone: 'danger' });
    });
  return (
    <>
      <CommentThread
        state={state}
        sending={sending}
        viewerId={viewerId}
        postAuthorId={post.user_id}
        signInHref={signInHref}
        onCreate={create}
        draftKey={viewerId === null ? undefined : `millrace.comment.${viewerId}.${post.id}`}
        status={last ? STATUSES[last.status] : 'idle'}
        answered={last?.variables?.replyTo ?? null}
        failure={whyFailed ?? undefined}
        created={last?.status === 'success' ? last.variables : undefined}
        onRemove={setAsked}
        commentMenuItems={commentMenuItems}
        onLikedChange={(comment, liked) => void changeLike(comment.id, liked)}
        onLoadMore={() => void comments.fetchNextPage()}
        onRetry={() => void comments.refetch()}
      />
      {dialog?.kind === 'report' && (
        <ReportDialogContainer
          open
          onOpenChange={(open) => !open && setDialog(null)}
          target={{ kind: 'comment', id: dialog.comment.id }}
          name={dialog.comment.author.name}
          onSignInRequired={onSignInRequired}
        />
      )}
      {dialog?.kind === 'block' && (
        <BlockMemberContainer
          member={{ id: dialog.comment.author.id, name: dialog.comment.author.name }}
          onClose={() => setDialog(null)}
          onSignInRequired={onSignInRequired}
        />
      )}
      {asked && <RemoveComment postId={post.id} comment={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Fields of a comment that only the server can set. */
const NOT_STORED = { id: '', added: '' };

const STATUSES = { idle: 'idle', pending: 'creating', error: 'failed', success: 'idle' } as const;

interface RemoveCommentProps {
  postId: string;
  comment: Comment;
  onClose: () => void;
}

/** Confirmation dialog, as removal cannot be undone. */
function RemoveComment({ postId, comment, onClose }: RemoveCommentProps) {
  const messages = useMessages(
    blockMemberMessages,
    commentThreadMessages,
    postCardMessages,
    requestAlertMessages,
  );
  const removing = useSend(postMutations(useApiClient()).removeComment(postId));
  const state: AlertDialogState = removing.failure
    ? { status: 'failed', error: removing.failure.text ?? messages.format('requestAlert.unanswered') }
    : { status: removing.isSending ? 'pending' : 'idle' };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.format('comments.removeTitle')}
      description={messages.format('comments.removeHint')}
      confirmLabel={messages.format('comments.removeConfirm')}
      state={state}
      onConfirm={() => void removing.send({ commentId: comment.id }, onClose)}
    />
  );
}

/**
 * Fetches the comments of a post and refetches them when the post's `comment_count` differs from the cached one, as others
 * have commented. Once per count, as the post may be older than the comments. Of a list with several pages only the newest
 * is refetched.
 *
 * @param post Its `comment_count` as last fetched.
 * @param isSending True while a comment is being sent: a list fetched now may contain it before the mutation resolves.
 */
function useFreshComments(
  { id, comment_count: count }: { id: string; comment_count: number },
  isSending: boolean,
): UseInfiniteQueryResult<Rows<DiscussionThread>, ApiError> {
  const queries = useQueryClient();
  const client = useApiClient();
  const query = postQueries(client).comments(id);
  const comments = useInfiniteQuery({ ...query, ...REFETCH_WHILE_SINGLE_PAGE });
  const { refetch } = comments;
  const known = useRef<number>(undefined);
  known.current = comments.data && countAll(comments.data);
  useEffect(() => {
    if (isSending || known.current === undefined || known.current === count) return;
    if (isSinglePage(queries.getQueryData<{ pages: readonly unknown[] }>(postKeys.comments(id)))) {
      // Do not cancel a fetch in flight, such as that of the next page.
      void refetch({ cancelRefetch: false });
      return;
    }
    // Keep the cached comments; the next change of the count retries.
    readNewestComments(queries, client, id).catch(() => undefined);
  }, [client, count, id, isSending, queries, refetch]);
  return comments;
}

/** Counts comments and their replies, including replies that are not loaded, as `comment_count` does. */
const countAll = ({ items, count }: Rows<DiscussionThread>): number =>
  items.reduce((sum, { reply_count: replies }) => sum + replies, count);
