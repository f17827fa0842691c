import { CHAT_UNREAD_MAX } from '@millrace/domain';
import { BareLink, Icon, VisuallyHidden } from '@millrace/ui';
import { useReaderMessages } from '@millrace/ui/hooks';
import { BellOff } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { type Calendar, shortMoment } from '../../internal/calendar';
import { ChatAvatars, changeInWords, mateName } from '../ChatPane';
import { chatPaneMessages } from '../ChatPane/ChatPane.messages';
import type { ChatRoom } from './chat-room';
import { roomListMessages } from './RoomList.messages';
import {
  company as companyClass,
  count as countClass,
  marks,
  moment,
  name as nameClass,
  row,
  said as saidClass,
} from './RoomRow.css';

interface RoomRowProps {
  room: ChatRoom;
  href: string;
  isCurrent: boolean;
  viewerId: string;
  calendar: Calendar | null;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** A row of the inbox: people, company, last message, its time, and the unread count. */
export const RoomRow = memo(function RoomRow({
  room,
  href,
  isCurrent,
  viewerId,
  calendar,
  onKeyDown,
}: RoomRowProps) {
  const messages = useReaderMessages(chatPaneMessages, roomListMessages);
  const { id, name, picture = null, company = null, timestamp, message: said = null, unread = false } = room;
  const { muted = false, people, unreadCount = 1 } = room;
  const others = people
    ?.filter(({ id: mateId, left }) => mateId !== viewerId && !left)
    .map((mate) => mate.name);
  // A room that is titled by its people does not list them twice.
  const where =
    others && others.join(', ') === name
      ? messages.format('chat.people', { count: others.length + 1 })
      : others
        ? messages.list(others, 'separated')
        : company;
  const isMany = unreadCount >= CHAT_UNREAD_MAX;
  return (
    <BareLink
      href={href}
      data-part="room"
      data-room={id}
      data-state={unread ? 'unread' : 'read'}
      className={row}
      onKeyDown={onKeyDown}
      {...(isCurrent && { 'aria-current': 'page' as const })}
    >
      <ChatAvatars name={name} picture={picture} people={people} viewerId={viewerId} />
      <bdi className={nameClass}>{name}</bdi>{' '}
      {timestamp !== null && (
        <time
          dateTime={said?.added ?? timestamp}
          title={messages.date(said?.added ?? timestamp, { dateStyle: 'long', timeStyle: 'short' })}
          className={moment}
        >
          {shortMoment(messages, said?.added ?? timestamp, calendar)}
        </time>
      )}{' '}
      {where && (
        <>
          <bdi data-part="company" className={companyClass}>
            {where}
          </bdi>{' '}
        </>
      )}
      <span dir="auto" className={saidClass}>
        {lastWords()}
      </span>{' '}
      {(unread || muted) && (
        <span className={marks}>
          {muted && (
            <span data-part="muted">
              <Icon icon={BellOff} label={messages.format('rooms.muted')} />
            </span>
          )}
          {unread && (
            <>
              <span aria-hidden="true" data-part="unread" data-muted={muted} className={countClass}>
                {isMany
                  ? messages.format('rooms.countMany', { count: CHAT_UNREAD_MAX - 1 })
                  : messages.number(unreadCount)}
              </span>
              <VisuallyHidden>
                {isMany
                  ? messages.format('rooms.unreadMany', { count: CHAT_UNREAD_MAX - 1 })
                  : messages.format('rooms.unread', { count: unreadCount })}
              </VisuallyHidden>
            </>
          )}
        </span>
      )}
    </BareLink>
  );

  function lastWords(): string {
    if (!said) return messages.format('rooms.new');
    if (said.change) return changeInWords(messages, said, { viewerId, people: people ?? [] });
    if (said.hidden) return messages.format('chat.hidden');
    const text = said.text || (said.attachment?.name ?? '');
    if (said.sender === viewerId) return messages.format('rooms.ownLast', { text });
    return people
      ? messages.format('rooms.said', { name: mateName(messages, people, said.sender), text })
      : text;
  }
});
