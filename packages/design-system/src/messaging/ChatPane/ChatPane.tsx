import { SITE_PATHS } from '@millrace/domain';
import { ErrorState, IconButton, Link, Notice, SkeletonRows, VisuallyHidden } from '@millrace/ui';
import { classNames, useControllable, useMediaQuery } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { Search } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type ChosenFile, dropTarget, useFileIntake } from '../../feed/Attachment';
import { attachmentMessages } from '../../feed/Attachment/Attachment.messages';
import { BlockedNotice } from '../../operations/BlockMember';
import { pagedListMessages } from '../../shell/PagedList/PagedList.messages';
import { ChatComposer, type ChatComposerProps } from './ChatComposer';
import { ChatFind, type ChatFindProps } from './ChatFind';
import { ChatLog, type ChatLogProps } from './ChatLog';
import { before, foot, root, typing as typingClass } from './ChatPane.css';
import { chatPaneMessages } from './ChatPane.messages';
import { ChatPaneHead, type ChatPaneHeadProps, type ChatPerson } from './ChatPaneHead';
import { changeInWords, mateName } from './change-in-words';
import type { ChatMate } from './chat-mate';
import type { ChatMessage } from './chat-message';
import { messagesAfter } from './useUnreadCount';

/** What is known of a conversation. */
export type ChatPaneState =
  | { status: 'loading' }
  | {
      status: 'error';
      /** The server's own words, or ours where it said none. */
      message: string;
    }
  | {
      status: 'ready';
      /** In the order in which they were said; the same array as long as they are the same. */
      messages: readonly ChatMessage[];
      /** How what was said before stands: there is `none`, which is the default, or it comes once the beginning is near. */
      older?: ChatLogProps['older'] | undefined;
    };

