import { SITE_PATHS } from '@millrace/domain';
import { Link, Notice } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode, Ref } from 'react';
import { BlockedNotice } from '../../operations/BlockMember';
import { ChatAnnouncer } from './ChatAnnouncer';
import { ChatComposer, type ChatComposerProps } from './ChatComposer';
import { foot, typing as typingClass } from './ChatPane.css';
import type { ChatPerson } from './ChatPaneHead';

export interface ChatFootProps extends Omit<ChatComposerProps, 'fieldRef' | 'name'> {
  person: ChatPerson;
  /**
   * Whether one may write: `plan` where a paid plan may begin this conversation, `closed` where the other is no longer
   * a member or takes no messages, `blocked` where one has blocked the other; `unknown` before the conversation has
   * been read. @see DIFF-002, GAP-097
   */
  writing: 'open' | 'plan' | 'closed' | 'blocked' | 'unknown';
  /** How taking back the block stands. Default `idle`. */
  unblocking?: 'idle' | 'pending' | 'failed';
  onUnblock?: (() => void) | undefined;
  /** Where plans are compared. Default: the page on which one asks us. */
  plansHref?: string | undefined;
  /** True if the other is writing. Default `false`. */
  isTyping?: boolean;
  /** Offline, what is sent waits. */
  connection: 'online' | 'offline';
  fieldRef: Ref<HTMLTextAreaElement>;
  /** What those are told who listen, beside what is seen here. */
  heard: ReactNode;
}

/** Below what was said: whether the other writes, whether one is connected, and the field; or why there is none. */
export function ChatFoot({
  person,
  writing,
  plansHref,
  isTyping = false,
  connection,
  fieldRef,
  heard,
  unblocking = 'idle',
  onUnblock,
  ...composer
}: ChatFootProps) {
  const messages = useMessages();
  const { name } = person;
  return (
    <footer className={foot}>
      <p data-part="typing" className={typingClass}>
        {isTyping && messages.rich('chat.typing', { name: <bdi>{name}</bdi> })}
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
          {messages.rich('chat.closed', { name: <bdi>{name}</bdi> })}
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
}
