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
  /** With another `comment_count` than was read of its comments, they are read anew. */
  post: { id: string; user_id: string; comment_count: number };
  /** Who reads; null for a guest. */
  viewerId: string | null;
  /** As whom the viewer comments: without it a comment stands there only once it is created. */
  author?: PostAuthor | undefined;
  /** Where a guest is led. */
  signInHref?: string | undefined;
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Reads a post's comments, adds to them, and removes what one may remove. */
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
  // A feed takes posts that are out of sight off the page, also while a comment on them is on its way.
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
    // The same again is the same call, also where the thread was away meanwhile.
    const isSame =
      last?.status === 'error' && last.variables?.text === text && last.variables.replyTo === replyTo;
    const created = await creating.send(isSame && last.variables ? last.variables : { text, replyTo });
    // The list has nowhere to put it.
    if (created && comments.isError) void comments.refetch();
    return created !== undefined;
  };
  const changeLike = (commentId: string, liked: boolean) =>
    // Each call tells how it went, also where another was made meanwhile.
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

/** What only the server can give a comment. */
const NOT_STORED = { id: '', added: '' };

const STATUSES = { idle: 'idle', pending: 'creating', error: 'failed', success: 'idle' } as const;

interface RemoveCommentProps {
  postId: string;
  comment: Comment;
  onClose: () => void;
}

/** Asks, as a comment cannot be brought back. */
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
 * @param post Its `comment_count` as it arrived.
 * @param isSending Whether a comment is on its way: a list read meanwhile may hold it before it is said to be there.
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
      // Comments that are being read, such as further ones, are not asked for again.
      void refetch({ cancelRefetch: false });
      return;
    }
    // What is there stays as it is: the next count asks again.
    readNewestComments(queries, client, id).catch(() => undefined);
  }, [client, count, id, isSending, queries, refetch]);
  return comments;
}

/** Counts comments and those of their replies that are known: as the post counts them. */
const countAll = ({ items, count }: Rows<DiscussionThread>): number =>
  items.reduce((sum, { reply_count: replies }) => sum + replies, count);
