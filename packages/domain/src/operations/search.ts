import { codePointLength } from '../text/code-points';

/** How many characters must be typed before each search starts. */
export const SEARCH_MINIMUMS = {
  /** Header, landing and product page. @see NAV-013 */
  site: 3,
  /** The wizard's company and product boxes. @see ACC-042 */
  onboarding: 3,
  /** People, companies and products named in a text. @see FEED-022 */
  mention: 3,
  /** Company box of the registration. @see ACC-024, DIFF-019 */
  registrationCompany: 5,
  /** Tag dialogs of posts and events. @see FEED-043, EVT-017, DIFF-019 */
  tag: 5,
  /** Product box of the add-raw-material, add-application and add-activity dialogs. @see PROD-048 */
  productLink: 5,
  /** Company box of the add-supplier dialog, which has no minimum. @see PROD-045 */
  supplierCompany: 0,
} as const;

/** The longest text that is searched for, in characters. */
const TEXT_MAX = 200;

/** The longest article in which names are found, in characters. */
export const ARTICLE_MAX = 50_000;

/** How many searches a member may have saved. */
export const SAVED_SEARCHES_MAX = 50;

/** A place that searches. */
export type SearchPlace = keyof typeof SEARCH_MINIMUMS;

// A sign of these scripts says as much as a word.
const SIGN_SCRIPTS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * True if enough has been typed for a search to start; space around the text does not count. In Chinese, Japanese and
 * Korean one character is enough.
 */
export function canSearch(place: SearchPlace, text: string): boolean {
  const typed = text.trim();
  return SIGN_SCRIPTS.test(typed) || codePointLength(typed) >= SEARCH_MINIMUMS[place];
}

/** Target of a search while somebody types: nothing, names that equal the text, or whatever matches. */
export type TypedSearch = 'none' | 'exact' | 'any';

/**
 * Tells what is looked for while somebody types: from the place's minimum on whatever matches; below it, from the first
 * character on, what is called exactly so, such as 3M. Enter, which searches for the whole text, has no minimum.
 */
export function typedSearch(place: SearchPlace, text: string): TypedSearch {
  if (text.trim() === '') return 'none';
  return canSearch(place, text) ? 'any' : 'exact';
}

/** What is searched for of a text: without the space around it, and cut to the 200 characters that the server takes. */
export function searchText(text: string): string {
  return Array.from(text.trim()).slice(0, TEXT_MAX).join('').trim();
}
