export {
  CREATED_PRODUCTS,
  type CreatedProduct,
  CreateProductDialog,
  type CreateProductDialogProps,
  EditProductDialog,
  type EditProductDialogProps,
  type ProductValues,
} from './ProductDialog';
export {
  CreateCatalogueProductContainer,
  type CreateCatalogueProductContainerProps,
  CreateProductDialogContainer,
  type CreateProductDialogContainerProps,
  CreateSuppliedProductContainer,
  EditProductDialogContainer,
  type EditProductDialogContainerProps,
} from './ProductDialogContainers';
