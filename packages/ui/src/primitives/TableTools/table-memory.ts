/** How a reader left the columns of a table. */
export interface TableMemory {
  /** Ids of those that are hidden. */
  hidden: readonly string[];
  /** Shares of the width by id, of any sum. */
  shares: Readonly<Record<string, number>>;
}

/** As the table comes. */
export const NOTHING_CHANGED: TableMemory = { hidden: [], shares: {} };

const known = new Map<string, TableMemory>();
const listeners = new Set<() => void>();
const keyOf = (id: string) => `mr-table-${id}`;

export function subscribeMemory(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is remembered of a table, for as long as the session lasts; the same object until it changes. */
export function recall(id: string): TableMemory {
  let memory = known.get(id);
  if (!memory) {
    memory = read(id);
    known.set(id, memory);
  }
  return memory;
}

export function remember(id: string, memory: TableMemory): void {
  known.set(id, memory);
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(memory));
  } catch {
    // Refused or full: then it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function read(id: string): TableMemory {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null');
    return isMemory(kept) ? kept : NOTHING_CHANGED;
  } catch {
    return NOTHING_CHANGED;
  }
}

function isMemory(kept: unknown): kept is TableMemory {
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
