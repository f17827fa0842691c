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
  isComposing,
  isEnter,
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
  /** Comments in chronological order, ending with the newest; each with its replies. */
  state: ListState<Comment>;
  /** Optimistic comment that is being sent, shown last until `state` contains it. */
  sending?: Comment | undefined;
  /** Id of the viewer. Default null: a guest, who is sent to the login instead of commenting. */
  viewerId?: string | null | undefined;
  /** Id of the post's author, who may remove every comment. Default: nobody. @see GAP-053 */
  postAuthorId?: string | undefined;
  /** Called to remove a comment; must ask for confirmation. Without it nothing can be removed. */
  onRemove?: ((comment: Comment) => void) | undefined;
  /** Returns menu entries for comments of other members. Default: none. */
  commentMenuItems?: ((comment: Comment) => readonly MenuItem[]) | undefined;
  /** Called to like or unlike a comment. Without it nothing can be liked. */
  onLikedChange?: ((comment: Comment, liked: boolean) => void) | undefined;
  /** Called to load earlier comments. */
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Login URL for guests. */
  signInHref?: string | undefined;
}

const ITEM = '[data-part="item"]';

/** Finds comments by position; the composer takes the focus when the last comment is removed. */
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

/** Target of a reply; a new object with each press of "Reply". */
interface Answered {
  /** Id of the top-level comment of the thread. */
  thread: string;
  /** Id of the comment or reply whose button was pressed. */
  to: string;
  /** Name of its author. */
  name: string;
}

/** Comments of a post in chronological order: the newest five, then five earlier per page. @see FEED-047 to FEED-049 */
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
  // The list may contain the stored comment before the mutation resolves.
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
      // The answered reply may have been removed.
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
   * Creates a comment; resolves to true on success, which clears the field. @see FEED-049
   *
   * @param replyTo Id of the answered comment. Default: it answers the post.
   */
  onCreate: (text: string, replyTo?: string) => Promise<boolean>;
  /** Status of the last comment: `creating` while in flight; `failed` keeps the text. */
  status: 'idle' | 'creating' | 'failed';
  /** Id of the comment that the last one answers; null for the post. Default null. */
  answered?: string | null | undefined;
  /**
   * Last created comment, to clear its draft even if the composer was unmounted while it was sent.
   */
  created?: { text: string } | undefined;
  /** Error message of the server. Default: a generic one. */
  failure?: string | undefined;
  /**
   * Session storage key of the draft, unique per post and author, as a feed unmounts posts that are out of view.
   * Default: the draft is lost on unmount.
   */
  draftKey?: string | undefined;
}

const NOTHING = { text: '' };

interface ComposerProps extends Omit<CommentComposerProps, 'status' | 'onCreate' | 'answered'> {
  onCreate: (text: string) => Promise<boolean>;
  status?: CommentComposerProps['status'];
  /** Answered comment; each new object moves the focus to the field. Default: it is no reply. */
  replyTo?: Pick<Answered, 'name'>;
  /** Called to close the reply field. */
  onCancel?: () => void;
}

/** Form for a comment or a reply; it can be submitted only if it is not empty. @see FEED-048, GAP-102 */
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
  /** Current text, for comparison after an await. */
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
    // The text was edited while the comment was sent: keep it.
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
    if (isComposing(event)) return;
    if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      onCancel();
    }
    if (isEnter(event) && (event.ctrlKey || event.metaKey)) void send();
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
