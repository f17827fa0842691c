/** The scroll position of a reader in a feed. */
export interface ScrollPosition {
  /** The first post in sight. */
  postId: string;
  /** How far below the top of the window it began, in pixels. */
  offsetPx: number;
  /** How many posts were loaded. */
  posts: number;
}

/** Forgotten with the tab, and when its member signs out. */
const STORED = 'millrace.feed.places';

/** Places that one comes back to; of older ones nothing is kept. */
const POSITIONS_MAX = 20;

/** Saves the scroll position for back navigation; null removes it. @param key Of the visit, the feed and its reader. */
export function saveScrollPosition(key: string, place: ScrollPosition | null): void {
  const others = readAll().filter(([other]) => other !== key);
  const all = place === null ? others : [...others, [key, place] as const].slice(-POSITIONS_MAX);
  try {
    sessionStorage.setItem(STORED, JSON.stringify(all));
  } catch {
    // Where a browser keeps nothing, a reload begins at the top.
  }
}

/** Reads the scroll position of this visit; null on the first one. */
export function readScrollPosition(key: string): ScrollPosition | null {
  const found = readAll().find(([other]) => other === key)?.[1];
  return found && isPlace(found) ? found : null;
}

function readAll(): (readonly [key: string, place: ScrollPosition])[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => Array.isArray(each) && each.length === 2) : [];
  } catch {
    return [];
  }
}

const isPlace = ({ postId, offsetPx, posts }: Partial<Record<keyof ScrollPosition, unknown>>): boolean =>
  typeof postId === 'string' && Number.isFinite(offsetPx) && Number.isSafeInteger(posts);
