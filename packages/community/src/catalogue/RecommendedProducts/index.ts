export { RecommendedProducts, type RecommendedProductsProps } from './RecommendedProducts';
export { RecommendedProductsContainer } from './RecommendedProductsContainer';
