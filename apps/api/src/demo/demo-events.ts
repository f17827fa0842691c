import { CalendarDateTime, fromDate, toCalendarDate, toZoned } from '@internationalized/date';
import { DAY_MS, daysOfEvent, EVENT_VOTES, type EventVote, nameSortKey } from '@millrace/domain';
import { sanitisedDetails, summaryOf } from '../areas/events/events';
import { companyId, eventId, memberId, productId, readList } from './demo-ids';

interface EventEntry {
  key: string;
  creator: string;
  name: string;
  location: string;
  country: string;
  timeZone: string;
  /** Days from loading to its start, in the calendar of its place. */
  inDays: number;
  /** Local start time on its first day, and end time on its last. */
  start: string;
  end: string;
  days: number;
  details: string;
  products: readonly string[];
  companies: readonly string[];
  votes: Partial<Record<EventVote, readonly string[]>>;
}

/** Creates demo events with attendees and exhibitors. */
export function readEvents(now: number) {
  const entries = readList<EventEntry>('events.json');
  const before = new Date(now - 30 * DAY_MS);
  return {
    events: entries.map((entry) => {
      const details = sanitisedDetails(entry.details);
      return {
        id: eventId(entry.key),
        name: entry.name,
        location: entry.location,
        searchKey: nameSortKey(`${entry.name} ${entry.location}`),
        country: entry.country,
        ...timesOf(entry, now),
        details,
        summary: summaryOf(details),
        createdBy: memberId(entry.creator),
        createdAt: before,
        updatedAt: before,
      };
    }),
    eventProducts: entries.flatMap(({ key, products, creator }) =>
      products.map((product, position) => ({
        eventId: eventId(key),
        productId: productId(product),
        position,
        addedBy: memberId(creator),
        createdAt: before,
      })),
    ),
    eventCompanies: entries.flatMap(({ key, companies, creator }) =>
      companies.map((company) => ({
        eventId: eventId(key),
        companyId: companyId(company),
        addedBy: memberId(creator),
        createdAt: before,
      })),
    ),
    eventVotes: entries.flatMap(({ key, votes }) =>
      EVENT_VOTES.flatMap((vote) =>
        (votes[vote] ?? []).map((member) => ({
          eventId: eventId(key),
          userId: memberId(member),
          vote,
          createdAt: before,
        })),
      ),
    ),
  };
}

function timesOf({ timeZone, inDays, days, start, end }: EventEntry, now: number) {
  const today = toCalendarDate(fromDate(new Date(now), timeZone));
  const moment = (afterDays: number, clock: string): Date => {
    const { year, month, day } = today.add({ days: afterDays });
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    return toZoned(new CalendarDateTime(year, month, day, hour, minute), timeZone).toDate();
  };
  const startsAt = moment(inDays, start);
  const endsAt = moment(inDays + days - 1, end);
  const { first, last } = daysOfEvent(timeZone, startsAt.getTime(), endsAt.getTime());
  return { timeZone, startsAt, endsAt, startsOn: first, endsOn: last };
}
