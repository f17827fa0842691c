import { useMemo, useState, useSyncExternalStore } from 'react';
import {
  addRecentSearch,
  parseRecentSearches,
  type RecentSearch,
  removeRecentSearch,
} from './recent-searches';
import { type SitePageHit, SiteSearch } from './SiteSearch';
import { hitCategory, hitPath, type SiteSearchCategory, searchPath } from './search-hit';
import { usePopularHits, useSiteSuggestions } from './useSiteSuggestions';

export interface SiteSearchContainerProps {
  /** Goes to a path of the host application. */
  onNavigate: (path: string) => void;
  /** Whose recent searches are offered: the member's id. Default: those of guests. */
  owner?: string | undefined;
  /** What the page shows the results of; the box begins with it. */
  initialText?: string;
  /** Default `products`. */
  initialCategory?: SiteSearchCategory;
  /** Finds pages of the site for what is typed. Default: none. */
  findPages?: ((text: string) => readonly SitePageHit[]) | undefined;
  /** Called when somebody first turns to the box, as the time to load what `findPages` needs. */
  onFirstFocus?: (() => void) | undefined;
}

/** The search box of every page; open to visitors. @see NAV-016 */
export function SiteSearchContainer({
  onNavigate,
  owner = 'guest',
  initialText = '',
  initialCategory = 'products',
  findPages,
  onFirstFocus,
}: SiteSearchContainerProps) {
  const [text, setText] = useState(initialText);
  const [category, setCategory] = useState(initialCategory);
  const [wasFocused, setWasFocused] = useState(false);
  const { hits, status, retry } = useSiteSuggestions(text, category);
  const popular = usePopularHits(wasFocused && text === '' && category === 'products');
  const pages = useMemo(() => findPages?.(text) ?? [], [findPages, text]);
  const { recent, add, remove, clear } = useRecentSearches(owner);
  const search = (sought: string, of: SiteSearchCategory) => {
    if (!sought.trim()) return;
    add({ text: sought, category: of });
    leave(searchPath({ text: sought, category: of }));
  };
  return (
    <SiteSearch
      text={text}
      onTextChange={setText}
      category={category}
      onCategoryChange={setCategory}
      hits={hits}
      status={status}
      onSelect={(hit) => {
        // What was found is worth finding again; the few letters that led to it are not.
        add({ text: hit.name, category: hitCategory(hit) ?? category });
        setText('');
        leave(hitPath(hit));
      }}
      onSubmit={(sought) => search(sought, category)}
      onRetry={retry}
      recent={recent}
      onRecentSelect={(recentSearch) => {
        setText(recentSearch.text);
        setCategory(recentSearch.category);
        search(recentSearch.text, recentSearch.category);
      }}
      onRecentRemove={remove}
      onRecentClear={clear}
      popular={category === 'products' ? popular : []}
      pages={pages}
      onPageSelect={({ path }) => {
        setText('');
        leave(path);
      }}
      onFocus={() => {
        if (!wasFocused) onFirstFocus?.();
        setWasFocused(true);
      }}
    />
  );

  // The page that opens has the focus; a masthead that folds its box away on phones does so then.
  function leave(path: string): void {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onNavigate(path);
  }
}

/**
 * The searches that somebody made in this browser, newest first; they never leave it. Where the browser keeps nothing,
 * there are none.
 *
 * @param owner Whose they are: members who share a browser do not see each other's.
 */
function useRecentSearches(owner: string) {
  const key = `millrace.recent-searches.${owner}`;
  const kept = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '',
  );
  const recent = useMemo(() => parseRecentSearches(kept), [kept]);
  const current = () => parseRecentSearches(read(key));
  return {
    recent,
    add: (search: RecentSearch) => write(key, addRecentSearch(current(), search)),
    remove: (search: RecentSearch) => write(key, removeRecentSearch(current(), search)),
    clear: () => write(key, []),
  };
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Of other windows; this one hears of its own changes by `write`.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, searches: readonly RecentSearch[]): void {
  try {
    if (searches.length === 0) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // Full, or not allowed: a convenience is missing, and nothing else.
    return;
  }
  for (const listener of listeners) listener();
}
