import { InviteDialog, type InviteDialogProps } from './InviteDialog';
import { InviteView, type InviteViewProps } from './InviteView';
import { type Invited, useInviting } from './useInviting';

interface InviteContainerProps {
  invited: Invited;
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

export interface InviteDialogContainerProps
  extends InviteContainerProps,
    Pick<InviteDialogProps, 'open' | 'onOpenChange'> {}

/**
 * Invites people to follow a product or a company, over the API. Closed and opened again it holds what was typed;
 * after an invite was sent it begins anew.
 */
export function InviteDialogContainer({
  invited,
  open,
  onOpenChange,
  onSignInRequired,
}: InviteDialogContainerProps) {
  const inviting = useInviting(
    invited,
    onSignInRequired &&
      (() => {
        // What asks for the login would lie under this.
        onOpenChange(false);
        onSignInRequired();
      }),
  );
  const handleOpenChange = (next: boolean) => {
    if (!next && inviting.state.status === 'SENT') inviting.onInviteMore();
    onOpenChange(next);
  };
  return <InviteDialog {...inviting} open={open} onOpenChange={handleOpenChange} />;
}

export interface InviteViewContainerProps
  extends InviteContainerProps,
    Pick<InviteViewProps, 'backHref' | 'headingLevel'> {}

/** The same as a view of a page. */
export function InviteViewContainer({ invited, onSignInRequired, ...rest }: InviteViewContainerProps) {
  return <InviteView {...rest} {...useInviting(invited, onSignInRequired)} />;
}
