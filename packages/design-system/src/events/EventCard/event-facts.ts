import { artPath, lastEventMoment, shownTimeZone } from '@millrace/domain';
import { normalizeSpaces } from '@millrace/ui/light';
import type { Messages } from '@millrace/ui/messages';
import type { EventSummary } from './event-summary';

/** Returns the URL of an event's picture, or of the plate that is drawn without one. */
export const eventPicture = ({
  name,
  picture,
  sector = null,
}: Pick<EventSummary, 'name' | 'picture' | 'sector'>): string =>
  picture ?? artPath({ name, sector, kind: 'plate' });

/** Formats the days of an event in the time zone of its place: one day, or a range. */
export function eventSpan(
  messages: Messages<never>,
  { startsAt, endsAt, timeZone: placeZone = 'UTC' }: Pick<EventSummary, 'startsAt' | 'endsAt' | 'timeZone'>,
): string {
  const timeZone = shownTimeZone(placeZone);
  const format = new Intl.DateTimeFormat(messages.locale, { dateStyle: 'long', timeZone });
  return normalizeSpaces(format.formatRange(startsAt, lastEventMoment(startsAt, endsAt)));
}
