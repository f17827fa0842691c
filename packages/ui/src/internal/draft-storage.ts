/** `session` ends with the tab; `local` outlives it, and is shared by all windows of the site. */
export type StorageScope = 'session' | 'local';

const getStorage = (scope: StorageScope): Storage => (scope === 'local' ? localStorage : sessionStorage);

// Storage may be off or full; what is typed is then kept by the page alone.

/** Reads a stored text; null without one. */
export function readText(scope: StorageScope, key: string): string | null {
  try {
    return getStorage(scope).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; null keeps none. @returns whether it is kept */
export function writeText(scope: StorageScope, key: string, text: string | null): boolean {
  try {
    if (text === null) getStorage(scope).removeItem(key);
    else getStorage(scope).setItem(key, text);
    return text !== null;
  } catch {
    return false;
  }
}

/** Parses a stored draft; null where it is not one of ours. */
export function parseDraft<Draft>(text: string | null): Partial<Draft> | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<Draft>) : null;
  } catch {
    return null;
  }
}
