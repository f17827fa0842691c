import { CHAT_RECONNECT_FIRST_MS, CHAT_RECONNECT_LAST_MS } from '@millrace/domain';

/** How much of a wait is chance, so that clients of one server that went away do not come back all at once. */
const JITTER = 0.25;

/**
 * Wait before the next try, in milliseconds: a second at first, twice as long each time, never more than ten.
 *
 * @param failures How many tries came before.
 * @see CHAT-013
 */
export function reconnectDelayMs(failures: number, random: () => number = Math.random): number {
  const longest = CHAT_RECONNECT_LAST_MS / (1 + JITTER);
  const wait = Math.min(longest, CHAT_RECONNECT_FIRST_MS * 2 ** failures);
  return Math.round(wait * (1 + JITTER * random()));
}
