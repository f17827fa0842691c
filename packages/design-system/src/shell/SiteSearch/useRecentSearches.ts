import { useMemo, useSyncExternalStore } from 'react';
import {
  addRecentSearch,
  parseRecentSearches,
  type RecentSearch,
  removeRecentSearch,
} from './recent-searches';

/**
 * The searches that somebody made in this browser, newest first; they never leave it. Where the browser keeps nothing,
 * there are none.
 *
 * @param owner Whose they are: members who share a browser do not see each other's.
 */
export function useRecentSearches(owner: string) {
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
