import { Button, VirtualList, type VirtualListHandle, type VirtualListPlace } from '@millrace/ui';
import { classNames, useMoveFocusOnUnmount, useReaderMessages } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { ArrowDown } from 'lucide-react';
import { memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { dayInWords, formatDay } from '../../internal/calendar';
import { useToday } from '../../internal/useToday';
import { roomListMessages } from '../RoomList/RoomList.messages';
import { ChatChangeLine } from './ChatChangeLine';
import { ChatLine, type ChatLineStatus } from './ChatLine';
import {
  beginning,
  below,
  belowButton,
  frame,
  head,
  nothingNew,
  scroller as scrollerClass,
} from './ChatLog.css';
import { chatPaneMessages } from './ChatPane.messages';
import type { ChatPerson } from './ChatPaneHead';
import { changeInWords, mateName } from './change-in-words';
import type { ChatMate } from './chat-mate';
import type { ChatMessage, PendingMessage } from './chat-message';
import { useUnreadCount } from './useUnreadCount';

/** Estimated height of a line, in pixels. */
const LINE_PX = 52;

/** Maximum time between messages that are grouped. */
const TOGETHER_MS = 5 * 60_000;

export interface ChatLogProps extends Omit<ChatLogHeadProps, 'isEmpty' | 'isRoom'> {
  viewerId: string;
  /** People of a group room. Default: it is a conversation of two. */
  people?: readonly ChatMate[] | undefined;
  /** Id of the first message that was unread when the conversation was opened. Default: none was. */
  firstUnreadId?: string | undefined;
  /** Messages in chronological order; must be referentially stable while unchanged. */
  messages: readonly ChatMessage[];
  /** Message to scroll to and highlight; another object scrolls again. Default: none. */
  target?: { id: string } | null | undefined;
  /** Unsent messages in the order of writing. */
  pending: readonly PendingMessage[];
  /** `added` of the newest message that the other member has read; ISO 8601. */
  readUpTo: string | null;
  connection: 'online' | 'offline';
  /** Renders what the text of a message links to; must be referentially stable. Default: nothing. */
  renderLinks?: ((text: string) => ReactNode) | undefined;
  /** Called to retry a failed message. */
  onResend?: ((id: string) => void) | undefined;
  /** Called to cancel an upload that is running or queued. */
  onCancel?: ((id: string) => void) | undefined;
  /** Called to discard a failed message. */
  onDiscard?: ((id: string) => void) | undefined;
}

/** Virtualized log of messages, scrolled to its end. @see CHAT-006 */
export const ChatLog = memo(function ChatLog({
  person,
  people,
  firstUnreadId,
  target = null,
  viewerId,
  canWrite,
  messages: said,
  older,
  pending,
  readUpTo,
  connection,
  renderLinks,
  onCancel,
  onResend,
  onDiscard,
  onLoadOlder,
}: ChatLogProps) {
  const messages = useReaderMessages(chatPaneMessages, roomListMessages);
  const calendar = useToday();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualListHandle>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const unseen = useUnreadCount(said, viewerId, isAtEnd);
  const lines = useMemo(() => withPending(said, pending, viewerId), [said, pending, viewerId]);
  const readUntil = readUpTo === null ? 0 : Date.parse(readUpTo);

  const newestOwn = pending.at(-1)?.id;
  useLayoutEffect(() => {
    if (newestOwn !== undefined) list.current?.scrollToEnd();
  }, [newestOwn]);

  useLayoutEffect(() => {
    if (!target) return;
    list.current?.scrollToItem(target.id);
    scroller.current?.focus({ preventScroll: true });
  }, [target]);

  const renderLine = (line: Line, { index }: VirtualListPlace) => {
    const previous = lines[index - 1];
    const startsDay = !previous || formatDay(messages, previous.added) !== formatDay(messages, line.added);
    const isTogether =
      !startsDay &&
      !previous.change &&
      previous.sender === line.sender &&
      Date.parse(line.added) - Date.parse(previous.added) < TOGETHER_MS;
    const isOwn = line.sender === viewerId;
    const day = startsDay ? calendarText(line.added) : undefined;
    const isFirstUnread = line.id === firstUnreadId;
    if (line.change) {
      const text = changeInWords(messages, line, { viewerId, people: people ?? NOBODY });
      return <ChatChangeLine text={text} day={day} isFirstUnread={isFirstUnread} />;
    }
    const name = people ? mateName(messages, people, line.sender) : person.name;
    const hasHead = people !== undefined && !isOwn && (!isTogether || isFirstUnread);
    const status = lineStatus(line);
    return (
      <ChatLine
        text={line.text}
        attachment={line.attachment}
        file={line.file}
        share={line.share}
        added={line.added}
        name={name}
        sender={hasHead ? name : undefined}
        hiddenText={line.hidden ? messages.format('chat.hidden') : undefined}
        side={isOwn ? 'own' : 'other'}
        status={isOwn ? status : undefined}
        reason={lineErrorText(line)}
        day={day}
        isFirstUnread={isFirstUnread}
        isTarget={line.id === target?.id}
        isTogether={isTogether && !isFirstUnread}
        renderLinks={renderLinks}
        {...(line.state === 'sending' && line.file && onCancel && { onCancel: () => onCancel(line.id) })}
        {...(status === 'failed' && {
          ...(onResend && line.error?.code !== 'file_lost' && { onResend: () => onResend(line.id) }),
          ...(onDiscard && { onDiscard: () => onDiscard(line.id) }),
        })}
      />
    );
  };

  return (
    <div className={frame}>
      <VirtualList
        from="end"
        // Not a live region: a separate one announces new messages, and older ones are not announced.
        ref={scroller}
        handle={list}
        aria-label={messages.format('chat.log', { name: person.name })}
        data-part="log"
        className={scrollerClass}
        items={lines}
        estimatedHeight={LINE_PX}
        renderItem={renderLine}
        header={
          <ChatLogHead
            {...{ person, older, canWrite, onLoadOlder }}
            isRoom={people !== undefined}
            isEmpty={lines.length === 0}
          />
        }
        onStartReached={older === 'idle' ? onLoadOlder : undefined}
        onAtEndChange={setAtEnd}
      />
      {!isAtEnd && (
        <div data-part="below" className={below}>
          <Button
            size="small"
            icon={ArrowDown}
            tone={unseen > 0 ? 'primary' : 'secondary'}
            className={classNames(belowButton, unseen === 0 && nothingNew)}
            onClick={() => {
              list.current?.scrollToEnd();
              // The button is removed.
              scroller.current?.focus({ preventScroll: true });
            }}
          >
            {unseen > 0 ? messages.format('chat.newBelow', { count: unseen }) : messages.format('chat.toEnd')}
          </Button>
        </div>
      )}
    </div>
  );

  function calendarText(at: string): string {
    return dayInWords(messages, at, calendar);
  }

  function lineErrorText({ error }: Line): string | undefined {
    if (error?.code === 'cancelled') return messages.format('chat.cancelled');
    if (error?.code === 'file_lost') return messages.format('chat.fileLost');
    return error?.text ?? undefined;
  }

  function lineStatus(line: Line): ChatLineStatus {
    if (line.state === 'failed') return 'failed';
    if (line.state === 'sending') return connection === 'offline' ? 'waiting' : 'sending';
    return Date.parse(line.added) <= readUntil ? 'read' : 'sent';
  }
});

const NOBODY: readonly ChatMate[] = [];

/** A line of the log: a sent or pending message. */
type Line = ChatMessage & Partial<Pick<PendingMessage, 'state' | 'error' | 'file' | 'share'>>;

/** Appends pending messages (optimistic update), without those that the server has confirmed meanwhile. */
function withPending(
  said: readonly ChatMessage[],
  pending: readonly PendingMessage[],
  viewerId: string,
): readonly Line[] {
  if (pending.length === 0) return said;
  const taken = new Set(said.slice(-pending.length - RECENT).map(({ id }) => id));
  const waiting = pending
    .filter(({ id }) => !taken.has(id))
    .map((message) => ({ ...message, sender: viewerId, added: new Date(message.at).toISOString() }));
  return [...said, ...waiting];
}

/** Number of recent messages searched for confirmed ones: others may have been added after them. */
const RECENT = 200;

export interface ChatLogHeadProps {
  person: ChatPerson;
  /** True if the viewer may write: an empty conversation then says to whom. */
  canWrite: boolean;
  /** Status of older messages: `none` if there are none; otherwise they load on scrolling to the top. */
  older: 'none' | 'idle' | 'loading' | 'failed';
  /** Called on scrolling to the top, and to retry. */
  onLoadOlder?: (() => void) | undefined;
  isEmpty: boolean;
  /** True for a group room, whose log starts with its creation. */
  isRoom: boolean;
}

/** Top of the log: loads older messages, or says that the conversation is empty. */
function ChatLogHead({ person, older, canWrite, isEmpty, isRoom, onLoadOlder }: ChatLogHeadProps) {
  const messages = useMessages(chatPaneMessages);
  const { name } = person;
  if (older === 'none') {
    if (isRoom && !isEmpty) return null;
    const writable = isRoom ? 'chat.emptyRoom' : 'chat.empty';
    const empty = canWrite ? writable : 'chat.emptyShut';
    return (
      <p data-part="beginning" className={beginning}>
        {messages.format(isEmpty ? empty : 'chat.beginning', { name })}
      </p>
    );
  }
  return <OlderButton older={older} onLoadOlder={onLoadOlder} />;
}

function OlderButton({ older, onLoadOlder }: Pick<ChatLogHeadProps, 'older' | 'onLoadOlder'>) {
  const messages = useMessages(chatPaneMessages);
  const place = useRef<HTMLDivElement>(null);
  // The button is removed with the last page.
  useMoveFocusOnUnmount(place, (going) => going.closest<HTMLElement>('[data-part="log"]'));
  return (
    <div ref={place} data-part="older" className={head}>
      <Button size="small" tone="quiet" loading={older === 'loading'} onClick={onLoadOlder}>
        {messages.format(older === 'failed' ? 'chat.olderFailed' : 'chat.older')}
      </Button>
    </div>
  );
}
