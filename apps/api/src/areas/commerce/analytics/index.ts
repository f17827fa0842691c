export { readDays } from './analytics.policy';
export { analyticsRoutes } from './analytics.routes';
