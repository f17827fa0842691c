import { securityMutations } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { useState } from 'react';
import { formCall } from './SecurityForm';
import { TokenDialog } from './TokenDialog';

interface TokenDialogContainerProps {
  hasPassword: boolean;
  onClose: () => void;
}

/** Creates a token by the API; its secret is held only while the dialog is open. */
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
