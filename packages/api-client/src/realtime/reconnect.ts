import { CHAT_RECONNECT_FIRST_MS, CHAT_RECONNECT_LAST_MS } from '@millrace/domain';

/** Share of a delay that is random (jitter), so that the clients of a failed server do not all reconnect at once. */
const JITTER = 0.25;

/**
 * Returns the delay before the next attempt, in milliseconds: exponential backoff from one second, at most ten.
 *
 * @param failures Number of failed attempts so far.
 * @see CHAT-013
 */
export function reconnectDelayMs(failures: number, random: () => number = Math.random): number {
  const longest = CHAT_RECONNECT_LAST_MS / (1 + JITTER);
  const wait = Math.min(longest, CHAT_RECONNECT_FIRST_MS * 2 ** failures);
  return Math.round(wait * (1 + JITTER * random()));
}
