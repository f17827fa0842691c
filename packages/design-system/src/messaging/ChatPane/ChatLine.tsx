import { Button, Icon, Link, type LucideIcon, VisuallyHidden } from '@millrace/ui';
import { classNames, useMoveFocusOnUnmount, useReaderMessages } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import { textSegments } from '../../feed/PostCard';
import {
  day as dayClass,
  dayText,
  facts,
  failure,
  hidden as hiddenClass,
  line,
  newDivider as newClass,
  said,
  sender as senderClass,
  statusIcon,
  text as textClass,
  together,
} from './ChatLine.css';
import { chatPaneMessages } from './ChatPane.messages';
import { chatFocusTarget } from './chat-focus-target';
import type { ChatMessage, PendingMessage } from './chat-message';
import { LateChatFile, LatePendingFile } from './LateChatFile';

/** Status of one's own message. */
export const CHAT_LINE_STATUSES = ['waiting', 'sending', 'sent', 'read', 'failed'] as const;
export type ChatLineStatus = (typeof CHAT_LINE_STATUSES)[number];

const icons: Record<ChatLineStatus, LucideIcon> = {
  waiting: Clock,
  sending: Clock,
  sent: Check,
  read: CheckCheck,
  failed: CircleAlert,
};

export interface ChatLineProps extends ChatFailureProps {
  /** Text; empty if there is only a file. */
  text: string;
  /** File of a sent message. */
  attachment?: ChatMessage['attachment'];
  /** File of an unsent message, and its uploaded share: 0 to 1. */
  file?: PendingMessage['file'];
  share?: number | undefined;
  /** ISO 8601. */
  added: string;
  /** Name of the other member. */
  name: string;
  side: 'own' | 'other';
  /** Status of the viewer's own message. */
  status?: ChatLineStatus | undefined;
  /** Label of the day, on the first message of a day. */
  day?: string | undefined;
  /** Sender, shown above the message in a group room. Default: none. */
  sender?: string | undefined;
  /** Replacement for a hidden text. Default: the text is shown. */
  hiddenText?: string | undefined;
  /** True if the unread messages begin here. Default `false`. */
  isFirstUnread?: boolean;
  /** True if it is the target of a search, which highlights it. Default `false`. */
  isTarget?: boolean;
  /** True if it is grouped with the previous message, sent by the same member shortly before. */
  isTogether: boolean;
  /** Renders what the text links to. Default: nothing. */
  renderLinks?: ((text: string) => ReactNode) | undefined;
  onCancel?: () => void;
}

/** A message with its time, and with the date if it is the first of a day. @see CHAT-006, CHAT-007 */
export const ChatLine = memo(function ChatLine({
  text,
  attachment,
  file,
  share,
  added,
  name,
  side,
  status,
  reason,
  day,
  sender,
  hiddenText,
  isFirstUnread = false,
  isTarget = false,
  isTogether,
  renderLinks,
  onCancel,
  onResend,
  onDiscard,
}: ChatLineProps) {
  const messages = useReaderMessages(chatPaneMessages);
  const segments = useMemo(() => textSegments(text, []), [text]);
  return (
    <>
      {day !== undefined && (
        <h3 data-part="day" className={dayClass}>
          <span className={dayText}>{day}</span>
        </h3>
      )}
      {isFirstUnread && <UnreadDivider />}
      <div
        data-part="line"
        data-side={side}
        data-state={status}
        data-target={isTarget || undefined}
        className={classNames(line, isTogether && together)}
      >
        <div data-part="said" className={said}>
          <VisuallyHidden>
            {side === 'own' ? messages.format('chat.you') : messages.format('chat.they', { name })}{' '}
          </VisuallyHidden>
          {sender !== undefined && (
            <p aria-hidden="true" data-part="sender" className={senderClass}>
              <bdi>{sender}</bdi>
            </p>
          )}
          {hiddenText !== undefined && <p className={hiddenClass}>{hiddenText}</p>}
          {attachment && <LateChatFile file={attachment} />}
          {!attachment && file && <LatePendingFile file={file} share={share} onCancel={onCancel} />}
          {text !== '' && (
            <p dir="auto" data-part="text" className={textClass}>
              {segments.map((segment, place) =>
                segment.href === undefined ? (
                  segment.text
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no name but its place
                  <Link key={place} href={segment.href} rel="nofollow ugc noopener">
                    {segment.text}
                  </Link>
                ),
              )}
            </p>
          )}
          {renderLinks?.(text)}
          <p data-part="facts" className={facts}>
            <time dateTime={added} title={messages.date(added, { dateStyle: 'long', timeStyle: 'short' })}>
              {messages.date(added, { timeStyle: 'short' })}
            </time>
            {status && (
              <span data-part="status" className={statusIcon}>
                <Icon icon={icons[status]} label={messages.format(`chat.${status}`)} />
              </span>
            )}
          </p>
        </div>
        {status === 'failed' && (
          <ChatFailure reason={reason} {...(onResend && { onResend })} {...(onDiscard && { onDiscard })} />
        )}
      </div>
    </>
  );
});

/** Separates read from unread messages. */
export function UnreadDivider() {
  const messages = useMessages(chatPaneMessages);
  return (
    <p data-part="new" className={newClass}>
      <span>{messages.format('chat.new')}</span>
    </p>
  );
}

interface ChatFailureProps {
  reason?: string | undefined;
  onResend?: () => void;
  onDiscard?: () => void;
}

/** Error message of an unsent message, with its actions. */
function ChatFailure({ reason, onResend, onDiscard }: ChatFailureProps) {
  const messages = useMessages(chatPaneMessages);
  const group = useRef<HTMLFieldSetElement>(null);
  useMoveFocusOnUnmount(group, chatFocusTarget);
  return (
    <fieldset
      ref={group}
      aria-label={messages.format('chat.failedGroup')}
      data-part="failure"
      className={failure}
    >
      <span>{reason ?? messages.format('chat.notSent')}</span>
      {onResend && (
        <Button size="small" tone="quiet" onClick={onResend}>
          {messages.format('chat.resend')}
        </Button>
      )}
      {onDiscard && (
        <Button size="small" tone="quiet" onClick={onDiscard}>
          {messages.format('chat.discard')}
        </Button>
      )}
    </fieldset>
  );
}
