export { AddLinkControl, type AddLinkControlProps } from './AddLinkControl';
export { ADDED_LINKS, type AddedLink, AddLinkDialog, type AddLinkDialogProps } from './AddLinkDialog';
export { AddSuppliedControl, type AddSuppliedControlProps } from './AddSuppliedControl';
