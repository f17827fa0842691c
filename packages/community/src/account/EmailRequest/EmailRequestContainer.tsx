import { accountMutations } from '@millrace/api-client';
import { RequestAlert, type RequestFailure } from '@millrace/design-system';
import { useApiClient } from '@millrace/design-system/connected';
import { isEmail } from '@millrace/domain';
import { Button, Notice, Stack } from '@millrace/ui';
import { type MessageKey, useMessages } from '@millrace/ui/messages';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { EmailField } from '../../internal/EmailField';
import { saveAddress, useFilledAddress } from '../../internal/typed-address';

export interface EmailRequestContainerProps
  extends Pick<EmailRequestFormProps, 'purpose' | 'action' | 'defaultEmail' | 'tone'> {
  /** Result of a form that was sent before hydration. */
  outcome?: EmailRequestState | undefined;
  /** Called once the link was sent. */
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
  // A second press may come before the state has rendered.
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

export interface EmailRequestFormProps {
  purpose: EmailRequestPurpose;
  state: EmailRequestState;
  /** Called with the trimmed address. */
  onSubmit: (email: string) => void;
  /** Dismisses the failure. */
  onDismiss: () => void;
  /** Target of the form before hydration; it receives `email` and `purpose`. */
  action: string;
  /** Initial value of the field. Default: the text typed in this tab before. */
  defaultEmail?: string | undefined;
  /** Default `primary`; `secondary` if the page has another primary action. */
  tone?: 'primary' | 'secondary';
}

const texts = {
  signUp: ['emailRequest.workEmail', 'emailRequest.signUp', 'emailRequest.signUpSent'],
  forgot: ['emailRequest.workEmail', 'emailRequest.forgot', 'emailRequest.forgotSent'],
  resend: ['emailRequest.email', 'emailRequest.resend', 'emailRequest.resendSent'],
} as const satisfies Record<EmailRequestPurpose, readonly MessageKey[]>;

/**
 * Form that requests a link by e-mail.
 *
 * @see ACC-010, ACC-011, ACC-012, ACC-013, ERR-001
 */
export function EmailRequestForm({
  purpose,
  state,
  onSubmit,
  onDismiss,
  action,
  defaultEmail,
  tone = 'primary',
}: EmailRequestFormProps) {
  const messages = useMessages();
  const [problem, setProblem] = useState<'emailRequest.missing' | 'emailRequest.invalid'>();
  const inputRef = useRef<HTMLInputElement>(null);
  useFilledAddress(inputRef, purpose === 'resend' ? ['account', 'login'] : ['account']);
  const sentRef = useFocusOnDone<HTMLDivElement>(state.status === 'sent');
  const refused = state.status === 'failed' ? state.failure.fields.email : undefined;
  const [label, submit, sent] = texts[purpose];

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (state.status === 'sending') return;
    const email = inputRef.current?.value.trim() ?? '';
    const found = email === '' ? 'emailRequest.missing' : isEmail(email) ? undefined : 'emailRequest.invalid';
    setProblem(found);
    if (found) {
      inputRef.current?.focus();
      return;
    }
    saveAddress('account', email);
    onSubmit(email);
  };
  const handleDismiss = () => {
    onDismiss();
    inputRef.current?.focus();
  };

  return (
    <Stack gap="md" data-component="EmailRequestForm" data-state={state.status}>
      {state.status === 'sent' && (
        <Notice ref={sentRef} tone={purpose === 'resend' ? 'success' : 'info'} tabIndex={-1}>
          {messages.format(sent)}
        </Notice>
      )}
      {state.status === 'failed' && <RequestAlert failure={state.failure} onDismiss={handleDismiss} />}
      {(state.status !== 'sent' || purpose === 'resend') && (
        <form method="post" action={action} noValidate onSubmit={handleSubmit}>
          <Stack gap="md">
            <input type="hidden" name="purpose" value={purpose} />
            <EmailField
              ref={inputRef}
              label={messages.format(label)}
              error={problem ? messages.format(problem) : refused}
              name="email"
              defaultValue={defaultEmail}
              required
              mark="none"
              onValueChange={() => setProblem(undefined)}
            />
            <Button type="submit" tone={tone} width="full" loading={state.status === 'sending'}>
              {messages.format(submit)}
            </Button>
          </Stack>
        </form>
      )}
    </Stack>
  );
}

/** Moves the focus to the result once the focused form is unmounted. */
function useFocusOnDone<Target extends HTMLElement>(isDone: boolean) {
  const ref = useRef<Target>(null);
  useEffect(() => {
    if (isDone) ref.current?.focus();
  }, [isDone]);
  return ref;
}

/** Purpose of the requested link: sign up, set a new password, or resend the verification. */
export const EMAIL_REQUEST_PURPOSES = ['signUp', 'forgot', 'resend'] as const;
export type EmailRequestPurpose = (typeof EMAIL_REQUEST_PURPOSES)[number];

/** State of the request. */
export type EmailRequestState =
  | { status: 'idle' | 'sending' | 'sent' }
  | { status: 'failed'; failure: RequestFailure };
