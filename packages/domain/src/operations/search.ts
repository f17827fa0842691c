import { codePointLength } from '../text/code-points';

/** Minimum number of characters of each search. */
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

/** Maximum length of a search text in characters. */
const TEXT_MAX = 200;

/** Maximum length of an article for name matching, in characters. */
export const ARTICLE_MAX = 50_000;

/** Maximum number of saved searches per member. */
export const SAVED_SEARCHES_MAX = 50;

/** A place with a search field. */
export type SearchPlace = keyof typeof SEARCH_MINIMUMS;

// One character of these scripts carries as much as a word.
const SIGN_SCRIPTS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * True if the text is long enough for a search, without surrounding space. In Chinese, Japanese and
 * Korean one character is enough.
 */
export function canSearch(place: SearchPlace, text: string): boolean {
  const typed = text.trim();
  return SIGN_SCRIPTS.test(typed) || codePointLength(typed) >= SEARCH_MINIMUMS[place];
}

/** Scope of a search while typing: none, exact names, or all matches. */
export type TypedSearch = 'none' | 'exact' | 'any';

/**
 * Returns the scope of a search while typing: all matches from the minimum length on, exact names below it, such as 3M.
 * Enter searches for the whole text at any length.
 */
export function typedSearch(place: SearchPlace, text: string): TypedSearch {
  if (text.trim() === '') return 'none';
  return canSearch(place, text) ? 'any' : 'exact';
}

/** Normalizes a search text: trimmed and cut to the 200 characters that the server accepts. */
export function searchText(text: string): string {
  return Array.from(text.trim()).slice(0, TEXT_MAX).join('').trim();
}
