export { networkRoutes } from './network.routes';
export { networkNotifications } from './network-notifications.repository';
