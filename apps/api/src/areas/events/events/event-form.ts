import type { components } from '@millrace/api-client';
import {
  EVENT_EXHIBITORS_MAX,
  EVENT_PRODUCTS_MAX,
  findCountry,
  isTimeZone,
  timeZoneName,
} from '@millrace/domain';
import { countryProblem } from '../../../platform/http/country-field';
import { readFormList, readId, unique } from '../../../platform/http/form-list';
import { refuse } from '../../../platform/http/refuse';
import { type Sentence, sentence } from '../../../platform/messages/text';
import { plainDetails, sanitisedDetails } from './event-details';

type EventForm = components['schemas']['EventForm'];

/** The end of the year 2099. */
const LAST_MOMENT = Date.UTC(2100, 0, 1);

/** What the fields of an event's form say; undefined is what was not sent. */
export interface EventFields {
  name: string | undefined;
  location: string | undefined;
  /** ISO 3166-1 alpha-2; null where there is to be none. */
  country: string | null | undefined;
  timeZone: string | undefined;
  startsAt: Date | undefined;
  endsAt: Date | undefined;
  /** Sanitised markup. */
  details: string | undefined;
  /** Each once, in the order in which they were sent. */
  productIds: string[] | undefined;
  companyIds: string[] | undefined;
  /** What the editor knew, which alone can be removed; undefined: anything. */
  knownProductIds: string[] | undefined;
  knownCompanyIds: string[] | undefined;
  removesImage: boolean;
}

/** Reads the fields of an event's form. @throws {InvalidFieldsError} naming each that is wrong. */
export function readEventFields(form: EventForm): EventFields {
  const details = form.details === undefined ? undefined : sanitisedDetails(form.details);
  const lists = {
    primaryProducts: readFormList(form.primaryProducts, EVENT_PRODUCTS_MAX, readId),
    companies: readFormList(form.companies, EVENT_EXHIBITORS_MAX, readId),
    known_products: readFormList(form.known_products, EVENT_PRODUCTS_MAX, readId),
    known_companies: readFormList(form.known_companies, EVENT_EXHIBITORS_MAX, readId),
  };
  const listOf = (field: keyof typeof lists): string[] | undefined => {
    const list = lists[field];
    return form[field] === undefined || !Array.isArray(list) ? undefined : unique(list);
  };
  refuse({
    eventName: blankProblem(form.eventName),
    location: blankProblem(form.location),
    country: countryProblem(form.country),
    time_zone:
      form.time_zone === undefined || isTimeZone(form.time_zone) ? undefined : sentence('field.timeZone'),
    startDate: momentProblem(form.startDate),
    endDate: momentProblem(form.endDate),
    details:
      details === undefined || plainDetails(details) !== '' ? undefined : sentence('field.emptyDetails'),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => !Array.isArray(list))),
  });
  return {
    name: form.eventName?.trim(),
    location: form.location?.trim(),
    country: form.country === undefined ? undefined : (findCountry(form.country)?.code ?? null),
    timeZone: form.time_zone === undefined ? undefined : timeZoneName(form.time_zone),
    startsAt: form.startDate === undefined ? undefined : new Date(Number(form.startDate)),
    endsAt: form.endDate === undefined ? undefined : new Date(Number(form.endDate)),
    details,
    productIds: listOf('primaryProducts'),
    companyIds: listOf('companies'),
    knownProductIds: listOf('known_products'),
    knownCompanyIds: listOf('known_companies'),
    removesImage: form.remove_image === 'true',
  };
}

/** Refuses an event that lacks what each must have. @see EVT-021 */
export function requireWhole(form: EventForm): void {
  const missing = (['eventName', 'location', 'startDate', 'endDate', 'details'] as const).filter(
    (field) => form[field] === undefined,
  );
  refuse(Object.fromEntries(missing.map((field) => [field, sentence('problem.required')])));
}

const blankProblem = (value: string | undefined): Sentence | undefined =>
  value !== undefined && value.trim() === '' ? sentence('problem.blank') : undefined;

const momentProblem = (value: string | undefined): Sentence | undefined =>
  value !== undefined && Number(value) >= LAST_MOMENT ? sentence('field.notAMoment') : undefined;
