export { savedSearchRoutes } from './saved-searches.routes';
export { findSearchOfQuery, tellMatches } from './saved-searches.service';
