export { FollowedProductTable, type FollowedProductTableProps } from './FollowedProductTable';
export {
  FollowedProductTableContainer,
  type FollowedProductTableContainerProps,
} from './FollowedProductTableContainer';
