export { type PostVersion, PostVersionsDialog, type PostVersionsDialogProps } from './PostVersionsDialog';
export {
  PostVersionsDialogContainer,
  type PostVersionsDialogContainerProps,
} from './PostVersionsDialogContainer';
