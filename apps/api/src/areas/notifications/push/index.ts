export { findDevices, queuePush } from './push.repository';
export { pushRoutes } from './push.routes';
export { sendPush } from './push.service';
