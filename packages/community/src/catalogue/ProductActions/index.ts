export { ProductActions, type ProductActionsProps } from './ProductActions';
export { ProductActionsContainer, type ProductActionsContainerProps } from './ProductActionsContainer';
export { ProductPictureContainer, type ProductPictureContainerProps } from './ProductPictureContainer';
