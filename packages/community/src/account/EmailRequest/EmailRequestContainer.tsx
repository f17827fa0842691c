import { accountMutations } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { EmailRequestForm, type EmailRequestFormProps } from './EmailRequestForm';
import type { EmailRequestState } from './email-request';

export interface EmailRequestContainerProps
  extends Pick<EmailRequestFormProps, 'purpose' | 'action' | 'defaultEmail' | 'tone'> {
  /** What came of a form that was sent before the page had its scripts. */
  outcome?: EmailRequestState | undefined;
  /** Called once the link is on its way. */
  onSent?: (() => void) | undefined;
}

const CALLS = { signUp: 'registerEmail', forgot: 'forgotPassword', resend: 'resendVerification' } as const;

/** Asks the API to send a link. @see API-005, API-007, API-009 */
export function EmailRequestContainer({
  outcome = { status: 'idle' },
  onSent,
  ...form
}: EmailRequestContainerProps) {
  const { mutate } = useMutation(accountMutations(useApiClient())[CALLS[form.purpose]]());
  const [state, setState] = useState<EmailRequestState>(outcome);
  // A second press may come before the first has been rendered.
  const isSending = useRef(false);
  const handleSubmit = (email: string) => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ status: 'sending' });
    mutate(
      { email },
      {
        onSuccess: () => {
          setState({ status: 'sent' });
          onSent?.();
        },
        onError: (failure) => setState({ status: 'failed', failure }),
        onSettled: () => {
          isSending.current = false;
        },
      },
    );
  };
  return (
    <EmailRequestForm
      {...form}
      state={state}
      onSubmit={handleSubmit}
      onDismiss={() => setState({ status: 'idle' })}
    />
  );
}
