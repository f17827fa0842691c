import type { Attendee, Calendar, CommunityEvent, EventSummary, Exhibitor } from '@millrace/api-client';
import { artPath, DAY_MS, EVENT_VOTES } from '@millrace/domain';
import { example, rowAt } from '../contract/examples';
import { many } from '../factories/many';
import { companyName, countryAt, personName, sectorAt } from '../factories/names';
import { stableId } from '../factories/stable-id';

// Generated events come after the contract's last.
const FIRST_MADE_UP = Date.parse('2027-06-01T07:00:00.000Z');

/** Creates an event with all fields, with overrides. */
export function anEvent(overrides: Partial<CommunityEvent> = {}): CommunityEvent {
  return { ...example('EventReply', 'EventForum').Item, ...overrides };
}

/** Creates an event with few known fields. */
export function aBareEvent(overrides: Partial<CommunityEvent> = {}): CommunityEvent {
  return { ...example('EventReply', 'EventBare').Item, ...overrides };
}

/** Creates events as list rows, next first: those of the contract, then generated ones. */
export function eventSummaries(count: number, overrides: Partial<EventSummary> = {}): EventSummary[] {
  const first = example('EventList', 'EventsThree').Items;
  return many(count, (index) => ({ ...(first[index] ?? madeUp(index)), ...overrides }));
}

/** Creates exhibiting companies, those with the most contacts first. */
export function exhibitors(count: number, overrides: Partial<Exhibitor> = {}): Exhibitor[] {
  const first = example('ExhibitorList', 'ExhibitorsTwo').values;
  return many(count, (index) => {
    const known = first[index];
    const name = companyName(index);
    const country = countryAt(index);
    const sector = sectorAt(index);
    const made: Exhibitor = {
      id: stableId('company', name),
      name,
      country: country.name,
      country_code: country.code,
      contacts: Math.max(0, 2 - Math.floor(index / 8)),
      sector,
      logo: artPath({ name, sector, kind: 'seal' }),
      premium: false,
      added_by: null,
    };
    return { ...(known ?? made), ...overrides };
  });
}

/** Creates members who have replied: those of the contract first, then generated ones. */
export function attendees(count: number, overrides: Partial<Attendee> = {}): Attendee[] {
  const first = example('EventVotes', 'EventVotesThree').Item.votes;
  return many(count, (index) => {
    const { firstName, lastName } = personName(index);
    const company = companyName(index);
    const made: Attendee = {
      id: stableId('user', index),
      firstName,
      lastName,
      company,
      company_id: stableId('company', company),
      vote: rowAt(EVENT_VOTES, index),
      image: null,
    };
    return { ...(first[index] ?? made), ...overrides };
  });
}

function madeUp(index: number): EventSummary {
  const sector = sectorAt(index);
  const country = countryAt(index);
  const startDate = FIRST_MADE_UP + index * 9 * DAY_MS;
  return {
    ...rowAt(example('EventList', 'EventsThree').Items, 2),
    id: stableId('event', index),
    eventName: `${rowAt(NAMES, index)} ${2027 + Math.floor(index / 40)}`,
    location: country.name,
    country: country.name,
    country_code: country.code,
    startDate,
    endDate: startDate + (1 + (index % 3)) * DAY_MS,
    sector,
    image: null,
  };
}

const NAMES = [
  'Photonics Supply Week',
  'Open Day at the Furnace',
  'Powder and Binder Forum',
  'Cell Makers’ Round',
  'Membrane Days',
  'Tow and Preform Meeting',
];

/** Creates the calendar subscriptions of the contract's viewer: their own, and that of a product. */
export const calendars = (): Calendar[] => [...example('CalendarList', 'CalendarsTwo').results];
