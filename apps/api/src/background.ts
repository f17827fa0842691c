import { copyPortrait } from './areas/account/linkedin';
import { invitationNotifications, sendAccountMail } from './areas/account/registration';
import { linkNotifications } from './areas/catalogue/links';
import { quoteRequestNotifications } from './areas/commerce/inquiries';
import { quoteAnswerNotifications } from './areas/commerce/quotes';
import { workOnPayment } from './areas/commerce/subscriptions';
import { affiliationNotifications } from './areas/companies/affiliations';
import { eventNotifications } from './areas/events/events';
import { runFanOut } from './areas/feed/feed-entries';
import { removeProviderVideo } from './areas/feed/media';
import { postNotifications } from './areas/feed/posts';
import { sendMemberMail } from './areas/feed/sharing';
import { productFollowerNotifications } from './areas/network/followers';
import { networkNotifications } from './areas/network/network';
import { mailAlerts } from './areas/notifications/alerts';
import { handleDomainEvent, notificationsToTell } from './areas/notifications/notifications';
import { sendPush } from './areas/notifications/push';
import { workOnImport } from './areas/operations/spreadsheets';
import type { Context } from './platform/context';
import type { NotificationSpecs } from './platform/db/notification-spec';
import type { JobHandlers } from './platform/jobs';

/** Notification rules of each kind of domain event, by module. */
const NOTIFICATION_SPECS: NotificationSpecs = {
  ...invitationNotifications,
  ...linkNotifications,
  ...quoteRequestNotifications,
  ...quoteAnswerNotifications,
  ...affiliationNotifications,
  ...eventNotifications,
  ...postNotifications,
  ...productFollowerNotifications,
  ...networkNotifications,
};

/** Handlers of each kind of background job. */
export const jobHandlers = (context: Context): JobHandlers => ({
  mail: (job) => context.mailer.deliver(job),
  linkedinPortrait: ({ data }) => copyPortrait(context, data),
  feedDelivery: ({ data }) => runFanOut(context, data),
  notification: ({ data }) => handleDomainEvent(context, NOTIFICATION_SPECS, data),
  push: ({ data }) => sendPush(context, data, notificationsToTell),
  alerts: ({ data }) => mailAlerts(context, data),
  accountMail: ({ data }) => sendAccountMail(context, data),
  payment: ({ data }) => workOnPayment(context, data),
  memberMail: ({ data }) => sendMemberMail(context, data),
  videoRemoval: ({ data }) => removeProviderVideo(context, data),
  sheetImport: ({ data }) => workOnImport(context, data),
});
