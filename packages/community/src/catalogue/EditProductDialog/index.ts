export { EditProductDialog, type EditProductDialogProps } from './EditProductDialog';
export {
  EditProductDialogContainer,
  type EditProductDialogContainerProps,
} from './EditProductDialogContainer';
