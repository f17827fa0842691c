import { sharingMutations } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import type { InvitedKind } from '@millrace/domain';
import { type HeadingLevel, SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { BackLink } from '../../internal/BackLink';
import { InviteDialog, type InviteDialogProps } from './InviteDialog';
import { InviteForm, type InviteFormProps } from './InviteForm';
import type { InviteState } from './invite-state';

interface InviteContainerProps {
  invited: Invited;
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

export interface InviteDialogContainerProps
  extends InviteContainerProps,
    Pick<InviteDialogProps, 'open' | 'onOpenChange'> {}

/**
 * Invites people to follow a product or a company, by the API. Reopening the dialog restores the typed text; after a
 * success it is reset.
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
        // The login would be covered by this dialog.
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

/** The form of the dialog as a view of a page. */
export function InviteViewContainer({ invited, onSignInRequired, ...rest }: InviteViewContainerProps) {
  return <InviteView {...rest} {...useInviting(invited, onSignInRequired)} />;
}

export interface InviteViewProps extends InviteFormProps {
  /** Address of "Back to …". */
  backHref: string;
  /** Heading level. Default 2. */
  headingLevel?: HeadingLevel;
}

/** The form of the dialog as a view of a page. @see PROD-019, COMP-018 */
export function InviteView({ backHref, headingLevel = 2, ...rest }: InviteViewProps) {
  const messages = useMessages();
  const { name } = rest;
  return (
    <section aria-labelledby="invite" data-component="InviteView">
      <BackLink href={backHref}>{messages.format('network.back', { name })}</BackLink>
      <SectionHead title={messages.format('invite.title', { name })} titleId="invite" level={headingLevel} />
      <InviteForm {...rest} />
    </section>
  );
}

/** Product or company to follow. */
export interface Invited {
  kind: InvitedKind;
  id: string;
  name: string;
}

/** Sends invitations, and keeps the typed text until they are sent. @see API-090, API-091 */
function useInviting(
  { kind, id, name }: Invited,
  onSignInRequired: (() => void) | undefined,
): InviteFormProps {
  const mutations = sharingMutations(useApiClient());
  const options = kind === 'product' ? mutations.inviteToProduct(id) : mutations.inviteToCompany(id);
  const { send, isSending, failure, dismiss } = useSend(options, onSignInRequired);
  const [value, setValue] = useState('');
  const [sentTo, setSentTo] = useState<number | null>(null);
  return {
    name,
    value,
    onValueChange: (next) => {
      setValue(next);
      dismiss();
    },
    state: inviteState(),
    onInvite: (email) => void send({ email }, ({ count }) => setSentTo(count)),
    onInviteMore: () => {
      setValue('');
      setSentTo(null);
    },
  };

  function inviteState(): InviteState {
    if (sentTo !== null) return { status: 'SENT', count: sentTo };
    if (isSending) return { status: 'IN_PROGRESS' };
    if (!failure) return { status: 'idle' };
    return { status: 'ERROR', reason: failure.text, ofEmail: failure.fields.email ?? null };
  }
}
