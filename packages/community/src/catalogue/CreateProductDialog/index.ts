export {
  CREATED_PRODUCTS,
  type CreatedProduct,
  CreateProductDialog,
  type CreateProductDialogProps,
} from './CreateProductDialog';
export {
  CreateCatalogueProductContainer,
  type CreateCatalogueProductContainerProps,
  CreateProductDialogContainer,
  type CreateProductDialogContainerProps,
  CreateSuppliedProductContainer,
} from './CreateProductDialogContainer';
export { ProductFields, type ProductValues } from './ProductFields';
