export { moderationRoutes } from './moderation.routes';
