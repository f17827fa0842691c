import { useEffect, useRef, useState } from 'react';

const NONE: readonly never[] = [];

/** A draft, and the ways to change and to forget it. */
export interface KeptDraft<Draft> {
  draft: Draft;
  change: (patch: Partial<Draft>) => void;
  /** Forgets what was kept; what is on the page stays. */
  forget: () => void;
}

/**
 * What somebody types, kept in this tab until it is sent: it outlives steps, failures and a reload. Never in an
 * address, which others see and servers log.
 *
 * @param key Of this draft and its writer; without one nothing is kept beyond the page.
 * @param initial What stands there before anything is typed.
 * @param secrets Fields that are held in memory alone, such as passwords; always the same list. Default none.
 */
export function useKeptDraft<Draft extends object>(
  key: string | null,
  initial: Draft,
  secrets: readonly (keyof Draft)[] = NONE,
): KeptDraft<Draft> {
  const [draft, setDraft] = useState(initial);
  const isTyped = useRef(false);

  // After hydration: the server does not know what this tab keeps.
  useEffect(() => {
    const kept = key === null ? null : readKept<Draft>(key);
    if (kept) setDraft((before) => ({ ...before, ...kept }));
  }, [key]);

  useEffect(() => {
    if (key === null || !isTyped.current) return;
    const open = Object.entries(draft).filter(([name]) => !secrets.includes(name as keyof Draft));
    write(key, JSON.stringify(Object.fromEntries(open)));
  }, [key, draft, secrets]);

  return {
    draft,
    change: (patch) => {
      isTyped.current = true;
      setDraft((before) => ({ ...before, ...patch }));
    },
    forget: () => {
      isTyped.current = false;
      if (key !== null) write(key, null);
    },
  };
}

// Storage may be off or full; what is typed is then kept by the page alone.
function readKept<Draft>(key: string): Partial<Draft> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<Draft>) : null;
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // As above.
  }
}
