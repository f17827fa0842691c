import { Avatar, BareLink, VisuallyHidden } from '@millrace/ui';
import { useReaderMessages } from '@millrace/ui/hooks';
import { type KeyboardEvent, memo } from 'react';
import { type Calendar, shortMoment } from '../../internal/calendar';
import type { ChatRoom } from './chat-room';
import { roomListMessages } from './RoomList.messages';
import {
  company as companyClass,
  dot,
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

/** One conversation: with whom and where they work, what was said last, when, and whether it is read. */
export const RoomRow = memo(function RoomRow({
  room,
  href,
  isCurrent,
  viewerId,
  calendar,
  onKeyDown,
}: RoomRowProps) {
  const messages = useReaderMessages(roomListMessages);
  const { id, name, picture = null, company = null, timestamp, message: said = null, unread = false } = room;
  const words = said && (said.text || (said.attachment?.name ?? ''));
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
      <Avatar name={name} src={picture} />
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
      {company && (
        <>
          <bdi data-part="company" className={companyClass}>
            {company}
          </bdi>{' '}
        </>
      )}
      <span dir="auto" className={saidClass}>
        {words === null && messages.format('rooms.new')}
        {words !== null &&
          (said?.sender === viewerId ? messages.format('rooms.ownLast', { text: words }) : words)}
      </span>{' '}
      {unread && (
        <>
          <span aria-hidden="true" data-part="unread" className={dot} />
          <VisuallyHidden>{messages.format('rooms.unread')}</VisuallyHidden>
        </>
      )}
    </BareLink>
  );
});
