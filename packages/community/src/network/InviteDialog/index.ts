export { InviteDialog, type InviteDialogProps } from './InviteDialog';
export type { Invited } from './InviteDialogContainer';
export {
  InviteDialogContainer,
  type InviteDialogContainerProps,
  InviteView,
  InviteViewContainer,
  type InviteViewContainerProps,
  type InviteViewProps,
} from './InviteDialogContainer';
export type { InviteState } from './invite-state';
