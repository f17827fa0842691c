import { securityMutations } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { useState } from 'react';
import { makePasskey } from '../../internal/passkeys';
import { PasskeyDialog } from './PasskeyDialog';
import { toReauthentication } from './RemoveSignInDialog';

interface PasskeyDialogContainerProps {
  hasPassword: boolean;
  onClose: () => void;
}

/** Adds a passkey: asks the API, then the authenticator, then the API. */
export function PasskeyDialogContainer({ hasPassword, onClose }: PasskeyDialogContainerProps) {
  const { startPasskey, addPasskey } = securityMutations(useApiClient());
  const starting = useSend(startPasskey());
  const adding = useSend(addPasskey());
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<'cancelled' | 'known' | 'refused' | null>(null);

  const add = async ({ name, password }: { name: string; password: string }) => {
    setProblem(null);
    adding.dismiss();
    const options = await starting.send(toReauthentication(hasPassword, password));
    if (!options) return;
    setAsking(true);
    const answer = await makePasskey(options);
    setAsking(false);
    if (answer.status === 'given') await adding.send({ name, credential: answer.credential }, onClose);
    else setProblem(answer.status);
  };
  return (
    <PasskeyDialog
      hasPassword={hasPassword}
      problem={problem}
      isSending={isAsking || starting.isSending || adding.isSending}
      failure={starting.failure ?? adding.failure}
      onDismiss={() => {
        starting.dismiss();
        adding.dismiss();
      }}
      onSubmit={(values) => void add(values)}
      onClose={onClose}
    />
  );
}
