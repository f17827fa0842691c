import type { Context } from './context';
import type { JobHandlers } from './jobs';
import { mailAlerts } from './modules/alerts';
import { deliverPosts } from './modules/feed-entries';
import { copyPortrait } from './modules/linkedin';
import { notificationsToTell, tellOf } from './modules/notifications';
import { sendPush } from './modules/push';
import { sendAccountMail } from './modules/registration';
import { sendMemberMail } from './modules/sharing';
import { workOnPayment } from './modules/subscriptions';
import { removeProviderVideo } from './modules/videos';

/** Who does each kind of background work. */
export const jobHandlers = (context: Context): JobHandlers => ({
  mail: (job) => context.mailer.deliver(job),
  linkedinPortrait: ({ data }) => copyPortrait(context, data),
  feedDelivery: ({ data }) => deliverPosts(context, data),
  notification: ({ data }) => tellOf(context, data),
  push: ({ data }) => sendPush(context, data, notificationsToTell),
  alerts: ({ data }) => mailAlerts(context, data),
  accountMail: ({ data }) => sendAccountMail(context, data),
  payment: ({ data }) => workOnPayment(context, data),
  memberMail: ({ data }) => sendMemberMail(context, data),
  videoRemoval: ({ data }) => removeProviderVideo(context, data),
});
