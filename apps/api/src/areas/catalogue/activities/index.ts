export { activityRoutes } from './activities.routes';
