import { isApiError, sharingMutations } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import type { InvitedKind } from '@millrace/domain';
import { useState } from 'react';
import type { InviteFormProps } from './InviteForm';
import type { InviteState } from './invite-state';

/** What people are invited to follow. */
export interface Invited {
  kind: InvitedKind;
  id: string;
  name: string;
}

/** Sends invitations, and keeps what is typed until they are sent. @see API-090, API-091 */
export function useInviting(
  { kind, id, name }: Invited,
  onSignInRequired: (() => void) | undefined,
): InviteFormProps {
  const mutations = sharingMutations(useApiClient());
  const options = kind === 'product' ? mutations.inviteToProduct(id) : mutations.inviteToCompany(id);
  const { send, isSending, failure, dismiss } = useSend({
    ...options,
    onError: (error) => {
      if (isApiError(error) && error.status === 401) onSignInRequired?.();
    },
  });
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
