export { deleteRetracted, purgeExpiredAlerts } from './alert-items.repository';
export { findAlertSettings, findAlertsStopped, stopAlerts } from './alert-settings.repository';
export { alertSettingsView } from './alert-settings.view';
export { alertRoutes } from './alerts.routes';
export {
  alertFollowers,
  forgetFormerFollowers,
  mailAlerts,
  queueAlerts,
  queueDueAlerts,
  queueMatchAlerts,
} from './alerts.service';
