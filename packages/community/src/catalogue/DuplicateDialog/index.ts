export { DuplicateDialog, type DuplicateDialogProps } from './DuplicateDialog';
export { DuplicateDialogContainer, type DuplicateDialogContainerProps } from './DuplicateDialogContainer';
