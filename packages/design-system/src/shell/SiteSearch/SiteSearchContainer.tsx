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
  /** Navigates to a path of the host application. */
  onNavigate: (path: string) => void;
  /** Id of the member whose recent searches are shown. Default: those of guests. */
  owner?: string | undefined;
  /** Query of the current results page, which is the initial text. */
  initialText?: string;
  /** Initial category. Default `products`. */
  initialCategory?: SiteSearchCategory;
  /** Finds pages of the site that match the text. Default: none. */
  findPages?: ((text: string) => readonly SitePageHit[]) | undefined;
  /** Called on the first interaction with the box, to load what `findPages` needs. */
  onFirstFocus?: (() => void) | undefined;
}

/** Search box of the masthead; open to guests. @see NAV-016 */
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
        // Store the name of the hit as recent search, not the few letters that were typed.
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

  // Blur the field: the next page has the focus, and a masthead that collapses the box on phones does so now.
  function leave(path: string): void {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onNavigate(path);
  }
}

/**
 * Returns the recent searches in this browser, newest first; they are never sent to the server. Empty if storage is
 * unavailable.
 *
 * @param owner Member id: members who share a browser do not see each other's.
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
  // Storage events come from other windows only; this one updates in `write`.
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
    // Storage is full or unavailable: recent searches are only a convenience.
    return;
  }
  for (const listener of listeners) listener();
}
