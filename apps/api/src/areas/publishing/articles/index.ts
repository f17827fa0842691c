export { purgeExpiredNameChanges } from './articles.repository';
export { articleRoutes } from './articles.routes';
