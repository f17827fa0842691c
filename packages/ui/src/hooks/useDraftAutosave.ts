import { useCallback, useEffect, useRef, useState } from 'react';
import { cancelWrite, flushWrite, scheduleWrite } from '../internal/debounced-storage-write';
import { parseDraft, readText, type StorageScope, writeText } from '../internal/draft-storage';

const NONE: readonly never[] = [];

/** A draft that is saved automatically, with the functions that change, clear and discard it. */
export interface DraftAutosave<Draft> {
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
  /** True if the draft is in storage. */
  isSaved: boolean;
  /** True if the draft was restored from an earlier visit, or adopted from another window. */
  isRestored: boolean;
  /** Counts the drafts that were restored or adopted from another window. */
  externalUpdates: number;
  /** True if another window has overwritten the stored draft while this one has unsent text. Only of a `local` draft. */
  hasConflict: boolean;
}

/**
 * Autosaves a draft to this browser's storage, debounced, until it is sent: it survives steps, failures and a reload. It
 * never stands in an address, which others see and servers log. A `local` draft is synchronized between tabs: one that
 * another tab sends or discards is cleared here too, unless this tab has a different text or more than the other can have
 * sent. What another tab writes is adopted here unless something was typed here: then the tabs conflict, and the last
 * write wins.
 *
 * @param key Of this draft and its writer; null disables autosave.
 * @param initial What stands there before anything is typed.
 * @param secrets Fields that are held in memory alone, such as passwords and files; always the same list. Default none.
 * @param scope The storage: `session` for this tab, `local` for all tabs and visits. Default `session`.
 * @param isShared Whether other tabs have all of it, secrets included; always the same function. Default: without secrets.
 */
export function useDraftAutosave<Draft extends object>(
  key: string | null,
  initial: Draft,
  secrets: readonly (keyof Draft)[] = NONE,
  scope: StorageScope = 'session',
  isShared?: (draft: Draft) => boolean,
): DraftAutosave<Draft> {
  const [draft, setDraft] = useState(initial);
  // Ahead of what is drawn: it may have to be written before that.
  const latest = useRef(draft);
  const set = useCallback((next: Draft) => {
    latest.current = next;
    setDraft(next);
  }, []);
  const begun = useRef(initial);
  const [isSaved, setIsSaved] = useState(false);
  const [externalUpdates, setExternalUpdates] = useState(0);
  const [isRestored, setIsRestored] = useState(false);
  const isTyped = useRef(false);
  const wasSaved = useRef(false);
  // Told again what it knows, React would draw the form once more with each letter.
  const updateIsKept = useCallback((now: boolean) => {
    if (now !== wasSaved.current) setIsSaved(now);
    wasSaved.current = now;
  }, []);

  const serialized = useCallback(() => serializeDraft(latest.current, secrets), [secrets]);
  const hasNoSecret = useCallback(
    () => secrets.every((name) => latest.current[name] === initial[name]),
    [initial, secrets],
  );
  /** True if nothing would be missed of what stands here. */
  const isUntouched = useCallback(
    () => !isTyped.current || (serialized() === serializeDraft(initial, secrets) && hasNoSecret()),
    [serialized, initial, secrets, hasNoSecret],
  );
  /** Puts what came in in place of what stands here. */
  const adopt = useCallback(
    (kept: Partial<Draft>) => {
      isTyped.current = false;
      if (key !== null) cancelWrite(key);
      setIsRestored(true);
      updateIsKept(true);
      setExternalUpdates((before) => before + 1);
      const secret = secrets.map((name) => [name, latest.current[name]] as const);
      // A field that it says nothing of is not the one that stood here.
      set({ ...begun.current, ...Object.fromEntries(secret), ...kept });
    },
    [key, set, updateIsKept, secrets],
  );
  // What is kept, as this window has read or written it: anything else is another's.
  const known = useRef<string | null>(null);
  const [hasConflict, setHasConflict] = useState(false);

  // After hydration: the server does not know what this tab keeps.
  useEffect(() => {
    const text = key === null ? null : readText(scope, key);
    const kept = parseDraft<Draft>(text);
    known.current = text;
    setHasConflict(false);
    updateIsKept(kept !== null);
    // What somebody has begun to write already is not written over.
    if (kept !== null && !isTyped.current) adopt(kept);
    return () => {
      if (key !== null) isTyped.current = false;
    };
  }, [key, scope, adopt, updateIsKept]);

  const isShown = useRef(false);
  const scheduleSave = useCallback(() => {
    if (key === null || !isTyped.current || !isShown.current) return;
    scheduleWrite(key, () => {
      known.current = serialized();
      updateIsKept(writeText(scope, key, known.current));
    });
  }, [key, scope, updateIsKept, serialized]);
  useEffect(() => {
    isShown.current = true;
    // What was typed before the key was known.
    scheduleSave();
    return () => {
      isShown.current = false;
      if (key !== null) flushWrite(key);
    };
  }, [key, scheduleSave]);

  const change = useCallback(
    (patch: Partial<Draft>) => {
      isTyped.current = true;
      set({ ...latest.current, ...patch });
      scheduleSave();
    },
    [scheduleSave, set],
  );
  const fill = useCallback((patch: Partial<Draft>) => set({ ...latest.current, ...patch }), [set]);
  const stopAutosave = useCallback(() => {
    isTyped.current = false;
    updateIsKept(false);
    setIsRestored(false);
    setHasConflict(false);
    if (key !== null) cancelWrite(key);
  }, [key, updateIsKept]);
  const forget = useCallback(() => {
    if (key !== null && !isShown.current) {
      // It was taken off the page meanwhile: what has taken its place may hold something newer.
      flushWrite(key);
      if (readText(scope, key) !== serialized()) return;
    }
    stopAutosave();
    if (key === null) return;
    const kept = readText(scope, key);
    // What another window has written over it is a draft of its own.
    const isOwn = kept === known.current || kept === serialized();
    if (isOwn || scope === 'session') writeText(scope, key, null);
    known.current = null;
  }, [key, scope, stopAutosave, serialized]);
  const discard = useCallback(() => {
    forget();
    set(initial);
  }, [forget, initial, set]);
  // Tabs share `local` alone. The event comes of other windows' writes, never of one's own.
  useEffect(() => {
    if (key === null || scope !== 'local') return;
    const handleStorage = ({ key: changed, oldValue, newValue }: StorageEvent) => {
      if (changed !== key) return;
      const kept = newValue === serializeDraft(initial, secrets) ? null : parseDraft<Draft>(newValue);
      const isAdopted = kept !== null && isUntouched();
      setHasConflict(kept !== null && !isAdopted);
      if (isAdopted) {
        known.current = newValue;
        adopt(kept);
        return;
      }
      // Posted or discarded in another tab, what stands here as well is not to be sent once more.
      if (newValue !== null || oldValue !== serialized()) return;
      if (!(isShared?.(latest.current) ?? hasNoSecret())) return;
      // What is kept by now may be the other's next one.
      stopAutosave();
      set(initial);
    };
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  }, [
    key,
    scope,
    secrets,
    serialized,
    hasNoSecret,
    isUntouched,
    isShared,
    adopt,
    stopAutosave,
    initial,
    set,
  ]);
  return { draft, change, fill, forget, discard, isSaved, isRestored, externalUpdates, hasConflict };
}

function serializeDraft<Draft extends object>(draft: Draft, secrets: readonly (keyof Draft)[]): string {
  const open = Object.entries(draft).filter(([name]) => !secrets.includes(name as keyof Draft));
  return JSON.stringify(Object.fromEntries(open));
}
