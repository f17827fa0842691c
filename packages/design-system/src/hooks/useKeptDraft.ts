import { useCallback, useEffect, useRef, useState } from 'react';
import { dropWrite, writeAtPause, writeNow } from '../internal/kept-writes';

const NONE: readonly never[] = [];

/** A draft, and the ways to change and to forget it. */
export interface KeptDraft<Draft> {
  draft: Draft;
  /** The same function as long as the key is. */
  change: (patch: Partial<Draft>) => void;
  /**
   * Forgets what was kept; what is on the page stays. Called once it was taken off the page, it leaves alone what was
   * written under the key since.
   */
  forget: () => void;
  /** Forgets it, on the page, too: it begins anew. */
  discard: () => void;
  /** Whether something is kept beyond the page. */
  isKept: boolean;
  /** Whether something of an earlier visit stands there again. */
  isRestored: boolean;
}

/** `session` ends with the tab; `local` outlives it. */
type Keeper = 'session' | 'local';

/**
 * What somebody types, kept in this browser until it is sent: it outlives steps, failures and a reload. Never in an
 * address, which others see and servers log. A `local` draft that another tab sends or discards is gone here, too, unless
 * something else is written here.
 *
 * @param key Of this draft and its writer; without one nothing is kept beyond the page.
 * @param initial What stands there before anything is typed.
 * @param secrets Fields that are held in memory alone, such as passwords and files; always the same list. Default none.
 * @param keeper How long it is kept at most. Default `session`.
 */
export function useKeptDraft<Draft extends object>(
  key: string | null,
  initial: Draft,
  secrets: readonly (keyof Draft)[] = NONE,
  keeper: Keeper = 'session',
): KeptDraft<Draft> {
  const [draft, setDraft] = useState(initial);
  // Ahead of what is drawn: it may have to be written before that.
  const latest = useRef(draft);
  const set = useCallback((next: Draft) => {
    latest.current = next;
    setDraft(next);
  }, []);
  const [isKept, setIsKept] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const isTyped = useRef(false);
  const wasKept = useRef(false);
  // Told again what it knows, React would draw the form once more with each letter.
  const tellKept = useCallback((now: boolean) => {
    if (now !== wasKept.current) setIsKept(now);
    wasKept.current = now;
  }, []);

  // After hydration: the server does not know what this tab keeps.
  useEffect(() => {
    const kept = key === null ? null : readKept<Draft>(keeper, key);
    tellKept(kept !== null);
    // What somebody has begun to write already is not written over.
    if (kept !== null && !isTyped.current) {
      setIsRestored(true);
      set({ ...latest.current, ...kept });
    }
    return () => {
      if (key !== null) isTyped.current = false;
    };
  }, [key, keeper, set, tellKept]);

  const isShown = useRef(false);
  const textOfDraft = useCallback(() => {
    const open = Object.entries(latest.current).filter(([name]) => !secrets.includes(name as keyof Draft));
    return JSON.stringify(Object.fromEntries(open));
  }, [secrets]);
  const keep = useCallback(() => {
    if (key === null || !isTyped.current || !isShown.current) return;
    writeAtPause(key, () => tellKept(write(keeper, key, textOfDraft())));
  }, [key, keeper, tellKept, textOfDraft]);
  useEffect(() => {
    isShown.current = true;
    // What was typed before the key was known.
    keep();
    return () => {
      isShown.current = false;
      if (key !== null) writeNow(key);
    };
  }, [key, keep]);

  const change = useCallback(
    (patch: Partial<Draft>) => {
      isTyped.current = true;
      set({ ...latest.current, ...patch });
      keep();
    },
    [keep, set],
  );
  const beKeptNoMore = useCallback(() => {
    isTyped.current = false;
    tellKept(false);
    setIsRestored(false);
    if (key !== null) dropWrite(key);
  }, [key, tellKept]);
  const forget = useCallback(() => {
    if (key !== null && !isShown.current) {
      // It was taken off the page meanwhile: what has taken its place may hold something newer.
      writeNow(key);
      if (read(keeper, key) !== textOfDraft()) return;
    }
    beKeptNoMore();
    if (key !== null) write(keeper, key, null);
  }, [key, keeper, beKeptNoMore, textOfDraft]);
  const discard = useCallback(() => {
    forget();
    set(initial);
  }, [forget, initial, set]);
  // Posted or discarded in another tab, what stands here as well is not to be sent once more. Tabs share `local` alone.
  useEffect(() => {
    if (key === null || keeper !== 'local') return;
    const handleStorage = (event: StorageEvent) => {
      if (event.key !== key || event.newValue !== null || event.oldValue !== textOfDraft()) return;
      // What is kept by now may be the other's next one.
      beKeptNoMore();
      set(initial);
    };
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  }, [key, keeper, textOfDraft, beKeptNoMore, initial, set]);
  return { draft, change, forget, discard, isKept, isRestored };
}

// Storage may be off or full; what is typed is then kept by the page alone.
function readKept<Draft>(keeper: Keeper, key: string): Partial<Draft> | null {
  try {
    const kept: unknown = JSON.parse(read(keeper, key) ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<Draft>) : null;
  } catch {
    return null;
  }
}

function read(keeper: Keeper, key: string): string | null {
  try {
    return storageOf(keeper).getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether it is kept */
function write(keeper: Keeper, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(keeper).removeItem(key);
    else storageOf(keeper).setItem(key, text);
    return text !== null;
  } catch {
    return false;
  }
}

const storageOf = (keeper: Keeper): Storage => (keeper === 'local' ? localStorage : sessionStorage);
