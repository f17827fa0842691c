export {
  DIALOG_SIZES,
  Dialog,
  type DialogCloseProps,
  type DialogContentProps,
  type DialogOverlayProps,
  type DialogPortalProps,
  type DialogRootProps,
  type DialogSize,
  type DialogTriggerProps,
} from './Dialog';
