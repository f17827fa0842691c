import { memo } from 'react';
import { UnreadDivider } from './ChatLine';
import { change, day as dayClass, dayText } from './ChatLine.css';

interface ChatChangeLineProps {
  /** Text of the change. */
  text: string;
  /** Label of the day, on the first line of a day. */
  day?: string | undefined;
  /** True if the unread messages begin here. */
  isFirstUnread: boolean;
}

/** Centred line with a change of a group room: who started it, was added, renamed it or left. */
export const ChatChangeLine = memo(function ChatChangeLine({
  text,
  day,
  isFirstUnread,
}: ChatChangeLineProps) {
  return (
    <>
      {day !== undefined && (
        <h3 data-part="day" className={dayClass}>
          <span className={dayText}>{day}</span>
        </h3>
      )}
      {isFirstUnread && <UnreadDivider />}
      <p data-part="change" className={change}>
        {text}
      </p>
    </>
  );
});
