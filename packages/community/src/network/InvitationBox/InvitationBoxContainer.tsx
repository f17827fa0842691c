import { accountMutations } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { INVITATION_SENT_DELAY_MS } from '@millrace/domain';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { InvitationBox, type InvitationBoxProps, type InvitationState } from './InvitationBox';

export interface InvitationBoxContainerProps extends Pick<InvitationBoxProps, 'signUpHref'> {
  /** Called 100 ms after the request succeeded: open the sign-up with the address. @see INQ-009 */
  onSent: (email: string) => void;
}

/** Requests an invitation. @see API-011 */
export function InvitationBoxContainer({ signUpHref, onSent }: InvitationBoxContainerProps) {
  const { mutate, status, error, variables } = useMutation(
    accountMutations(useApiClient()).requestInvitation(),
  );
  // A second press may come before the state has rendered; an address that was sent is not sent again.
  const isSending = useRef(false);
  const latestOnSent = useRef(onSent);
  latestOnSent.current = onSent;
  const sentTo = status === 'success' ? variables.email : null;
  useEffect(() => {
    if (sentTo === null) return;
    const timer = setTimeout(() => latestOnSent.current(sentTo), INVITATION_SENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [sentTo]);
  return (
    <InvitationBox
      state={invitationState(status, error?.text ?? null)}
      onInvite={(email) => {
        if (isSending.current) return;
        isSending.current = true;
        mutate(
          { email },
          {
            onError: () => {
              isSending.current = false;
            },
          },
        );
      }}
      signUpHref={signUpHref}
    />
  );
}

function invitationState(
  status: 'idle' | 'pending' | 'success' | 'error',
  reason: string | null,
): InvitationState {
  if (status === 'error') return { status: 'failed', reason };
  return { status: ({ idle: 'idle', pending: 'in progress', success: 'sent' } as const)[status] };
}
