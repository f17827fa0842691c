export { GuestInvite, ProductActions, type ProductActionsProps } from './ProductActions';
export {
  ProductActionsContainer,
  type ProductActionsContainerProps,
  ProductPictureContainer,
  type ProductPictureContainerProps,
} from './ProductActionsContainer';
