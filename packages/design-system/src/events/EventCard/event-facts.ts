import type { EventSummary } from '@millrace/api-client';
import { artPath, lastEventMoment, shownTimeZone } from '@millrace/domain';
import { normalizeSpaces } from '@millrace/ui/light';
import type { Messages } from '@millrace/ui/messages';

/** Address of an event's picture, or of the plate that is drawn without one. */
export const eventPicture = ({
  eventName,
  image,
  sector,
}: Pick<EventSummary, 'eventName' | 'image' | 'sector'>): string =>
  image ?? artPath({ name: eventName, sector, kind: 'plate' });

/** The days of an event by the calendar of its place: one, or from the first to the last. */
export function eventSpan(
  messages: Messages<never>,
  { startDate, endDate, time_zone: placeZone }: Pick<EventSummary, 'startDate' | 'endDate' | 'time_zone'>,
): string {
  const timeZone = shownTimeZone(placeZone);
  const format = new Intl.DateTimeFormat(messages.locale, { dateStyle: 'long', timeZone });
  return normalizeSpaces(format.formatRange(startDate, lastEventMoment(startDate, endDate)));
}
