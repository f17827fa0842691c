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
import type { ChatFindProps } from './ChatFind';
import { ChatLog, type ChatLogProps } from './ChatLog';
import { before, foot, root, typing as typingClass } from './ChatPane.css';
import { chatPaneMessages } from './ChatPane.messages';
import { ChatPaneHead, type ChatPaneHeadProps, type ChatPerson } from './ChatPaneHead';
import { changeInWords, mateName } from './change-in-words';
import type { ChatMate } from './chat-mate';
import type { ChatMessage } from './chat-message';
import { LateChatFind } from './LateChatFind';
import { messagesAfter } from './useUnreadCount';

/** State of a conversation. */
export type ChatPaneState =
  | { status: 'loading' }
  | {
      status: 'error';
      /** Error message of the server, or a generic one. */
      message: string;
    }
  | {
      status: 'ready';
      /** Messages in chronological order; must be referentially stable while unchanged. */
      messages: readonly ChatMessage[];
      /** Status of older messages: `none` (default) if there are none; otherwise they load on scrolling to the top. */
      older?: ChatLogProps['older'] | undefined;
    };

export interface ChatPaneProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children'>,
    ChatPaneHeadProps,
    Pick<
      ChatLogProps,
      | 'viewerId'
      | 'firstUnreadId'
      | 'target'
      | 'renderLinks'
      | 'onCancel'
      | 'onResend'
      | 'onDiscard'
      | 'onLoadOlder'
    > {
  state: ChatPaneState;
  /** The viewer's unsent messages in the order of writing. Default: none. */
  pending?: ChatLogProps['pending'] | undefined;
  /** `added` of the newest message that the other member has read; ISO 8601. Default null: unknown. */
  readUpTo?: string | null | undefined;
  /**
   * Permission to write: `plan` if a paid plan is needed to begin this conversation, `closed` if the other is no longer
   * a member or takes no messages, `blocked` if the viewer has blocked them; `unknown` before the conversation is
   * loaded. Default `open`, with `onSend`. @see DIFF-002, GAP-097
   */
  writing?: 'open' | 'plan' | 'closed' | 'blocked' | 'unknown' | undefined;
  /** Status of unblocking. Default `idle`. */
  unblocking?: 'idle' | 'pending' | 'failed' | undefined;
  onUnblock?: (() => void) | undefined;
  /** URL of the plans. Default: the contact page. */
  plansHref?: string | undefined;
  /** True if the other member is typing. Default `false`. */
  isTyping?: boolean | undefined;
  /** Ids of the people who are typing in a group room. Default: nobody. */
  typing?: readonly string[] | undefined;
  /** State of the connection; messages are queued while offline. Default `online`. */
  connection?: 'online' | 'offline' | undefined;
  /** Text of the draft. Default: uncontrolled, and cleared after sending. */
  text?: string | undefined;
  onTextChange?: ((text: string) => void) | undefined;
  /** The attachment. Default: uncontrolled. */
  file?: ChosenFile | null | undefined;
  /** Called with the chosen file; without it files cannot be attached. */
  onFileChange?: ((file: ChosenFile | null) => void) | undefined;
  /** Called to send a message; its file is the last of `onFileChange`. Without it the pane is read-only. */
  onSend?: ((text: string) => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Search in the conversation. Default: there is no search. */
  find?: Omit<ChatFindProps, 'onClose'> | undefined;
  /** True if it takes the focus on mount, as after a user action. Default `false`. */
  takesFocus?: boolean;
}

/**
 * A conversation of two or more: log and composer. It fills a parent with a height; otherwise the log is 24rem high.
 * @see CHAT-006, CHAT-008
 */
export function ChatPane({
  person,
  people,
  firstUnreadId,
  target,
  renderLinks,
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
  // No focus on touch screens, where the on-screen keyboard would cover half of the conversation.
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
  const handleDateChoose = (at: Date) => {
    find?.onDateChoose?.(at);
    setFinding(false);
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
        <LateChatFind
          {...find}
          {...{ viewerId, people }}
          name={person.name}
          onChoose={(message) => {
            find.onChoose(message);
            setFinding(false);
          }}
          {...(find.onDateChoose && { onDateChoose: handleDateChoose })}
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
            renderLinks,
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
  /** Content for screen readers only, in addition to the visible status. */
  heard: ReactNode;
}

/** Below the log: typing indicator, connection status, and composer; or the reason why there is none. */
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

/** Maximum number of announced messages; beyond, only their number is announced. */
const TOLD = 3;

/**
 * The only live region of a pane, so that screen readers announce changes politely. `aria-atomic` is off, so that only
 * additions are announced.
 *
 * @param heard Content for screen readers only; the children are visible too.
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
