export { findCatalogueCompanies } from './directory.repository';
export { directoryRoutes } from './directory.routes';
export { catalogueCompanyView } from './directory.view';
