export { ProductCatalogue, type ProductCatalogueProps, productColumns } from './ProductCatalogue';
export {
  FollowListedProduct,
  ProductCatalogueContainer,
  type ProductCatalogueContainerProps,
} from './ProductCatalogueContainer';
export { readProductFilter } from './read-product-filter';
