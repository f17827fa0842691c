export { findDevices, queuePush } from './push.repository';
export { pushRoutes } from './push.routes';
export { type PushJob, sendPush } from './send-push';
