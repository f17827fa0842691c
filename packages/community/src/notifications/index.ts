export {
  AlertSettings,
  AlertSettingsContainer,
  type AlertSettingsContainerProps,
  type AlertSettingsProps,
} from './AlertSettings';
export { MailOptOut, type MailOptOutProps } from './MailOptOut';
export {
  PUSH_WORKER,
  PushSettings,
  PushSettingsContainer,
  type PushSettingsContainerProps,
  type PushSettingsProps,
} from './PushSettings';
export { NotificationsPage, type NotificationsPageProps } from './pages/NotificationsPage';
