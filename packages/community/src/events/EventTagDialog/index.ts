export { EventTagDialog, type EventTagDialogProps } from './EventTagDialog';
export { EventTagDialogContainer, type EventTagDialogContainerProps } from './EventTagDialogContainer';
