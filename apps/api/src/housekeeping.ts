import { purgeExpiredAccessTokens } from './areas/account/access-tokens';
import { purgeExpiredTokens } from './areas/account/email-tokens';
import { purgeExpiredRegistrations } from './areas/account/registration';
import { purgeExpiredSessions } from './areas/account/session';
import { addUpProductTallies, purgeRemovedDocuments } from './areas/catalogue/products';
import { purgeExpiredInquiries } from './areas/commerce/inquiries';
import { purgeExpiredPaymentEvents, reviewSubscriptions } from './areas/commerce/subscriptions';
import { reviewCertificates } from './areas/companies/companies';
import { purgeRemovedEvents, remindOfEvents } from './areas/events/events';
import { purgeExpiredTickets, purgeExpiredUploads, queueUnneededVideos } from './areas/feed/media';
import { purgeRemovedPosts } from './areas/feed/posts';
import { purgeExpiredInvitations } from './areas/feed/sharing';
import { purgeExpiredAlerts, queueDueAlerts } from './areas/notifications/alerts';
import { purgeExpiredNotifications } from './areas/notifications/notifications';
import { purgeExpiredImports } from './areas/operations/spreadsheets';
import { purgeExpiredNameChanges } from './areas/publishing/articles';
import { purgeExpiredEmbedDays } from './areas/publishing/publisher-sites';
import { purgeChainFigures } from './areas/value-chain/concentration';
import { indexSearch } from './index-search';
import type { Context } from './platform/context';
import { workAs } from './platform/db/statement-limit';
import { purgeExpiredReplies } from './platform/http/idempotency.repository';
import { purgeExpiredCounters } from './platform/http/rate-limit.repository';
import { purgeExpiredFailures } from './platform/jobs';
import { purgeExpiredOutbox } from './platform/mail';

const EVERY_MS = 15 * 60_000;

/** Interval of checking for due mails. */
const ALERTS_EVERY_MS = 60_000;

/** Interval of checking for plans that have ended or are about to. @see GAP-080 */
const PLANS_EVERY_MS = 60_000;

/** Interval of sending reminders of events. */
const REMINDERS_EVERY_MS = 60_000;

/** Interval of updating the search index. */
const INDEX_EVERY_MS = 1_000;

/** Tasks that purge rows after their retention. */
const ROW_TASKS = [
  purgeExpiredRegistrations,
  purgeExpiredTokens,
  purgeExpiredSessions,
  purgeExpiredAccessTokens,
  purgeExpiredTickets,
  purgeExpiredReplies,
  purgeExpiredCounters,
  purgeExpiredFailures,
  purgeExpiredOutbox,
  purgeExpiredNotifications,
  purgeExpiredInvitations,
  purgeExpiredAlerts,
  purgeExpiredPaymentEvents,
  purgeExpiredImports,
  purgeExpiredEmbedDays,
  purgeExpiredNameChanges,
  purgeChainFigures,
] as const;

/** Tasks that also purge files or data at providers. */
const FILE_TASKS = [
  purgeExpiredInquiries,
  purgeRemovedPosts,
  purgeRemovedDocuments,
  purgeRemovedEvents,
  purgeExpiredUploads,
] as const;

/** Names of the tasks of `purgeExpired`. */
export const RETENTION_TASKS: readonly string[] = [...ROW_TASKS, ...FILE_TASKS].map(({ name }) => name);

/** Purges expired data. A failing task is logged, and does not stop the others. */
export async function purgeExpired(context: Context): Promise<void> {
  for (const purge of ROW_TASKS) await attempt(context, purge.name, () => purge(context.db));
  for (const purge of FILE_TASKS) await attempt(context, purge.name, () => purge(context));
  await attempt(context, addUpProductTallies.name, () => addUpProductTallies(context.db));
  await attempt(context, reviewCertificates.name, () => reviewCertificates(context));
  // Purging posts may have made these unneeded.
  await attempt(context, queueUnneededVideos.name, () => queueUnneededVideos(context));
}

/** Starts periodic purging and queueing of due mails. @returns A function that stops it. */
export function startHousekeeping(context: Context): () => void {
  // Runs at once, for what has accumulated while no process ran.
  void attempt(context, indexSearch.name, () => indexSearch(context));
  const timers = [
    setInterval(() => purgeExpired(context), EVERY_MS),
    setInterval(() => attempt(context, indexSearch.name, () => indexSearch(context)), INDEX_EVERY_MS),
    setInterval(
      () => attempt(context, remindOfEvents.name, () => remindOfEvents(context)),
      REMINDERS_EVERY_MS,
    ),
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

/** Runs a task and never throws; a failure is retried at the next interval. @param by Name for log and metrics. */
async function attempt({ log, metrics }: Context, by: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await workAs('long', work);
    metrics.housekeepingEnded(by, true);
  } catch (error) {
    metrics.housekeepingEnded(by, false);
    log.error({ err: error, by }, 'housekeeping failed');
  }
}
