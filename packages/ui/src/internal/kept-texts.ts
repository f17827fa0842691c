/** `session` ends with the tab; `local` outlives it, and is shared by all windows of the site. */
export type Keeper = 'session' | 'local';

/** The most drafts of other windows that are kept beside the one that stands there. */
const OTHERS_MAX = 5;

const storageOf = (keeper: Keeper): Storage => (keeper === 'local' ? localStorage : sessionStorage);

// Storage may be off or full; what is typed is then kept by the page alone.

/** What is kept; null without anything. */
export function readText(keeper: Keeper, key: string): string | null {
  try {
    return storageOf(keeper).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; null keeps none. @returns whether it is kept */
export function writeText(keeper: Keeper, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(keeper).removeItem(key);
    else storageOf(keeper).setItem(key, text);
    return text !== null;
  } catch {
    return false;
  }
}

/** What a kept text says; null where it is none of ours. */
export function parseDraft<Draft>(text: string | null): Partial<Draft> | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<Draft>) : null;
  } catch {
    return null;
  }
}

/** Where the drafts of other windows stand that had to give way under a key. */
export const othersKeyOf = (key: string): string => `${key}.others`;

/** The drafts of other windows that had to give way under a key, the newest last. */
export function readOthers(key: string): string[] {
  const found = parseDraft<unknown[]>(readText('local', othersKeyOf(key)));
  return Array.isArray(found) ? found.filter((text) => typeof text === 'string') : [];
}

/** All drafts that are kept under a key. */
export function readDrafts<Draft>(keeper: Keeper, key: string): Partial<Draft>[] {
  const texts = [readText(keeper, key), ...(keeper === 'local' ? readOthers(key) : [])];
  return texts.flatMap((text) => parseDraft<Draft>(text) ?? []);
}

/** Adds to what gave way under a key, and takes away from it. */
export function changeOthers(key: string, change: { add?: string | null; remove: readonly string[] }): void {
  const before = readOthers(key);
  const after = before.filter((text) => text !== change.add && !change.remove.includes(text));
  if (change.add) after.push(change.add);
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  writeText('local', othersKeyOf(key), after.length > 0 ? JSON.stringify(after.slice(-OTHERS_MAX)) : null);
}
