export { PHOTO_KINDS, PHOTO_MAX_BYTES } from './photo-limits';
export { type SelectedPhoto, SelectPhotoDialog, type SelectPhotoDialogProps } from './SelectPhotoDialog';
