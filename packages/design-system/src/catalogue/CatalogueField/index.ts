export { CatalogueField, type CatalogueFieldProps } from './CatalogueField';
export { CatalogueFieldContainer, type CatalogueFieldContainerProps } from './CatalogueFieldContainer';
