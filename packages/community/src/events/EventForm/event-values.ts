import type { CommunityEvent, EventDraft, EventUpdate } from '@millrace/api-client';
import type { PostTag } from '@millrace/design-system';
import { type CountryCode, countryName, findCountry, shownTimeZone } from '@millrace/domain';
import { type DateTimeInZone, dateTimeInZone, isSkipped, zonedFrom } from '@millrace/ui';
import { countryTimeZone } from './country-time-zones';

/** Form values of an event. */
export interface EventValues {
  eventName: string;
  location: string;
  /** Country name; empty for none. */
  country: string;
  start: DateTimeInZone | null;
  end: DateTimeInZone | null;
  /** Markup; empty if nothing is written. */
  details: string;
  products: readonly PostTag[];
  companies: readonly PostTag[];
}

/** Changes to an existing event, with the ids of changed lists as they were before. */
export interface EventChanges extends Partial<EventValues> {
  /** Ids of the tagged products before the change. */
  knownProducts?: readonly string[];
  /** Ids of the companies before the change. */
  knownCompanies?: readonly string[];
}

/** Empty form values. */
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

/** Converts an event to form values. @param exhibitors Its exhibitors by name. */
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

/** Returns the initial time zone of a form: that of the country, or else the viewer’s. */
export const presetTimeZone = (country: string, readerZone: string): string =>
  countryTimeZone(findCountry(country)?.code) ?? readerZone;

/**
 * Returns the changes that follow from a new country: a preset time zone becomes the country's, and the local times are
 * kept. A time zone that was selected manually stays.
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

/** Converts a local time to milliseconds since 1970; `NaN` for an invalid time. */
export const toTimestamp = (time: DateTimeInZone): number =>
  zonedFrom(time)?.toDate().getTime() ?? Number.NaN;

/** True if both local times exist: the start of daylight saving time skips some. */
export const isOutsideDstGap = ({ start, end }: EventValues): boolean =>
  [start, end].every((time) => time === null || !isSkipped(time));

/** True if all required fields are filled in. @see EVT-021 */
export const isFilled = ({ eventName, location, start, end, details }: EventValues): boolean =>
  [eventName, location, details].every((text) => text.trim() !== '') && start !== null && end !== null;

/** True if the end is before the start. @see GAP-104 */
export const isReversed = ({ start, end }: EventValues): boolean =>
  start !== null && end !== null && toTimestamp(end) < toTimestamp(start);

/**
 * Returns the update of an edited event: only changed fields, so that concurrent edits survive; untouched times keep
 * their seconds.
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

/** Converts a form change to a storable draft. @param now The event without the changes. */
export const toEventChanges = (now: EventValues, patch: Partial<EventValues>): EventChanges => ({
  ...patch,
  ...(patch.products && { knownProducts: now.products.map(({ id }) => id) }),
  ...(patch.companies && { knownCompanies: now.companies.map(({ id }) => id) }),
});

/**
 * Applies stored changes to an event, perhaps long after they were made.
 *
 * @param now The current event: list entries that others have added meanwhile are kept.
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

/** Converts form values to the request body; null if a required field is missing. */
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
