export { type CatalogueProductRow, findCatalogueProducts } from './browsing.repository';
export { browsingRoutes } from './browsing.routes';
export { beginningOf, catalogueProductView, productTexts } from './browsing.view';
export { readSector } from './sectors.service';
