/** A pause in what is typed after which it is written, and the longest that it goes unwritten, both in ms. */
const DEBOUNCE_MS = 300;
const MAX_WAIT_MS = 2000;

interface PendingWrite {
  write: () => void;
  timer: ReturnType<typeof setTimeout>;
  /** When it was asked for first, and last. */
  since: number;
  last: number;
}

const pending = new Map<string, PendingWrite>();

/**
 * Writes what somebody types at their next pause: a long text is not written anew with each letter. It is written, too,
 * when the page is left or put away, of which a phone may never come back.
 *
 * @param key Of what is written; what waits under it gives way to this.
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

/** Writes at once what waits under a key. */
export function flushWrite(key: string): void {
  const { write } = pending.get(key) ?? {};
  cancelWrite(key);
  write?.();
}

/** Does not write what waits under a key. */
export function cancelWrite(key: string): void {
  clearTimeout(pending.get(key)?.timer);
  pending.delete(key);
  if (pending.size > 0) return;
  removeEventListener('pagehide', flushWrites);
  document.removeEventListener('visibilitychange', flushWrites);
}

/** Writes nothing of what waits. */
export function cancelWrites(): void {
  for (const key of [...pending.keys()]) cancelWrite(key);
}

function flushWrites(): void {
  for (const key of [...pending.keys()]) flushWrite(key);
}

/** Looks after a pause, not with each letter, whether there was one. */
function writeAfterPause(key: string): void {
  const found = pending.get(key);
  if (!found) return;
  const now = performance.now();
  const delayMs = Math.min(found.last + DEBOUNCE_MS, found.since + MAX_WAIT_MS) - now;
  if (delayMs <= 0) flushWrite(key);
  else found.timer = setTimeout(writeAfterPause, delayMs, key);
}
