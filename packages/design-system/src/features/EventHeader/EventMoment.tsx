import { shownTimeZone } from '@millrace/domain';
import { useReaderMessages, useReadersZone } from '../../hooks/useReaderMessages';
import { useMessages } from '../../messages/MessagesContext';
import { clock, day } from './EventHeader.css';

/**
 * A moment of an event by the clocks of its place, with the name of their zone; and by the reader's, or that those show
 * the same. @see GAP-104
 */
export function EventMoment({ value, timeZone: placeZone }: { value: number; timeZone: string }) {
  const timeZone = shownTimeZone(placeZone);
  const messages = useMessages();
  const reader = useReaderMessages();
  const there = { timeZone, dateStyle: 'full' } as const;
  const readersZone = useReadersZone();
  // Until the page is taken over nobody knows the reader's zone, and its line is kept free, so that nothing moves then.
  const isElsewhere = readersZone !== null && clockOf(readersZone, value) !== clockOf(timeZone, value);
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  return (
    <>
      <time dateTime={new Date(value).toISOString()}>
        <span className={day}>{messages.date(value, there)}</span>
        <span className={clock}>{messages.date(value, { ...time, timeZone })}</span>
      </time>
      <span data-part="yourTime" className={clock}>
        {isElsewhere
          ? messages.format('event.yourTime', {
              time: reader.date(value, { ...time, weekday: 'short', day: 'numeric', month: 'short' }),
            })
          : readersZone !== null
            ? messages.format('event.sameTime')
            : NO_BREAK_SPACE}
      </span>
    </>
  );
}

const NO_BREAK_SPACE = '\u00a0';

/** What a zone's clocks and calendar show, to be compared. */
const clockOf = (timeZone: string, value: number): string =>
  new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(value);
