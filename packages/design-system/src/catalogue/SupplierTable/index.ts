export { SupplierTable, type SupplierTableProps } from './SupplierTable';
export {
  AllSuppliersContainer,
  SupplierTableContainer,
  type SupplierTableContainerProps,
} from './SupplierTableContainer';
