import { COMMENT_SIZE, charactersLeft, isNearLimit, TEXT_LIMITS } from '@millrace/domain';
import {
  Button,
  ButtonLink,
  ErrorState,
  type MenuItem,
  Notice,
  SkeletonRows,
  TextArea,
  VirtualList,
  type VirtualListPlace,
  VisuallyHidden,
} from '@millrace/ui';
import {
  classNames,
  type RowPlaces,
  useDraftAutosave,
  useFocusAfterRemoval,
  useMergedRef,
} from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import {
  type ComponentPropsWithRef,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ListState } from '../../internal/list-state';
import { signInFor } from '../../internal/sign-in-for';
import { useFocusFallback } from '../../shell/PagedList';
import { pagedListMessages } from '../../shell/PagedList/PagedList.messages';
import { CommentItem } from './CommentItem';
import {
  composer,
  empty,
  foot,
  more as moreClass,
  replies as repliesClass,
  replyActs,
  replyComposer,
  root,
  signIn,
} from './CommentThread.css';
import { commentThreadMessages } from './CommentThread.messages';
import type { Comment } from './comment';

export interface CommentThreadProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Partial<CommentComposerProps> {
  /** In the order of time, the newest of them all included; each with its replies. */
  state: ListState<Comment>;
  /** A comment of the viewer that is on its way: it stands last, as being sent, until `state` ends with it. */
  sending?: Comment | undefined;
  /** Who reads. Default null: a guest, who is led to the login instead of writing. */
  viewerId?: string | null | undefined;
  /** Who may remove every comment of the post. Default: nobody. @see GAP-053 */
  postAuthorId?: string | undefined;
  /** Asks before it removes; called once somebody wants to. Without it nothing can be removed. */
  onRemove?: ((comment: Comment) => void) | undefined;
  /** What can be done with a comment of somebody else; by default nothing. */
  commentMenuItems?: ((comment: Comment) => readonly MenuItem[]) | undefined;
  /** Likes a comment, or no longer. Without it nothing can be liked. */
  onLikedChange?: ((comment: Comment, liked: boolean) => void) | undefined;
  /** Asks for those before. */
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Where a guest is led. */
  signInHref?: string | undefined;
}

const ITEM = '[data-part="item"]';

/** The field takes the focus when the last comment is gone. */
const COMMENTS: RowPlaces = {
  elementPosition: (element) => Number(element.closest<HTMLElement>(ITEM)?.dataset.position ?? 0),
  elementAt: (thread, position) =>
    thread.querySelector<HTMLElement>(
      position === 0 ? '[data-part="composer"] textarea' : `${ITEM}[data-position="${position}"]`,
    ),
};

/** Estimated height of a comment of two lines, in pixels. */
const COMMENT_PX = 80;

const NONE: readonly Comment[] = [];

/** Names whom a reply answers: another object with each press of "Reply". */
interface Answered {
  /** The comment below which the reply stands. */
  thread: string;
  /** The comment or reply whose button was pressed. */
  to: string;
  /** Name of its author. */
  name: string;
}

