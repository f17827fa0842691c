import { type ApiError, securityMutations } from '@millrace/api-client';
import type { RequestFailure } from '@millrace/design-system';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { useMemo, useState } from 'react';
import { AuthenticatorDialog, type AuthenticatorStep } from './AuthenticatorDialog';

interface AuthenticatorDialogContainerProps {
  hasPassword: boolean;
  onClose: () => void;
}

/** Sets up an authenticator app by the API; a secret that is not confirmed counts for nothing. */
export function AuthenticatorDialogContainer({ hasPassword, onClose }: AuthenticatorDialogContainerProps) {
  const { startTotp, confirmTotp } = securityMutations(useApiClient());
  const starting = useSend(startTotp());
  const confirming = useSend(confirmTotp());
  const [step, setStep] = useState<AuthenticatorStep>({ name: 'password' });
  const call = step.name === 'password' ? starting : confirming;
  // Each new failure moves the focus: a render that is no answer must not make one.
  const failure = useMemo(() => toCodeFailure(call.failure), [call.failure]);
  return (
    <AuthenticatorDialog
      step={step}
      hasPassword={hasPassword}
      isSending={call.isSending}
      failure={failure}
      onDismiss={call.dismiss}
      onStart={(who) => void starting.send(who, (secret) => setStep({ name: 'app', ...secret }))}
      onConfirm={(code) => void confirming.send({ code }, (codes) => setStep({ name: 'codes', codes }))}
      onClose={onClose}
    />
  );
}

/** Maps a wrong or malformed code to an error of its field. */
function toCodeFailure(failure: ApiError | null): RequestFailure | null {
  if (failure?.code !== 'wrong_code') return failure;
  return { text: failure.text, fields: { code: failure.text ?? failure.message } };
}