export interface ChatPaneProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children'>,
    ChatPaneHeadProps,
    Pick<
      ChatLogProps,
      'viewerId' | 'firstUnreadId' | 'target' | 'onCancel' | 'onResend' | 'onDiscard' | 'onLoadOlder'
    > {
  state: ChatPaneState;
  /** One's own messages that are not said yet, in the order in which they were written. Default: none. */
  pending?: ChatLogProps['pending'] | undefined;
  /** `added` of the newest message that the other has read; ISO 8601. Default null: that is not known. */
  readUpTo?: string | null | undefined;
  /**
   * Whether one may write: `plan` where a paid plan may begin this conversation, `closed` where the other is no longer
   * a member or takes no messages, `blocked` where one has blocked the other; `unknown` before the conversation has
   * been read. Default `open`, with `onSend`. @see DIFF-002, GAP-097
   */
  writing?: 'open' | 'plan' | 'closed' | 'blocked' | 'unknown' | undefined;
  /** How taking back the block stands. Default `idle`. */
  unblocking?: 'idle' | 'pending' | 'failed' | undefined;
  onUnblock?: (() => void) | undefined;
  /** Where plans are compared. Default: the page on which one asks us. */
  plansHref?: string | undefined;
  /** True if the other is writing. Default `false`. */
  isTyping?: boolean | undefined;
  /** Ids of those who are writing in a room of several. Default: nobody. */
  typing?: readonly string[] | undefined;
  /** Offline, what is sent waits. Default `online`. */
  connection?: 'online' | 'offline' | undefined;
  /** What is typed. Default: the pane keeps it, and clears it once it is sent. */
  text?: string | undefined;
  onTextChange?: ((text: string) => void) | undefined;
  /** The file that goes along. Default: the pane keeps it. */
  file?: ChosenFile | null | undefined;
  /** Without it no file can go along. */
  onFileChange?: ((file: ChosenFile | null) => void) | undefined;
  /** Takes what is to be said; its file is the last of `onFileChange`. Without it one cannot write. */
  onSend?: ((text: string) => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Searches the conversation. Default: it can’t be searched. */
  find?: Omit<ChatFindProps, 'onClose'> | undefined;
  /** True if it takes the focus: somebody has just opened it. Default `false`. */
  takesFocus?: boolean;
}

/**
 * A conversation of two or of several: what was said, by day, and a field to say something. It fills a parent that has a height; in any
 * other it shows 24rem of what was said. @see CHAT-006, CHAT-008
 */
export function ChatPane({
  person,
  people,
  firstUnreadId,
  target,
  find,
  typing = NONE,
  viewerId,
  state,
  backHref,
  actions,
  pending = NONE,
  readUpTo = null,
  writing: mayWrite = 'open',
  connection = 'online',
  text: givenText,
  onTextChange,
  file: givenFile,
  onFileChange,
  onSend,
  onCancel,
  onResend,
  onDiscard,
  onLoadOlder,
  onRetry,
  unblocking,
  onUnblock,
  plansHref,
  isTyping,
  takesFocus = false,
  className,
  ...rest
}: ChatPaneProps) {
  const [text, setText] = useControllable(givenText, '', onTextChange);
  const [file, setFile] = useControllable(givenFile, null, onFileChange);
  const writing = mayWrite === 'open' && !onSend ? 'unknown' : mayWrite;
  const messages = useMessages(attachmentMessages, chatPaneMessages, pagedListMessages);
  const field = useRef<HTMLTextAreaElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [said, setSaid] = useState('');
  const takeFile = useRef(setFile);
  takeFile.current = setFile;
  const handleTake = useCallback(
    (taken: NonNullable<ChatPaneProps['file']>) => {
      takeFile.current(taken);
      setSaid(messages.format('attachment.added', { name: taken.file.name }));
    },
    [messages],
  );
  const intake = useFileIntake({ isOff: writing !== 'open' || !onFileChange, onTake: handleTake });
  // The keyboard of a phone would cover half of what was opened to be read.
  const isTouch = useMediaQuery('(pointer: coarse)');
  const isKnown = state.status !== 'loading';
  useEffect(() => {
    if (takesFocus && isKnown) ((!isTouch && field.current) || title.current)?.focus({ preventScroll: true });
  }, [takesFocus, isKnown, isTouch]);
  useFocusAfterUnblock(field, writing);
  const [isFinding, setFinding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const handleFindClose = () => {
    setFinding(false);
    find?.onTextChange('');
    opener.current?.focus();
  };
  const handleSend = (said: string) => {
    onSend?.(said);
    if (givenText === undefined) setText('');
    if (givenFile === undefined) setFile(null);
  };
  return (
    <section
      aria-labelledby={titleId}
      data-component="ChatPane"
      data-state={state.status}
      {...rest}
      className={classNames(root, className)}
      {...intake.dropProps}
    >
      <ChatPaneHead
        person={person}
        people={people}
        viewerId={viewerId}
        backHref={backHref}
        actions={
          <>
            {find && state.status === 'ready' && (
              <IconButton
                ref={opener}
                tone="quiet"
                icon={Search}
                label={messages.format('chat.find')}
                aria-expanded={isFinding}
                onClick={() => (isFinding ? handleFindClose() : setFinding(true))}
              />
            )}
            {actions}
          </>
        }
        titleId={titleId}
        titleRef={title}
      />
      {state.status === 'loading' && (
        <div aria-busy="true" className={before}>
          <SkeletonRows count={4} art="none" />
        </div>
      )}
      {state.status === 'error' && (
        <div className={before}>
          <ErrorState
            title={messages.format('chat.failed')}
            description={state.message}
            {...(onRetry && { onRetry })}
          />
        </div>
      )}
      {state.status === 'ready' && find && isFinding && (
        <ChatFind
          {...find}
          {...{ viewerId, people }}
          name={person.name}
          onChoose={(message) => {
            find.onChoose(message);
            setFinding(false);
          }}
          onClose={handleFindClose}
        />
      )}
      {state.status === 'ready' && !(find && isFinding) && (
        <ChatLog
          {...{
            person,
            people,
            firstUnreadId,
            target,
            viewerId,
            pending,
            readUpTo,
            connection,
            onCancel,
            onResend,
            onDiscard,
            onLoadOlder,
          }}
          canWrite={writing === 'open'}
          messages={state.messages}
          older={state.older ?? 'none'}
        />
      )}
      <ChatFoot
        {...{
          person,
          people,
          writing,
          plansHref,
          isTyping,
          typing,
          connection,
          unblocking,
          onUnblock,
          text,
          file,
        }}
        onTextChange={setText}
        onFileChange={onFileChange ? setFile : undefined}
        onSend={handleSend}
        intake={intake}
        fieldRef={field}
        heard={
          <>
            {state.status === 'loading' && <span>{messages.format('list.loading')}</span>}
            {state.status === 'ready' && (
              <ChatCame messages={state.messages} {...{ people, viewerId }} name={person.name} />
            )}
            {said !== '' && <span key={said}>{said}</span>}
          </>
        }
      />
      {intake.isTarget && (
        <div data-part="target" className={dropTarget}>
          {messages.format('attachment.drop')}
        </div>
      )}
    </section>
  );
}

const NONE: readonly never[] = [];

/** Moves the focus to the text field after an unblock: it replaces the button that had it. */
function useFocusAfterUnblock(
  field: RefObject<HTMLTextAreaElement | null>,
  writing: ChatPaneProps['writing'],
): void {
  const before = useRef(writing);
  useEffect(() => {
    const wasBlocked = before.current === 'blocked';
    before.current = writing;
    const { activeElement, body } = document;
    if (wasBlocked && writing === 'open' && (!activeElement || activeElement === body)) {
      field.current?.focus({ preventScroll: true });
    }
  }, [field, writing]);
}

interface ChatFootProps
  extends Omit<ChatComposerProps, 'fieldRef' | 'name'>,
    Pick<ChatPaneProps, 'unblocking' | 'onUnblock' | 'plansHref' | 'isTyping' | 'people'> {
  person: ChatPerson;
  typing: readonly string[];
  writing: NonNullable<ChatPaneProps['writing']>;
  connection: 'online' | 'offline';
  fieldRef: Ref<HTMLTextAreaElement>;
  /** What those are told who listen, beside what is seen here. */
  heard: ReactNode;
}

/** Below what was said: whether the other writes, whether one is connected, and the field; or why there is none. */
function ChatFoot({
  person,
  writing,
  plansHref,
  isTyping = false,
  people,
  typing,
  connection,
  fieldRef,
  heard,
  unblocking = 'idle',
  onUnblock,
  ...composer
}: ChatFootProps) {
  const messages = useMessages(attachmentMessages, chatPaneMessages, pagedListMessages);
  const { name } = person;
  return (
    <footer className={foot}>
      <p data-part="typing" className={typingClass}>
        {isTyping && messages.rich('chat.typing', { name: <bdi>{name}</bdi> })}
        {people && typing.length > 0 && typingText(people)}
      </p>
      <ChatAnnouncer heard={heard}>
        {connection === 'offline' && (
          <Notice tone="warning" role="note" data-part="offline">
            {messages.format('chat.offline')}
          </Notice>
        )}
      </ChatAnnouncer>
      {writing === 'open' && <ChatComposer {...composer} name={name} fieldRef={fieldRef} />}
      {writing === 'plan' && (
        <Notice tone="info" role="note" data-part="plan">
          {plansHref === undefined
            ? messages.rich('chat.planAsk', {
                name: <bdi>{name}</bdi>,
                link: (text) => <Link href={SITE_PATHS.contact}>{text}</Link>,
              })
            : messages.rich('chat.plan', {
                name: <bdi>{name}</bdi>,
                link: (text) => <Link href={plansHref}>{text}</Link>,
              })}
        </Notice>
      )}
      {writing === 'closed' && (
        <Notice tone="info" role="note" data-part="closed">
          {people
            ? messages.format('chat.closedRoom')
            : messages.rich('chat.closed', { name: <bdi>{name}</bdi> })}
        </Notice>
      )}
      {writing === 'blocked' && onUnblock && (
        <BlockedNotice
          name={name}
          text={messages.format('chat.blocked', { name })}
          isBusy={unblocking === 'pending'}
          failed={unblocking === 'failed'}
          onUnblock={onUnblock}
        />
      )}
    </footer>
  );

  function typingText(people: readonly ChatMate[]): ReactNode {
    const [first, second, third] = typing.map((id) => <bdi key={id}>{mateName(messages, people, id)}</bdi>);
    if (third) return messages.format('chat.typingMany');
    return second
      ? messages.rich('chat.typingTwo', { name: first, other: second })
      : messages.rich('chat.typing', { name: first });
  }
}

/** Beyond so many at once their number is told alone. */
const TOLD = 3;

/**
 * The one place of a pane from which those are told who listen, once they pause. Only what is added is told, and not
 * all of it again.
 *
 * @param heard What is heard alone; what is seen as well are its children.
 */
function ChatAnnouncer({ heard, children }: { heard: ReactNode; children: ReactNode }) {
  return (
    <div role="status" aria-atomic={false} data-part="announcer">
      <VisuallyHidden>{heard}</VisuallyHidden>
      {children}
    </div>
  );
}

interface ChatCameProps {
  people: readonly ChatMate[] | undefined;
  messages: readonly ChatMessage[];
  viewerId: string;
  name: string;
}

/** Announces incoming messages in a live region: not earlier ones, and not one's own. */
function ChatCame({ messages: said, people, viewerId, name }: ChatCameProps) {
  const messages = useMessages(attachmentMessages, chatPaneMessages, pagedListMessages);
  const newestId = said.at(-1)?.id;
  const [told, setTold] = useState<{ upTo: string | undefined; messages: readonly ChatMessage[] }>({
    upTo: newestId,
    messages: [],
  });
  if (newestId !== told.upTo) {
    const come = messagesAfter(said, told.upTo).filter(({ sender }) => sender !== viewerId);
    setTold({ upTo: newestId, messages: come });
  }
  if (told.messages.length > TOLD) {
    return (
      <span key={told.upTo}>{messages.format('chat.cameMany', { count: told.messages.length, name })}</span>
    );
  }
  return told.messages.map((message) => <span key={message.id}>{inWords(message)} </span>);

  function inWords(message: ChatMessage): string {
    if (message.change) return changeInWords(messages, message, { viewerId, people: people ?? NONE });
    const text = message.hidden ? messages.format('chat.hidden') : message.text;
    const sender = people ? mateName(messages, people, message.sender) : name;
    return messages.format('chat.came', { name: sender, text: text || (message.attachment?.name ?? '') });
  }
}
