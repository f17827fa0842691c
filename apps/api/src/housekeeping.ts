import { forgetOldLinks } from './areas/account/email-tokens';
import { forgetOldRegistrations } from './areas/account/registration';
import { forgetOldSessions } from './areas/account/session';
import { addUpProductTallies } from './areas/catalogue/products';
import { forgetOldInquiries } from './areas/commerce/inquiries';
import { forgetOldPaymentEvents, reviewSubscriptions } from './areas/commerce/subscriptions';
import { forgetRemovedEvents } from './areas/events/events';
import { forgetOldTickets, forgetOldUploads, queueUnneededVideos } from './areas/feed/media';
import { forgetRemovedPosts } from './areas/feed/posts';
import { forgetOldInvitations } from './areas/feed/sharing';
import { forgetOldAlerts, queueDueAlerts } from './areas/notifications/alerts';
import { forgetOldNotifications } from './areas/notifications/notifications';
import { forgetOldImports } from './areas/operations/spreadsheets';
import { forgetOldNameChanges } from './areas/publishing/articles';
import { forgetOldEmbedDays } from './areas/publishing/publisher-sites';
import type { Context } from './platform/context';
import { workAs } from './platform/db/statement-limit';
import { forgetOldCounters } from './platform/http/rate-limit.repository';
import { forgetOldReplies } from './platform/http/repeats.repository';
import { forgetOldFailures } from './platform/jobs';
import { forgetOldOutbox } from './platform/mail';

const EVERY_MS = 15 * 60_000;

/** How often it is looked whose mail is due. */
const ALERTS_EVERY_MS = 60_000;

/** How often it is looked whose plan has ended, or is about to. @see GAP-080 */
const PLANS_EVERY_MS = 60_000;

/** What forgets rows of which the time is over. */
const OF_ROWS = [
  forgetOldRegistrations,
  forgetOldLinks,
  forgetOldSessions,
  forgetOldTickets,
  forgetOldReplies,
  forgetOldCounters,
  forgetOldFailures,
  forgetOldOutbox,
  forgetOldNotifications,
  forgetOldInvitations,
  forgetOldAlerts,
  forgetOldPaymentEvents,
  forgetOldImports,
  forgetOldEmbedDays,
  forgetOldNameChanges,
] as const;

/** What forgets more than rows: files, too, or what a provider holds. */
const OF_MORE = [forgetOldInquiries, forgetRemovedPosts, forgetRemovedEvents, forgetOldUploads] as const;

/** What has forgotten, by the names of their functions, when `forgetOld` is done. */
export const FORGETTERS: readonly string[] = [...OF_ROWS, ...OF_MORE].map(({ name }) => name);

/** Forgets what has run out. What fails is told, and keeps nothing else from being forgotten. */
export async function forgetOld(context: Context): Promise<void> {
  for (const forget of OF_ROWS) await attempt(context, forget.name, () => forget(context.db));
  for (const forget of OF_MORE) await attempt(context, forget.name, () => forget(context));
  await attempt(context, addUpProductTallies.name, () => addUpProductTallies(context.db));
  // What only those posts had is needed no longer.
  await attempt(context, queueUnneededVideos.name, () => queueUnneededVideos(context));
}

/** Forgets from time to time what has run out, and has mailed what is due. @returns What ends it. */
export function startHousekeeping(context: Context): () => void {
  const timers = [
    setInterval(() => forgetOld(context), EVERY_MS),
    setInterval(() => attempt(context, queueDueAlerts.name, () => queueDueAlerts(context)), ALERTS_EVERY_MS),
    setInterval(
      () => attempt(context, reviewSubscriptions.name, () => reviewSubscriptions(context)),
      PLANS_EVERY_MS,
    ),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

/** Never throws: what has failed is tried again at its next turn. @param by What the log and the metrics call it. */
async function attempt({ log, metrics }: Context, by: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await workAs('long', work);
    metrics.housekeepingEnded(by, true);
  } catch (error) {
    metrics.housekeepingEnded(by, false);
    log.error({ err: error, by }, 'housekeeping failed');
  }
}
