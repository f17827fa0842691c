import type { Context } from './context';
import { forgetOldCounters } from './http/rate-limit.repository';
import { forgetOldReplies } from './http/repeats.repository';
import { forgetOldFailures } from './jobs';
import { forgetOldOutbox } from './mail';
import { forgetOldLinks } from './modules/account-links';
import { forgetOldAlerts, queueDueAlerts } from './modules/alerts';
import { forgetRemovedEvents } from './modules/events';
import { forgetOldInquiries } from './modules/inquiries';
import { forgetOldTickets } from './modules/media';
import { forgetOldNotifications } from './modules/notifications';
import { forgetRemovedPosts } from './modules/posting';
import { forgetOldEmbedDays } from './modules/publisher-sites';
import { forgetOldRegistrations } from './modules/registration';
import { forgetOldSessions } from './modules/session';
import { forgetOldInvitations } from './modules/sharing';
import { forgetOldImports } from './modules/spreadsheets';
import { forgetOldPaymentEvents, reviewSubscriptions } from './modules/subscriptions';
import { forgetOldUploads } from './modules/videos';

const EVERY_MS = 15 * 60_000;

/** How often it is looked whose mail is due. */
const ALERTS_EVERY_MS = 60_000;

/** How often it is looked whose plan has ended, or is about to. @see GAP-080 */
const PLANS_EVERY_MS = 60_000;

const FORGETTERS = [
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
] as const;

/** Forgets from time to time what has run out, and has mailed what is due. @returns What ends it. */
export function startHousekeeping(context: Context): () => void {
  const { db, storage, log } = context;
  const tidy = async (): Promise<void> => {
    for (const forget of FORGETTERS) await forget(db);
    await forgetOldInquiries({ db, storage });
    await forgetRemovedPosts({ db, storage });
    await forgetRemovedEvents(context);
    await forgetOldUploads(context);
  };
  const timer = setInterval(() => {
    tidy().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  }, EVERY_MS);
  timer.unref();
  const alerts = setInterval(() => {
    queueDueAlerts(context).catch((error: unknown) =>
      log.error({ err: error }, 'alerts could not be queued'),
    );
  }, ALERTS_EVERY_MS);
  alerts.unref();
  const plans = setInterval(() => {
    reviewSubscriptions(context).catch((error: unknown) =>
      log.error({ err: error }, 'subscriptions could not be reviewed'),
    );
  }, PLANS_EVERY_MS);
  plans.unref();
  return () => {
    clearInterval(timer);
    clearInterval(alerts);
    clearInterval(plans);
  };
}
