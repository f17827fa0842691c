import { SITE_SEARCH_CATEGORIES, type SiteSearchCategory } from './search-hit';

/** A recent search in this browser. */
export interface RecentSearch {
  text: string;
  category: SiteSearchCategory;
}

/** Maximum number of stored searches. */
export const RECENT_SEARCHES_MAX = 5;

/** Maximum length of a stored search; longer texts would not be read in a list. */
const TEXT_MAX = 120;

/** Adds a search at the top, or moves it there if text and category match. */
export function addRecentSearch(
  known: readonly RecentSearch[],
  { text, category }: RecentSearch,
): RecentSearch[] {
  const added = { text: text.trim(), category };
  if (added.text === '' || added.text.length > TEXT_MAX) return [...known];
  return [added, ...removeRecentSearch(known, added)].slice(0, RECENT_SEARCHES_MAX);
}

/** Removes a search; compares folded text. */
export function removeRecentSearch(
  known: readonly RecentSearch[],
  { text, category }: RecentSearch,
): RecentSearch[] {
  const isIt = (other: RecentSearch) =>
    other.category === category && other.text.toLowerCase() === text.trim().toLowerCase();
  return known.filter((other) => !isIt(other));
}

/** Parses the stored searches; invalid entries are ignored. */
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
