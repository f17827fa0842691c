import { SITE_SEARCH_CATEGORIES, type SiteSearchCategory } from './search-hit';

/** A search that somebody made in this browser. */
export interface RecentSearch {
  text: string;
  category: SiteSearchCategory;
}

/** As many as are kept. */
export const RECENT_SEARCHES_MAX = 5;

/** Longer texts are not kept: nobody reads them in a list. */
const TEXT_MAX = 120;

/** Puts a search first; one of the same words and category moves there. */
export function addRecentSearch(
  known: readonly RecentSearch[],
  { text, category }: RecentSearch,
): RecentSearch[] {
  const added = { text: text.trim(), category };
  if (added.text === '' || added.text.length > TEXT_MAX) return [...known];
  return [added, ...removeRecentSearch(known, added)].slice(0, RECENT_SEARCHES_MAX);
}

/** Takes a search away, however its words are written. */
export function removeRecentSearch(
  known: readonly RecentSearch[],
  { text, category }: RecentSearch,
): RecentSearch[] {
  const isIt = (other: RecentSearch) =>
    other.category === category && other.text.toLowerCase() === text.trim().toLowerCase();
  return known.filter((other) => !isIt(other));
}

/** Reads what was kept; what anybody else wrote there counts for nothing. */
export function parseRecentSearches(kept: string): RecentSearch[] {
  try {
    const known: unknown = JSON.parse(kept);
    return Array.isArray(known) ? known.filter(isRecentSearch).slice(0, RECENT_SEARCHES_MAX) : [];
  } catch {
    return [];
  }
}

function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { text, category } = value as Partial<Record<string, unknown>>;
  return (
    typeof text === 'string' &&
    text !== '' &&
    text.length <= TEXT_MAX &&
    SITE_SEARCH_CATEGORIES.some((known) => known === category)
  );
}
