export { LinkedProductTable, type LinkedProductTableProps } from './LinkedProductTable';
export {
  ApplicationTableContainer,
  type LinkedProductTableContainerProps,
  MaterialTableContainer,
} from './LinkedProductTableContainers';
export {
  fromApplication,
  fromRawMaterial,
  type LinkedProduct,
  type LinkedProductKind,
} from './linked-product';
