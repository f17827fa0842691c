import { copyPortrait } from './areas/account/linkedin';
import { sendAccountMail } from './areas/account/registration';
import { workOnPayment } from './areas/commerce/subscriptions';
import { runFanOut } from './areas/feed/feed-entries';
import { removeProviderVideo } from './areas/feed/media';
import { sendMemberMail } from './areas/feed/sharing';
import { mailAlerts } from './areas/notifications/alerts';
import { handleDomainEvent, notificationsToTell } from './areas/notifications/notifications';
import { sendPush } from './areas/notifications/push';
import type { Context } from './platform/context';
import type { JobHandlers } from './platform/jobs';

/** Who does each kind of background work. */
export const jobHandlers = (context: Context): JobHandlers => ({
  mail: (job) => context.mailer.deliver(job),
  linkedinPortrait: ({ data }) => copyPortrait(context, data),
  feedDelivery: ({ data }) => runFanOut(context, data),
  notification: ({ data }) => handleDomainEvent(context, data),
  push: ({ data }) => sendPush(context, data, notificationsToTell),
  alerts: ({ data }) => mailAlerts(context, data),
  accountMail: ({ data }) => sendAccountMail(context, data),
  payment: ({ data }) => workOnPayment(context, data),
  memberMail: ({ data }) => sendMemberMail(context, data),
  videoRemoval: ({ data }) => removeProviderVideo(context, data),
});
