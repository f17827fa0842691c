import { fromDate, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';
import type { CommunityEvent, EventDraft } from '@millrace/api-client';
import { type CountryCode, countryName, findCountry } from '@millrace/domain';
import type { DateTimeInZone } from '../../primitives/DateTimePicker';
import type { PostTag } from '../TagPicker';

/** An event as it stands in its form. */
export interface EventValues {
  eventName: string;
  location: string;
  /** A country's name; empty for none. */
  country: string;
  start: DateTimeInZone | null;
  end: DateTimeInZone | null;
  /** Markup; empty where nothing is written. */
  details: string;
  products: readonly PostTag[];
  companies: readonly PostTag[];
}

/** A form in which nothing is written yet. */
export const NO_EVENT: EventValues = {
  eventName: '',
  location: '',
  country: '',
  start: null,
  end: null,
  details: '',
  products: [],
  companies: [],
};

/** An event as its form shows it. @param exhibitors Those that it lists, by name. */
export function valuesOf(event: CommunityEvent, exhibitors: readonly Omit<PostTag, 'kind'>[]): EventValues {
  return {
    eventName: event.eventName,
    location: event.location,
    country: countryName(event.country_code as CountryCode | null) ?? '',
    start: localAt(event.startDate, event.time_zone),
    end: localAt(event.endDate, event.time_zone),
    details: event.details,
    products: event.products.map((product) => ({ kind: 'product', ...product })),
    companies: exhibitors.map((company) => ({ kind: 'company', ...company })),
  };
}

/** A moment as the clocks of a place show it. @param moment In milliseconds since 1970. */
export const localAt = (moment: number, timeZone: string): DateTimeInZone => ({
  local: toCalendarDateTime(fromDate(new Date(moment), timeZone))
    .toString()
    .slice(0, 16),
  timeZone,
});

/** The moment that the clocks of a place show, in milliseconds since 1970. */
export const momentOf = ({ local, timeZone }: DateTimeInZone): number =>
  toZoned(parseDateTime(local), timeZone).toDate().getTime();

/** Whether nothing is missing that an event must have. @see EVT-021 */
export const isFilled = ({ eventName, location, start, end, details }: EventValues): boolean =>
  [eventName, location, details].every((text) => text.trim() !== '') && start !== null && end !== null;

/** Whether the end is before the start. @see GAP-104 */
export const isReversed = ({ start, end }: EventValues): boolean =>
  start !== null && end !== null && momentOf(end) < momentOf(start);

/** An event as it is sent; null while something is missing. */
export function draftOf(values: EventValues, image: File | undefined): EventDraft | null {
  const { start, end } = values;
  if (!isFilled(values) || start === null || end === null) return null;
  return {
    eventName: values.eventName.trim(),
    location: values.location.trim(),
    country: findCountry(values.country)?.code ?? null,
    timeZone: start.timeZone,
    startDate: momentOf(start),
    endDate: momentOf(end),
    details: values.details,
    image,
    primaryProducts: values.products.map(({ id }) => id),
    companies: values.companies.map(({ id }) => id),
  };
}
