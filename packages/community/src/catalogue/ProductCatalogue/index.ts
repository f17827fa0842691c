export { ProductCatalogue, type ProductCatalogueProps } from './ProductCatalogue';
export { ProductCatalogueContainer, type ProductCatalogueContainerProps } from './ProductCatalogueContainer';
export { readProductFilter, toProductSearch } from './read-product-filter';
