export {
  CREATED_PRODUCTS,
  type CreatedProduct,
  CreateProductDialog,
  type CreateProductDialogProps,
  type ProductValues,
} from './CreateProductDialog';
export {
  CreateCatalogueProductContainer,
  type CreateCatalogueProductContainerProps,
  CreateProductDialogContainer,
  type CreateProductDialogContainerProps,
} from './CreateProductDialogContainer';
