export { findCatalogueProducts } from './browsing.repository';
export { browsingRoutes } from './browsing.routes';
export { beginningOf, catalogueProductView } from './browsing.view';
export { readSector } from './sectors.service';
