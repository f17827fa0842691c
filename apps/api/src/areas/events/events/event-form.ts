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

/** End of the year 2099. */
const LAST_MOMENT = Date.UTC(2100, 0, 1);

/** Parsed fields of an event's form; undefined if not sent. */
export interface EventFields {
  name: string | undefined;
  location: string | undefined;
  /** ISO 3166-1 alpha-2 code; null to clear it. */
  country: string | null | undefined;
  timeZone: string | undefined;
  startsAt: Date | undefined;
  endsAt: Date | undefined;
  /** Sanitized HTML. */
  details: string | undefined;
  /** Distinct IDs in the order sent. */
  productIds: string[] | undefined;
  companyIds: string[] | undefined;
  /** IDs that the editor had loaded, the only ones that may be removed; undefined for any. */
  knownProductIds: string[] | undefined;
  knownCompanyIds: string[] | undefined;
  removesImage: boolean;
}

/** Parses the fields of an event's form. @throws {InvalidFieldsError} naming each invalid one. */
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

/** Refuses an event without its required fields. @see EVT-021 */
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

/** Maximum length of the summary in lists, in characters. */
const SUMMARY_MAX = 300;

/** Maximum nesting depth; deeper HTML is malicious and would overflow the parser's stack. */
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
  // Lists may have a start number.
  allowedStyles: {},
  exclusiveFilter: ({ tag, attribs }) => tag === 'a' && !isWhole(attribs.href) && 'excludeTag',
};

/** True for absolute URLs: relative links in pasted text have no base and are removed. */
function isWhole(href: string | undefined): boolean {
  return href !== undefined && URL.canParse(href);
}

/**
 * Sanitizes HTML for storage: tags not in `RICH_TEXT` are stripped, and scripts, embeds and forms are
 * removed with their content.
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

/** Returns the text of sanitized HTML on one line. */
export const plainDetails = (sanitised: string): string =>
  sanitised
    .replace(BLOCK, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/gu, ' ')
    .trim();

/** Returns the text of sanitized HTML with a line per block. */
export const writtenDetails = (sanitised: string): string =>
  sanitised
    .split(BLOCK)
    .map(plainDetails)
    .filter((line) => line !== '')
    .join('\n');

/** Returns the summary of the details for lists. @see NAV-025 */
export const summaryOf = (sanitised: string): string => cutText(plainDetails(sanitised), SUMMARY_MAX);
