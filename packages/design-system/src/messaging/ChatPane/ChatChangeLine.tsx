import { memo } from 'react';
import { UnreadDivider } from './ChatLine';
import { change, day as dayClass, dayText } from './ChatLine.css';

interface ChatChangeLineProps {
  /** In words. */
  text: string;
  /** The day that it begins, in words. */
  day?: string | undefined;
  /** True if what is unread begins here. */
  isFirstUnread: boolean;
}

/** Says in the middle what happened in a room of several: who started it, was added or left. */
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
