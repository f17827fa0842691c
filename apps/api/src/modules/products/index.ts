export { mayEditProducts } from './products.policy';
export { findProductNames } from './products.repository';
export { productRoutes } from './products.routes';
export { findOrCreateProduct } from './products.service';
