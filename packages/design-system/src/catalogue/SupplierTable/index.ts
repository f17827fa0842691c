export { type SupplierSelection, SupplierTable, type SupplierTableProps } from './SupplierTable';
export {
  AllSuppliersContainer,
  SupplierTableContainer,
  type SupplierTableContainerProps,
} from './SupplierTableContainer';
export { type Supplier, type SupplierContact, type SupplierType, toSupplier } from './supplier';
