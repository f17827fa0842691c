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

/** A place that searches. */
export type SearchPlace = keyof typeof SEARCH_MINIMUMS;

/** True if enough has been typed for a search to start; space around the text does not count. */
export function canSearch(place: SearchPlace, text: string): boolean {
  return codePointLength(text.trim()) >= SEARCH_MINIMUMS[place];
}

/** What is searched for of a text: without the space around it, and cut to the 200 characters that the server takes. */
export function searchText(text: string): string {
  return Array.from(text.trim()).slice(0, TEXT_MAX).join('').trim();
}
