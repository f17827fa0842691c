import type { Context } from './context';
import { forgetOldCounters } from './http/rate-limit.repository';
import { forgetOldReplies } from './http/repeats.repository';
import { forgetOldTickets } from './modules/media';
import { forgetOldSessions } from './modules/session';

const EVERY_MS = 15 * 60_000;

/** Forgets from time to time what has run out. @returns What ends it. */
export function startHousekeeping({ db, log }: Context): () => void {
  const tidy = async (): Promise<void> => {
    for (const forget of [forgetOldSessions, forgetOldTickets, forgetOldReplies, forgetOldCounters]) {
      await forget(db);
    }
  };
  const timer = setInterval(() => {
    tidy().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
