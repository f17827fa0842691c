export { forgetOldNameChanges } from './articles.repository';
export { articleRoutes } from './articles.routes';
