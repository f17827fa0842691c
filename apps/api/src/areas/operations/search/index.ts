export { search } from './search.repository';
export { searchRoutes } from './search.routes';
