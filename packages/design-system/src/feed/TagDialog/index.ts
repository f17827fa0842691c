export { TagDialog, type TagDialogProps, type TaggingState } from './TagDialog';
export { TagDialogContainer, type TagDialogContainerProps } from './TagDialogContainer';
