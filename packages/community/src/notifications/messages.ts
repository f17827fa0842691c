import { alertSettingsMessages } from './AlertSettings/AlertSettings.messages';
import { mailOptOutMessages } from './MailOptOut/MailOptOut.messages';
import { pushSettingsMessages } from './PushSettings/PushSettings.messages';

/** English texts of the area. */
export const notificationsTexts = {
  'notifications.settings': 'Notification settings',
  ...alertSettingsMessages,
  ...mailOptOutMessages,
  ...pushSettingsMessages,
} as const;
