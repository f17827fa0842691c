export { siteSearchRoutes } from './site-search.routes';