/** Shows what others say about a post in the order of time: the newest five comments, then five earlier at a time. @see FEED-047 to FEED-049 */
export function CommentThread({
  state,
  sending: sent,
  viewerId = null,
  postAuthorId,
  onRemove,
  commentMenuItems,
  onLikedChange,
  onLoadMore,
  onRetry,
  signInHref,
  onCreate,
  status = 'idle',
  answered = null,
  created,
  failure,
  draftKey,
  className,
  ref,
  ...rest
}: CommentThreadProps) {
  const messages = useMessages(commentThreadMessages, pagedListMessages);
  const rows = state.status === 'ready' ? state.rows : NONE;
  const keys = useMemo(
    () => rows.flatMap(({ id, replies = NONE }) => [id, ...replies.map((one) => one.id)]),
    [rows],
  );
  const last = sent?.replyTo ? rows.find(({ id }) => id === sent.replyTo)?.replies?.at(-1) : rows.at(-1);
  // The list may hear that it is stored before whoever has sent it.
  const sending = last?.text === sent?.text && last?.author.id === sent?.author.id ? undefined : sent;
  const listed = useMemo(() => (sending && !sending.replyTo ? [...rows, sending] : rows), [sending, rows]);
  const [replyingTo, setReplyingTo] = useState<Answered | null>(null);
  const canWrite = viewerId !== null && onCreate !== undefined;
  const isListed = listed.length > 0;
  const isMore = state.status === 'ready' && rows.length < state.total;
  const thread = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(thread, keys, COMMENTS);
  const keptFocus = useFocusFallback(isMore);
  const mergedRef = useMergedRef(thread, ref);

  return (
    <div ref={mergedRef} data-component="CommentThread" {...rest} className={classNames(root, className)}>
      {state.status === 'loading' && (
        <div aria-busy="true">
          <VisuallyHidden role="status">{messages.format('list.loading')}</VisuallyHidden>
          <SkeletonRows count={2} art="avatar" />
        </div>
      )}
      {state.status === 'error' && (
        <ErrorState
          title={messages.format('list.failed')}
          description={state.message}
          {...(onRetry && { onRetry })}
        />
      )}
      {state.status === 'empty' && !sending && (
        <p data-part="empty" className={empty}>
          {messages.format('comments.empty')}
        </p>
      )}
      {state.status === 'ready' && (
        <div className={foot} {...keptFocus}>
          {isMore && onLoadMore && (
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
      {isListed && (
        <VirtualList
          items={listed}
          getKey={(comment) => (comment === sending ? 'sending' : comment.id)}
          estimatedHeight={COMMENT_PX}
          renderItem={renderComment}
        />
      )}
      {canWrite && (
        <CommentComposer
          {...{ draftKey }}
          onCreate={(text) => onCreate(text)}
          {...(answered === null && { status, created, failure })}
        />
      )}
      {viewerId === null && signInHref !== undefined && (
        <p className={signIn}>
          <ButtonLink size="small" href={signInFor('comment', signInHref)}>
            {messages.format('comments.signIn')}
          </ButtonLink>
        </p>
      )}
    </div>
  );

  function renderComment(comment: Comment, { index }: VirtualListPlace) {
    if (comment === sending) return renderItem(comment, {});
    const before = rows.slice(0, index).reduce((sum, { replies = NONE }) => sum + 1 + replies.length, 0);
    const isAnswered = sending?.replyTo === comment.id;
    const replies = isAnswered ? [...(comment.replies ?? NONE), sending] : (comment.replies ?? NONE);
    const reply = ({ id, author }: Comment) =>
      canWrite ? () => setReplyingTo({ thread: comment.id, to: id, name: author.name }) : undefined;
    const findButton = (id: string) =>
      thread.current?.querySelector<HTMLElement>(`[data-comment="${id}"] [data-reply]`);
    const close = () => {
      setReplyingTo(null);
      // The reply that is answered may be gone by now.
      const button = (replyingTo && findButton(replyingTo.to)) ?? findButton(comment.id);
      button?.focus();
    };
    return (
      <>
        {renderItem(comment, { position: before + 1, onReply: reply(comment) })}
        {replies.length > 0 && (
          <ul
            data-part="replies"
            aria-label={messages.format('comments.replies', { name: comment.author.name })}
            className={repliesClass}
          >
            {replies.map((each, at) => (
              <li key={each === sending ? 'sending' : each.id}>
                {renderItem(each, { position: before + 2 + at, onReply: reply(each) })}
              </li>
            ))}
          </ul>
        )}
        {replyingTo?.thread === comment.id && onCreate && (
          <CommentComposer
            draftKey={draftKey && `${draftKey}.${comment.id}`}
            replyTo={replyingTo}
            onCreate={async (text) => {
              const isCreated = await onCreate(text, comment.id);
              if (isCreated) close();
              return isCreated;
            }}
            onCancel={close}
            {...(answered === comment.id && { status, created, failure })}
          />
        )}
      </>
    );
  }

  function renderItem(
    comment: Comment,
    { position, onReply }: { position?: number; onReply?: (() => void) | undefined },
  ) {
    const removal = onRemove && { onRemove: () => onRemove(comment) };
    if (comment === sending) return <CommentItem comment={comment} isSending {...removal} />;
    return (
      <CommentItem
        comment={comment}
        {...(position !== undefined && { position })}
        {...(mayRemove(comment) && removal)}
        {...(commentMenuItems && isOthers(comment) && { menuItems: commentMenuItems(comment) })}
        {...(viewerId !== null &&
          onLikedChange && { onLikedChange: (liked) => onLikedChange(comment, liked) })}
        onReply={onReply}
      />
    );
  }

  function isOthers({ author }: Comment): boolean {
    return viewerId !== null && viewerId !== author.id;
  }

  function mayRemove({ author }: Comment): boolean {
    return viewerId !== null && (viewerId === author.id || viewerId === postAuthorId);
  }
}

export interface CommentComposerProps {
  /**
   * Sends a comment; answers whether it was created, which clears the field. @see FEED-049
   *
   * @param replyTo The comment that it answers. Default: it answers the post.
   */
  onCreate: (text: string, replyTo?: string) => Promise<boolean>;
  /** How the last one stands: `creating` while it is on its way; `failed` keeps what was typed. */
  status: 'idle' | 'creating' | 'failed';
  /** The comment that the last one answers; null for the post. Default null. */
  answered?: string | null | undefined;
  /**
   * The last one that was created, also where the composer that has sent it was taken off the page meanwhile: its text is
   * cleared.
   */
  created?: { text: string } | undefined;
  /** What the server says of a failure. Default: ours. */
  failure?: string | undefined;
  /**
   * Under which this browser's tab keeps what is typed, as a feed takes posts that are out of sight off the page; of the
   * post and its writer. Default: kept as long as the composer stands there.
   */
  draftKey?: string | undefined;
}

const NOTHING = { text: '' };

interface ComposerProps extends Omit<CommentComposerProps, 'status' | 'onCreate' | 'answered'> {
  onCreate: (text: string) => Promise<boolean>;
  status?: CommentComposerProps['status'];
  /** Who is answered; with each other object the field takes the focus. Default: it is no reply. */
  replyTo?: Pick<Answered, 'name'>;
  /** Closes the field of a reply. */
  onCancel?: () => void;
}

/** Writes a comment or a reply: sent only when there is something in it. @see FEED-048, GAP-102 */
function CommentComposer({
  onCreate,
  status = 'idle',
  created,
  failure,
  draftKey,
  replyTo,
  onCancel,
}: ComposerProps) {
  const messages = useMessages(commentThreadMessages, pagedListMessages);
  const { draft, change, discard: clear } = useDraftAutosave(draftKey ?? null, NOTHING);
  const { text } = draft;
  /** What stands there by now, for who has waited for an answer. */
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  const handleTextChange = (next: string) => {
    latest.current = next;
    change({ text: next });
  };
  const known = useRef(created);
  useEffect(() => {
    if (created && created !== known.current && latest.current.trim() === created.text) clear();
    known.current = created;
  }, [created, clear]);
  const isSendable = text.trim() !== '' && charactersLeft('comment', text.trim()) >= 0;
  const limit = isNearLimit('comment', text)
    ? ({ showCount: true, maxLength: TEXT_LIMITS.comment } as const)
    : {};
  const send = async () => {
    if (!isSendable || status === 'creating') return;
    // What was typed meanwhile is not what was sent.
    if ((await onCreate(text.trim())) && latest.current === text) clear();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const label =
    replyTo === undefined
      ? messages.format('comments.write')
      : messages.format('comments.replyTo', { name: replyTo.name });
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (replyTo !== undefined) field.current?.focus();
  }, [replyTo]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      onCancel();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };
  return (
    <form
      data-part={replyTo === undefined ? 'composer' : 'reply'}
      className={classNames(composer, replyTo !== undefined && replyComposer)}
      onSubmit={handleSubmit}
    >
      <TextArea
        ref={field}
        label={label}
        labelVisibility="hidden"
        placeholder={label}
        rows={2}
        maxRows={8}
        value={text}
        onValueChange={handleTextChange}
        onKeyDown={handleKeyDown}
        dir="auto"
        {...limit}
      />
      {status === 'failed' && <Notice tone="danger">{failure ?? messages.format('comments.failed')}</Notice>}
      <div className={replyActs}>
        {onCancel && (
          <Button size="small" tone="quiet" onClick={onCancel}>
            {messages.format('comments.cancelReply')}
          </Button>
        )}
        <Button type="submit" size="small" loading={status === 'creating'} disabled={!isSendable}>
          {messages.format(replyTo === undefined ? 'comments.send' : 'comments.reply')}
        </Button>
      </div>
    </form>
  );
}
