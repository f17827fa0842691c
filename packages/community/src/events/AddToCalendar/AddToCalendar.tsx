import type { EventSummary } from '@millrace/api-client';
import { addToCalendarLink, cutText, EVENT_SUMMARY_MAX, placeOfEvent, WEB_CALENDARS } from '@millrace/domain';
import { Icon, Link } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import { label, root } from './AddToCalendar.css';

export interface AddToCalendarProps {
  event: Pick<
    EventSummary,
    'id' | 'eventName' | 'location' | 'country' | 'startDate' | 'endDate' | 'time_zone' | 'summary'
  >;
  /** Absolute URL of the event page. */
  url: string;
  /** URL of its iCalendar file. */
  fileHref: string;
}

/** Links that add an event to a calendar: an iCalendar file for any app, and web calendars. */
export function AddToCalendar({ event, url, fileHref }: AddToCalendarProps) {
  const messages = useMessages();
  const labelId = useId();
  const entry = {
    name: event.eventName,
    location: placeOfEvent(event.location, event.country),
    startDate: event.startDate,
    endDate: event.endDate,
    timeZone: event.time_zone,
    text: cutText(event.summary, EVENT_SUMMARY_MAX),
    url,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and these are links.
    <div role="group" aria-labelledby={labelId} data-component="AddToCalendar" className={root}>
      <span id={labelId} className={label}>
        <Icon icon={CalendarPlus} /> {messages.format('addToCalendar.label')}
      </span>
      <Link href={fileHref} download>
        {messages.format('addToCalendar.file')}
      </Link>
      {WEB_CALENDARS.map((calendar) => (
        <Link key={calendar} href={addToCalendarLink(calendar, entry)} external>
          {messages.format(`addToCalendar.${calendar}`)}
        </Link>
      ))}
    </div>
  );
}
