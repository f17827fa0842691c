export { forgetOldAlerts, forgetUntold } from './alert-items.repository';
export { findAlertSettings, findAlertsStopped, stopAlerts } from './alert-settings.repository';
export { alertSettingsView } from './alert-settings.view';
export { alertRoutes } from './alerts.routes';
export { alertFollowers, alertTold, forgetFormerFollowers, queueDueAlerts } from './alerts.service';
export { mailAlerts } from './mail-alerts';
