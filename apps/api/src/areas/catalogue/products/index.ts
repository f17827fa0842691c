export { productDocumentRoutes } from './product-documents.routes';
export { purgeRemovedDocuments } from './product-documents.service';
export { identifiersView } from './product-facts';
export { mayEditProducts } from './products.policy';
export { addUpProductTallies, insertProducts } from './products.repository';
export { productRoutes } from './products.routes';
export { findOrCreateProduct } from './products.service';
