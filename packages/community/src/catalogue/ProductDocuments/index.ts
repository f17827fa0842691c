export { ProductDocuments, type ProductDocumentsProps } from './ProductDocuments';
export { ProductDocumentsContainer, type ProductDocumentsContainerProps } from './ProductDocumentsContainer';
