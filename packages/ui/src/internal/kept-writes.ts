/** A pause in what is typed after which it is written, and the longest that it goes unwritten, both in ms. */
const PAUSE_MS = 300;
const LONGEST_MS = 2000;

interface Waiting {
  write: () => void;
  timer: ReturnType<typeof setTimeout>;
  /** When it was asked for first, and last. */
  since: number;
  last: number;
}

const waiting = new Map<string, Waiting>();

/**
 * Writes what somebody types at their next pause: a long text is not written anew with each letter. It is written, too,
 * when the page is left or put away, of which a phone may never come back.
 *
 * @param key Of what is written; what waits under it gives way to this.
 */
export function writeAtPause(key: string, write: () => void): void {
  const now = performance.now();
  const before = waiting.get(key);
  if (before) {
    before.write = write;
    before.last = now;
    return;
  }
  if (waiting.size === 0) {
    addEventListener('pagehide', writeAll);
    document.addEventListener('visibilitychange', writeAll);
  }
  waiting.set(key, { write, since: now, last: now, timer: setTimeout(look, PAUSE_MS, key) });
}

/** Writes at once what waits under a key. */
export function writeNow(key: string): void {
  const { write } = waiting.get(key) ?? {};
  dropWrite(key);
  write?.();
}

/** Does not write what waits under a key. */
export function dropWrite(key: string): void {
  clearTimeout(waiting.get(key)?.timer);
  waiting.delete(key);
  if (waiting.size > 0) return;
  removeEventListener('pagehide', writeAll);
  document.removeEventListener('visibilitychange', writeAll);
}

/** Writes nothing of what waits. */
export function dropWrites(): void {
  for (const key of [...waiting.keys()]) dropWrite(key);
}

function writeAll(): void {
  for (const key of [...waiting.keys()]) writeNow(key);
}

/** Looks after a pause, not with each letter, whether there was one. */
function look(key: string): void {
  const found = waiting.get(key);
  if (!found) return;
  const now = performance.now();
  const rest = Math.min(found.last + PAUSE_MS, found.since + LONGEST_MS) - now;
  if (rest <= 0) writeNow(key);
  else found.timer = setTimeout(look, rest, key);
}
