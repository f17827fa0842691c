import { cutText, RICH_TEXT } from '@millrace/domain';
import sanitizeHtml from 'sanitize-html';

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
