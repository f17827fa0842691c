export { ProductList, type ProductListProps } from './ProductList';
export { ProductListContainer, type ProductListContainerProps } from './ProductListContainer';
