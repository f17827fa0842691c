export { AllSuppliersContainer } from './AllSuppliersContainer';
export { SupplierTable, type SupplierTableProps } from './SupplierTable';
export { SupplierTableContainer, type SupplierTableContainerProps } from './SupplierTableContainer';
