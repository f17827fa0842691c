import { useCallback, useEffect, useRef, useState } from 'react';
import { cancelWrite, flushWrite, scheduleWrite } from '../internal/debounced-storage-write';
import { parseDraft, readText, type StorageScope, writeText } from '../internal/draft-storage';

const NONE: readonly never[] = [];

/** A draft that is saved automatically, with the functions that change, clear and discard it. */
export interface DraftAutosave<Draft> {
  draft: Draft;
  /** Updates the draft; stable while the key is unchanged. */
  change: (patch: Partial<Draft>) => void;
  /** Merges values that were not typed, such as a file stored elsewhere; does not mark the draft as modified. */
  fill: (patch: Partial<Draft>) => void;
  /**
   * Deletes the stored draft; the form keeps its content. If called after unmount, it deletes only what this form
   * wrote, not a newer draft under the same key.
   */
  forget: () => void;
  /** Deletes the stored draft and resets the form. */
  discard: () => void;
  /** True if the draft is in storage. */
  isSaved: boolean;
  /** True if the draft was restored from an earlier visit, or adopted from another window. */
  isRestored: boolean;
  /** Counts the drafts that were restored or adopted from another window. */
  externalUpdates: number;
  /** True if another tab has overwritten the stored draft while this one has unsent text. Only for `local` drafts. */
  hasConflict: boolean;
}

/**
 * Autosaves a draft to this browser's storage, debounced, until it is sent: it survives navigation, failures and a
 * reload. It is never put into a URL, which is shared and logged. A `local` draft is synchronized between tabs: if
 * another tab sends or discards it, it is cleared here too, unless this tab has a different text, or values that the
 * other tab cannot have sent. An update from another tab is adopted unless the draft was modified here: then there is a
 * conflict, and the last write wins.
 *
 * @param key Unique per draft and author; null disables autosave.
 * @param initial Initial value of the form.
 * @param secrets Fields kept in memory only, such as passwords and files; must be stable. Default none.
 * @param scope The storage: `session` for this tab, `local` for all tabs and visits. Default `session`.
 * @param isShared True if other tabs have all of the draft, secrets included; must be stable. Default: without secrets.
 */
export function useDraftAutosave<Draft extends object>(
  key: string | null,
  initial: Draft,
  secrets: readonly (keyof Draft)[] = NONE,
  scope: StorageScope = 'session',
  isShared?: (draft: Draft) => boolean,
): DraftAutosave<Draft> {
  const [draft, setDraft] = useState(initial);
  // Updated before rendering, as it may have to be saved before that.
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
  // Skips redundant state updates, which would render the form again for each letter.
  const updateIsKept = useCallback((now: boolean) => {
    if (now !== wasSaved.current) setIsSaved(now);
    wasSaved.current = now;
  }, []);

  const serialized = useCallback(() => serializeDraft(latest.current, secrets), [secrets]);
  const hasNoSecret = useCallback(
    () => secrets.every((name) => latest.current[name] === initial[name]),
    [initial, secrets],
  );
  /** True if replacing the draft would lose nothing. */
  const isUntouched = useCallback(
    () => !isTyped.current || (serialized() === serializeDraft(initial, secrets) && hasNoSecret()),
    [serialized, initial, secrets, hasNoSecret],
  );
  /** Replaces the draft with a stored or external one. */
  const adopt = useCallback(
    (kept: Partial<Draft>) => {
      isTyped.current = false;
      if (key !== null) cancelWrite(key);
      setIsRestored(true);
      updateIsKept(true);
      setExternalUpdates((before) => before + 1);
      const secret = secrets.map((name) => [name, latest.current[name]] as const);
      // Fields missing in the stored draft are reset to their initial values.
      set({ ...begun.current, ...Object.fromEntries(secret), ...kept });
    },
    [key, set, updateIsKept, secrets],
  );
  // Stored text as this tab last read or wrote it; any other text was written by another tab.
  const known = useRef<string | null>(null);
  const [hasConflict, setHasConflict] = useState(false);

  // Runs after hydration, as the server cannot read storage.
  useEffect(() => {
    const text = key === null ? null : readText(scope, key);
    const kept = parseDraft<Draft>(text);
    known.current = text;
    setHasConflict(false);
    updateIsKept(kept !== null);
    // Text that was typed before is not overwritten.
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
    // Saves text that was typed before the key was known.
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
      // The form is unmounted, and another one may have stored a newer draft under this key.
      flushWrite(key);
      if (readText(scope, key) !== serialized()) return;
    }
    stopAutosave();
    if (key === null) return;
    const kept = readText(scope, key);
    // If another tab has overwritten it, it is that tab's draft.
    const isOwn = kept === known.current || kept === serialized();
    if (isOwn || scope === 'session') writeText(scope, key, null);
    known.current = null;
  }, [key, scope, stopAutosave, serialized]);
  const discard = useCallback(() => {
    forget();
    set(initial);
  }, [forget, initial, set]);
  // Only `local` storage is shared between tabs. The event fires for writes of other tabs only.
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
      // The draft was sent or discarded in another tab: an identical one here must not be sent again.
      if (newValue !== null || oldValue !== serialized()) return;
      if (!(isShared?.(latest.current) ?? hasNoSecret())) return;
      // Storage is left alone, as it may already hold the other tab's next draft.
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
