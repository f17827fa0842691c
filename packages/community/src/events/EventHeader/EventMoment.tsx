import { shownTimeZone } from '@millrace/domain';
import { useLocalTimeZone, useReaderMessages } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { clock, day } from './EventHeader.css';

/**
 * A moment of an event by the clocks of its place, with the name of their zone, and by the reader's. Until the page is
 * taken over nobody knows those, and as much room is kept free as they will take. @see GAP-104
 */
export function EventMoment({ value, timeZone: placeZone }: { value: number; timeZone: string }) {
  const timeZone = shownTimeZone(placeZone);
  const messages = useMessages();
  const reader = useReaderMessages();
  const isKnown = useLocalTimeZone() !== null;
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  const there = { timeZone, dateStyle: 'full' } as const;
  const own = { ...time, weekday: 'short', day: 'numeric', month: 'short' } as const;
  return (
    <>
      <time dateTime={new Date(value).toISOString()}>
        <span className={day}>{messages.date(value, there)}</span>
        <span className={clock}>{messages.date(value, { ...time, timeZone })}</span>
      </time>
      <span data-part="yourTime" data-state={isKnown ? 'known' : 'unknown'} className={clock}>
        {messages.format('event.yourTime', {
          time: isKnown ? reader.date(value, own) : messages.date(value, { ...own, timeZone }),
        })}
      </span>
    </>
  );
}
