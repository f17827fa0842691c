export { PRODUCT } from './removable-product.repository';
