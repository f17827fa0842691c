export { ProductCatalogue, type ProductCatalogueProps, productColumns } from './ProductCatalogue';
export {
  FollowListedProduct,
  ProductCatalogueContainer,
  type ProductCatalogueContainerProps,
} from './ProductCatalogueContainer';
export { readProductFilter, toProductSearch } from './read-product-filter';
