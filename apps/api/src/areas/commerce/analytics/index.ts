export { analyticsRoutes } from './analytics.routes';
export { readDays } from './analytics-days';
