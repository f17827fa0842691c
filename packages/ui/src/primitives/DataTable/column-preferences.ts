/** The column preferences of a reader: hidden columns and their widths. */
export interface ColumnPreferences {
  /** Ids of hidden columns. */
  hidden: readonly string[];
  /** Column widths by id, as shares of any sum. */
  shares: Readonly<Record<string, number>>;
}

/** Default preferences: the columns as the table defines them. */
export const DEFAULT_PREFERENCES: ColumnPreferences = { hidden: [], shares: {} };

const known = new Map<string, ColumnPreferences>();
const listeners = new Set<() => void>();
const storageKey = (id: string) => `mr-table-${id}`;

/** Subscribes to changes of preferences. @returns a function that unsubscribes. */
export function subscribePreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the preferences of a table from sessionStorage; the same object until they change. */
export function readPreferences(id: string): ColumnPreferences {
  let preferences = known.get(id);
  if (!preferences) {
    preferences = parsePreferences(id);
    known.set(id, preferences);
  }
  return preferences;
}

/** Saves the preferences of a table to sessionStorage, and notifies every table with that id. */
export function savePreferences(id: string, preferences: ColumnPreferences): void {
  known.set(id, preferences);
  try {
    sessionStorage.setItem(storageKey(id), JSON.stringify(preferences));
  } catch {
    // Storage is blocked or full: the preferences last until the page is left.
  }
  for (const listener of listeners) listener();
}

function parsePreferences(id: string): ColumnPreferences {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(id)) ?? 'null');
    return isPreferences(kept) ? kept : DEFAULT_PREFERENCES;
  } catch {
    return DEFAULT_PREFERENCES;
  }
}

function isPreferences(kept: unknown): kept is ColumnPreferences {
  if (typeof kept !== 'object' || kept === null || !('hidden' in kept) || !('shares' in kept)) return false;
  const { hidden, shares } = kept;
  return (
    Array.isArray(hidden) &&
    hidden.every((id) => typeof id === 'string') &&
    typeof shares === 'object' &&
    shares !== null &&
    Object.values(shares).every((share) => typeof share === 'number' && share > 0)
  );
}
