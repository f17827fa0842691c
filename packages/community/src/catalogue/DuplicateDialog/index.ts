export { DuplicateDialog, type DuplicateDialogProps, type DuplicateFlagState } from './DuplicateDialog';
export { DuplicateDialogContainer, type DuplicateDialogContainerProps } from './DuplicateDialogContainer';
