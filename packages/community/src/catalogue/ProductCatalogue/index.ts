export { ProductCatalogue, type ProductCatalogueProps } from './ProductCatalogue';
export { ProductCatalogueContainer, type ProductCatalogueContainerProps } from './ProductCatalogueContainer';
export { readProductFilter } from './read-product-filter';
