export {
  CreateCatalogueProductContainer,
  type CreateCatalogueProductContainerProps,
  CreateProductDialogContainer,
  type CreateProductDialogContainerProps,
  CreateSuppliedProductContainer,
} from './CreateProductContainers';
export {
  EditProductDialogContainer,
  type EditProductDialogContainerProps,
} from './EditProductDialogContainer';
export {
  CREATED_PRODUCTS,
  type CreatedProduct,
  CreateProductDialog,
  type CreateProductDialogProps,
  EditProductDialog,
  type EditProductDialogProps,
  type ProductValues,
} from './ProductDialog';
