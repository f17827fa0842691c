export { PostEditDialog, type PostEditDialogProps } from './PostEditDialog';
export { PostEditDialogContainer, type PostEditDialogContainerProps } from './PostEditDialogContainer';
