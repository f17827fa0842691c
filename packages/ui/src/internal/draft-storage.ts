/** `session` ends with the tab; `local` persists, and is shared by all tabs of the site. */
export type StorageScope = 'session' | 'local';

const getStorage = (scope: StorageScope): Storage => (scope === 'local' ? localStorage : sessionStorage);

// Storage may be blocked or full; the text is then kept in memory only.

/** Reads a stored text; null without one. */
export function readText(scope: StorageScope, key: string): string | null {
  try {
    return getStorage(scope).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null deletes it. @returns True if it is stored */
export function writeText(scope: StorageScope, key: string, text: string | null): boolean {
  try {
    if (text === null) getStorage(scope).removeItem(key);
    else getStorage(scope).setItem(key, text);
    return text !== null;
  } catch {
    return false;
  }
}

/** Parses a stored draft; null if it has another format. */
export function parseDraft<Draft>(text: string | null): Partial<Draft> | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<Draft>) : null;
  } catch {
    return null;
  }
}
