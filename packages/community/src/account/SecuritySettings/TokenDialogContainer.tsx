import { securityMutations } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { useState } from 'react';
import { formCall } from './SecurityForm';
import { TokenDialog } from './TokenDialog';

interface TokenDialogContainerProps {
  hasPassword: boolean;
  onClose: () => void;
}

/** Makes a token by the API; its secret is kept for as long as the dialog is open. */
export function TokenDialogContainer({ hasPassword, onClose }: TokenDialogContainerProps) {
  const call = useSend(securityMutations(useApiClient()).createToken());
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <TokenDialog
      {...formCall(call)}
      hasPassword={hasPassword}
      secret={secret}
      onSubmit={(draft) => void call.send(draft, (token) => setSecret(token.secret))}
      onClose={onClose}
    />
  );
}
