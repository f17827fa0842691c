export { findSavedSearches } from './saved-searches.repository';
export { savedSearchRoutes } from './saved-searches.routes';
export { findSearchOfQuery, tellMatches } from './saved-searches.service';
export { savedSearchView } from './saved-searches.view';
