/** Debounce of a write, and its maximum delay while typing continues, in ms. */
const DEBOUNCE_MS = 300;
const MAX_WAIT_MS = 2000;

interface PendingWrite {
  write: () => void;
  timer: ReturnType<typeof setTimeout>;
  /** Times of the first and the last request. */
  since: number;
  last: number;
}

const pending = new Map<string, PendingWrite>();

/**
 * Schedules a debounced write to storage, so that a long text is not written per letter. Pending writes are flushed
 * when the page is hidden or left, as a phone may never return to it.
 *
 * @param key Storage key; replaces a pending write of the same key.
 */
export function scheduleWrite(key: string, write: () => void): void {
  const now = performance.now();
  const before = pending.get(key);
  if (before) {
    before.write = write;
    before.last = now;
    return;
  }
  if (pending.size === 0) {
    addEventListener('pagehide', flushWrites);
    document.addEventListener('visibilitychange', flushWrites);
  }
  pending.set(key, { write, since: now, last: now, timer: setTimeout(writeAfterPause, DEBOUNCE_MS, key) });
}

/** Flushes the pending write of a key. */
export function flushWrite(key: string): void {
  const { write } = pending.get(key) ?? {};
  cancelWrite(key);
  write?.();
}

/** Cancels the pending write of a key. */
export function cancelWrite(key: string): void {
  clearTimeout(pending.get(key)?.timer);
  pending.delete(key);
  if (pending.size > 0) return;
  removeEventListener('pagehide', flushWrites);
  document.removeEventListener('visibilitychange', flushWrites);
}

/** Cancels all pending writes. */
export function cancelWrites(): void {
  for (const key of [...pending.keys()]) cancelWrite(key);
}

function flushWrites(): void {
  for (const key of [...pending.keys()]) flushWrite(key);
}

/** Writes if typing has paused, or waits for the rest of the debounce; a single timer serves all requests. */
function writeAfterPause(key: string): void {
  const found = pending.get(key);
  if (!found) return;
  const now = performance.now();
  const delayMs = Math.min(found.last + DEBOUNCE_MS, found.since + MAX_WAIT_MS) - now;
  if (delayMs <= 0) flushWrite(key);
  else found.timer = setTimeout(writeAfterPause, delayMs, key);
}
