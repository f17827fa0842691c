import type { components } from '@millrace/api-client';
import {
  cutText,
  EVENT_EXHIBITORS_MAX,
  EVENT_PRODUCTS_MAX,
  findCountry,
  isTimeZone,
  RICH_TEXT,
  timeZoneName,
} from '@millrace/domain';
import sanitizeHtml from 'sanitize-html';
import { countryProblem } from '../../../platform/http/country-field';
import { readFormList, readId, refuse, unique } from '../../../platform/http/refuse';
import { type Sentence, sentence } from '../../../platform/messages/text';

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

/** Longest beginning of the details that lists are answered, in characters. */
const SUMMARY_MAX = 300;

/** Nobody writes so, and a reader would run out of stack. */
const MOST_DEPTH = 40;

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT.blocks, ...new Set(Object.values(RICH_TEXT.inline)), 'a'],
  allowedAttributes: { a: ['href'], ol: ['start'] },
  allowedSchemes: [...RICH_TEXT.schemes],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  nonTextTags: [...RICH_TEXT.dropped],
  nestingLimit: MOST_DEPTH,
  transformTags: Object.fromEntries(
    Object.entries(RICH_TEXT.inline).filter(([written, becomes]) => written !== becomes),
  ),
  // Lists count from a number or from one.
  allowedStyles: {},
  exclusiveFilter: ({ tag, attribs }) => tag === 'a' && !isWhole(attribs.href) && 'excludeTag',
};

/** What somebody wrote elsewhere does not know where it will stand: relative addresses lose their link. */
function isWhole(href: string | undefined): boolean {
  return href !== undefined && URL.canParse(href);
}

/**
 * Markup as it may be stored: what is not among `RICH_TEXT` loses its tag, and what runs, embeds or asks for something
 * goes with all that it holds.
 *
 * @see GAP-100
 */
export const sanitisedDetails = (markup: string): string => sanitizeHtml(markup, ALLOWED).trim();

const BLOCK = new RegExp(`</?(?:${RICH_TEXT.blocks.join('|')})\\b[^>]*>`, 'g');

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** The words of sanitised markup, on one line. */
export const plainDetails = (sanitised: string): string =>
  sanitised
    .replace(BLOCK, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/gu, ' ')
    .trim();

/** The words of sanitised markup, each block on a line of its own. */
export const writtenDetails = (sanitised: string): string =>
  sanitised
    .split(BLOCK)
    .map(plainDetails)
    .filter((line) => line !== '')
    .join('\n');

/** The beginning of the details for lists. @see NAV-025 */
export const summaryOf = (sanitised: string): string => cutText(plainDetails(sanitised), SUMMARY_MAX);
