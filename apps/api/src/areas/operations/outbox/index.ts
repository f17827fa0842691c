export { outboxRoutes } from './outbox.routes';
