export { InviteDialog, type InviteDialogProps } from './InviteDialog';
export {
  InviteDialogContainer,
  type InviteDialogContainerProps,
  InviteViewContainer,
  type InviteViewContainerProps,
} from './InviteDialogContainer';
export { InviteView, type InviteViewProps } from './InviteView';
export type { InviteState } from './invite-state';
export type { Invited } from './useInviting';
