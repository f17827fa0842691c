export {
  AddLinkControl,
  type AddLinkControlProps,
  AddSuppliedControl,
  type AddSuppliedControlProps,
} from './AddLinkControl';
export { ADDED_LINKS, type AddedLink, AddLinkDialog, type AddLinkDialogProps } from './AddLinkDialog';
export { AddSuppliersContainer, type AddSuppliersContainerProps } from './AddLinkDialogContainers';
