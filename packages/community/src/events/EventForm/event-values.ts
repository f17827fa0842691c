import type { CommunityEvent, EventDraft, EventUpdate } from '@millrace/api-client';
import type { PostTag } from '@millrace/design-system';
import { type CountryCode, countryName, findCountry, shownTimeZone } from '@millrace/domain';
import { type DateTimeInZone, dateTimeInZone, isSkipped, zonedFrom } from '@millrace/ui';
import { countryTimeZone } from './country-time-zones';

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

/** What is changed of an event that stands already, with what its editor knew of the lists that were changed. */
export interface EventChanges extends Partial<EventValues> {
  /** Ids of the tagged products that stood there. */
  knownProducts?: readonly string[];
  /** Ids of the companies that did. */
  knownCompanies?: readonly string[];
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
export function toEventValues(
  event: CommunityEvent,
  exhibitors: readonly Omit<PostTag, 'kind'>[],
): EventValues {
  return {
    eventName: event.eventName,
    location: event.location,
    country: countryName(event.country_code as CountryCode | null) ?? '',
    start: dateTimeInZone(event.startDate, shownTimeZone(event.time_zone)),
    end: dateTimeInZone(event.endDate, shownTimeZone(event.time_zone)),
    details: event.details,
    products: event.products.map((product) => ({ kind: 'product', ...product })),
    companies: exhibitors.map((company) => ({ kind: 'company', ...company })),
  };
}

/** The zone that a form begins with: that of its country, or else the reader’s own. */
export const presetTimeZone = (country: string, readerZone: string): string =>
  countryTimeZone(findCountry(country)?.code) ?? readerZone;

/**
 * What changes with the country: times whose zone was preset are then those of the new one, as its clocks show them. A zone
 * that was chosen stays.
 */
export function withCountry(
  { country: before, start, end }: EventValues,
  country: string,
  readerZone: string,
): Partial<EventValues> {
  const [preset, timeZone] = [presetTimeZone(before, readerZone), presetTimeZone(country, readerZone)];
  if (start === null || start.timeZone !== preset || timeZone === preset) return { country };
  return { country, start: { ...start, timeZone }, ...(end && { end: { ...end, timeZone } }) };
}

/** The moment that the clocks of a place show, in milliseconds since 1970; `NaN` where the text is no time. */
export const toTimestamp = (time: DateTimeInZone): number =>
  zonedFrom(time)?.toDate().getTime() ?? Number.NaN;

/** True if both times exist: clocks that go forward (daylight saving time) skip some. */
export const isOutsideDstGap = ({ start, end }: EventValues): boolean =>
  [start, end].every((time) => time === null || !isSkipped(time));

/** True if nothing is missing that an event must have. @see EVT-021 */
export const isFilled = ({ eventName, location, start, end, details }: EventValues): boolean =>
  [eventName, location, details].every((text) => text.trim() !== '') && start !== null && end !== null;

/** True if the end is before the start. @see GAP-104 */
export const isReversed = ({ start, end }: EventValues): boolean =>
  start !== null && end !== null && toTimestamp(end) < toTimestamp(start);

/**
 * What is sent of an edited event: only what was changed, so that what others do meanwhile stays, and moments that nobody
 * touched stay to the second.
 */
export function toEventUpdate(
  event: Pick<CommunityEvent, 'primaryProducts' | 'companies'>,
  changes: EventChanges,
  values: EventValues,
): EventUpdate {
  const { eventName, location, country, start, end, details, products, companies } = changes;
  return {
    ...(eventName !== undefined && { eventName: eventName.trim() }),
    ...(location !== undefined && { location: location.trim() }),
    ...(country !== undefined && { country: findCountry(country)?.code ?? null }),
    ...(start && { timeZone: start.timeZone, startDate: toTimestamp(start) }),
    ...(end && { endDate: toTimestamp(end) }),
    ...(details !== undefined && { details }),
    ...(products && {
      primaryProducts: values.products.map(({ id }) => id),
      knownProducts: event.primaryProducts,
    }),
    ...(companies && {
      companies: values.companies.map(({ id }) => id),
      knownCompanies: event.companies,
    }),
  };
}

/** What a change of the form is to be kept as. @param now The event as it stands without what was changed. */
export const toEventChanges = (now: EventValues, patch: Partial<EventValues>): EventChanges => ({
  ...patch,
  ...(patch.products && { knownProducts: now.products.map(({ id }) => id) }),
  ...(patch.companies && { knownCompanies: now.companies.map(({ id }) => id) }),
});

/**
 * An event with what was changed of it, perhaps long ago.
 *
 * @param now The event as it stands by now: what others added to its lists meanwhile stays.
 */
export function withChanges(
  now: EventValues,
  { knownProducts = [], knownCompanies = [], ...changed }: EventChanges,
): EventValues {
  return {
    ...now,
    ...changed,
    ...(changed.products && { products: withNew(changed.products, now.products, knownProducts) }),
    ...(changed.companies && { companies: withNew(changed.companies, now.companies, knownCompanies) }),
  };
}

function withNew(changed: readonly PostTag[], now: readonly PostTag[], known: readonly string[]): PostTag[] {
  const settled = new Set([...known, ...changed.map(({ id }) => id)]);
  return [...changed, ...now.filter(({ id }) => !settled.has(id))];
}

/** An event as it is sent; null while something is missing. */
export function toEventDraft(values: EventValues, image: File | undefined): EventDraft | null {
  const { start, end } = values;
  if (!isFilled(values) || start === null || end === null) return null;
  return {
    eventName: values.eventName.trim(),
    location: values.location.trim(),
    country: findCountry(values.country)?.code ?? null,
    timeZone: start.timeZone,
    startDate: toTimestamp(start),
    endDate: toTimestamp(end),
    details: values.details,
    image,
    primaryProducts: values.products.map(({ id }) => id),
    companies: values.companies.map(({ id }) => id),
  };
}
