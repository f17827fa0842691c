import { useCallback, useEffect, useRef, useState } from 'react';
import { type Keeper, parseDraft, readText, writeText } from '../internal/kept-texts';
import { dropWrite, writeAtPause, writeNow } from '../internal/kept-writes';

const NONE: readonly never[] = [];

/** A draft, and the ways to change and to forget it. */
export interface KeptDraft<Draft> {
  draft: Draft;
  /** The same function as long as the key is. */
  change: (patch: Partial<Draft>) => void;
  /** Adds to what came in what belongs to it, such as a file that is kept elsewhere: it counts as untouched as before. */
  fill: (patch: Partial<Draft>) => void;
  /**
   * Forgets what was kept; what is on the page stays. Called once it was taken off the page, it leaves alone what was
   * written under the key since.
   */
  forget: () => void;
  /** Forgets it, on the page, too: it begins anew. */
  discard: () => void;
  /** Whether something is kept beyond the page. */
  isKept: boolean;
  /** Whether something of an earlier visit, or of another window, stands there. */
  isRestored: boolean;
  /** How often something came in that was written elsewhere, or on an earlier visit. */
  arrivals: number;
  /** Whether another window has written a draft over what is written here. Of a `local` draft alone. */
  isWrittenElsewhere: boolean;
}

/**
 * What somebody types, kept in this browser until it is sent: it outlives steps, failures and a reload. Never in an
 * address, which others see and servers log. A `local` draft that another tab sends or discards is gone here, too, unless
 * something else stands here, or more than the other tab can have sent. What another tab writes stands here as well, unless
 * something is written here: then each tab goes on with its own, and the last write wins.
 *
 * @param key Of this draft and its writer; without one nothing is kept beyond the page.
 * @param initial What stands there before anything is typed.
 * @param secrets Fields that are held in memory alone, such as passwords and files; always the same list. Default none.
 * @param keeper How long it is kept at most. Default `session`.
 * @param isShared Whether other tabs have all of it, secrets included; always the same function. Default: without secrets.
 */
export function useKeptDraft<Draft extends object>(
  key: string | null,
  initial: Draft,
  secrets: readonly (keyof Draft)[] = NONE,
  keeper: Keeper = 'session',
  isShared?: (draft: Draft) => boolean,
): KeptDraft<Draft> {
  const [draft, setDraft] = useState(initial);
  // Ahead of what is drawn: it may have to be written before that.
  const latest = useRef(draft);
  const set = useCallback((next: Draft) => {
    latest.current = next;
    setDraft(next);
  }, []);
  const begun = useRef(initial);
  const [isKept, setIsKept] = useState(false);
  const [arrivals, setArrivals] = useState(0);
  const [isRestored, setIsRestored] = useState(false);
  const isTyped = useRef(false);
  const wasKept = useRef(false);
  // Told again what it knows, React would draw the form once more with each letter.
  const tellKept = useCallback((now: boolean) => {
    if (now !== wasKept.current) setIsKept(now);
    wasKept.current = now;
  }, []);

  const textOfDraft = useCallback(() => textOf(latest.current, secrets), [secrets]);
  const hasNoSecret = useCallback(
    () => secrets.every((name) => latest.current[name] === initial[name]),
    [initial, secrets],
  );
  /** Whether nothing would be missed of what stands here. */
  const isUntouched = useCallback(
    () => !isTyped.current || (textOfDraft() === textOf(initial, secrets) && hasNoSecret()),
    [textOfDraft, initial, secrets, hasNoSecret],
  );
  /** Puts what came in in place of what stands here. */
  const arrive = useCallback(
    (kept: Partial<Draft>) => {
      isTyped.current = false;
      if (key !== null) dropWrite(key);
      setIsRestored(true);
      tellKept(true);
      setArrivals((before) => before + 1);
      const secret = secrets.map((name) => [name, latest.current[name]] as const);
      // A field that it says nothing of is not the one that stood here.
      set({ ...begun.current, ...Object.fromEntries(secret), ...kept });
    },
    [key, set, tellKept, secrets],
  );
  // What is kept, as this window has read or written it: anything else is another's.
  const known = useRef<string | null>(null);
  const [isWrittenElsewhere, setIsWrittenElsewhere] = useState(false);

  // After hydration: the server does not know what this tab keeps.
  useEffect(() => {
    const text = key === null ? null : readText(keeper, key);
    const kept = parseDraft<Draft>(text);
    known.current = text;
    setIsWrittenElsewhere(false);
    tellKept(kept !== null);
    // What somebody has begun to write already is not written over.
    if (kept !== null && !isTyped.current) arrive(kept);
    return () => {
      if (key !== null) isTyped.current = false;
    };
  }, [key, keeper, arrive, tellKept]);

  const isShown = useRef(false);
  const keep = useCallback(() => {
    if (key === null || !isTyped.current || !isShown.current) return;
    writeAtPause(key, () => {
      known.current = textOfDraft();
      tellKept(writeText(keeper, key, known.current));
    });
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
  const fill = useCallback((patch: Partial<Draft>) => set({ ...latest.current, ...patch }), [set]);
  const beKeptNoMore = useCallback(() => {
    isTyped.current = false;
    tellKept(false);
    setIsRestored(false);
    setIsWrittenElsewhere(false);
    if (key !== null) dropWrite(key);
  }, [key, tellKept]);
  const forget = useCallback(() => {
    if (key !== null && !isShown.current) {
      // It was taken off the page meanwhile: what has taken its place may hold something newer.
      writeNow(key);
      if (readText(keeper, key) !== textOfDraft()) return;
    }
    beKeptNoMore();
    if (key === null) return;
    const kept = readText(keeper, key);
    // What another window has written over it is a draft of its own.
    const isOwn = kept === known.current || kept === textOfDraft();
    if (isOwn || keeper === 'session') writeText(keeper, key, null);
    known.current = null;
  }, [key, keeper, beKeptNoMore, textOfDraft]);
  const discard = useCallback(() => {
    forget();
    set(initial);
  }, [forget, initial, set]);
  // Tabs share `local` alone. The event comes of other windows' writes, never of one's own.
  useEffect(() => {
    if (key === null || keeper !== 'local') return;
    const handleStorage = ({ key: changed, oldValue, newValue }: StorageEvent) => {
      if (changed !== key) return;
      const kept = newValue === textOf(initial, secrets) ? null : parseDraft<Draft>(newValue);
      const isTaken = kept !== null && isUntouched();
      setIsWrittenElsewhere(kept !== null && !isTaken);
      if (isTaken) {
        known.current = newValue;
        arrive(kept);
        return;
      }
      // Posted or discarded in another tab, what stands here as well is not to be sent once more.
      if (newValue !== null || oldValue !== textOfDraft()) return;
      if (!(isShared?.(latest.current) ?? hasNoSecret())) return;
      // What is kept by now may be the other's next one.
      beKeptNoMore();
      set(initial);
    };
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  }, [
    key,
    keeper,
    secrets,
    textOfDraft,
    hasNoSecret,
    isUntouched,
    isShared,
    arrive,
    beKeptNoMore,
    initial,
    set,
  ]);
  return { draft, change, fill, forget, discard, isKept, isRestored, arrivals, isWrittenElsewhere };
}

function textOf<Draft extends object>(draft: Draft, secrets: readonly (keyof Draft)[]): string {
  const open = Object.entries(draft).filter(([name]) => !secrets.includes(name as keyof Draft));
  return JSON.stringify(Object.fromEntries(open));
}
