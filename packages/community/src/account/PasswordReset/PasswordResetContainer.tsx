import { type ApiError, accountMutations } from '@millrace/api-client';
import { RequestAlert, type RequestFailure } from '@millrace/design-system';
import { useApiClient } from '@millrace/design-system/connected';
import { PASSWORD_MAX_LENGTH } from '@millrace/domain';
import { Button, ButtonLink, Notice, PasswordField, Stack } from '@millrace/ui';
import { useInvalidFocus } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { LinkProblemKind } from '../AccountLink';
import { checkPasswords, type PasswordProblems } from './check-passwords';

export interface PasswordResetContainerProps
  extends Pick<PasswordResetFormProps, 'token' | 'action' | 'signInHref'> {
  /** Result of a form that was sent before hydration. */
  outcome?: PasswordResetState | undefined;
  /** Called when the link turns out to be invalid or expired. */
  onLinkProblem: (problem: LinkProblemKind) => void;
}

/** Sets the new password by the API. @see API-010 */
export function PasswordResetContainer({
  outcome = { status: 'idle' },
  onLinkProblem,
  ...form
}: PasswordResetContainerProps) {
  const { mutate } = useMutation(accountMutations(useApiClient()).updatePassword());
  const [state, setState] = useState<PasswordResetState>(outcome);
  // A second press may come before the state has rendered.
  const isSending = useRef(false);
  const handleSubmit = (password: string) => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ status: 'loading' });
    mutate(
      { password, token: form.token },
      {
        onSuccess: () => setState({ status: 'success' }),
        onError: (error) => {
          const problem = linkProblem(error);
          if (problem) onLinkProblem(problem);
          setState({ status: 'failed', failure: error });
        },
        onSettled: () => {
          isSending.current = false;
        },
      },
    );
  };
  return (
    <PasswordResetForm
      {...form}
      state={state}
      onSubmit={handleSubmit}
      onDismiss={() => setState({ status: 'idle' })}
    />
  );
}

const PROBLEMS = {
  link_expired: 'expired',
  link_replaced: 'replaced',
  link_used: 'used',
  link_unknown: 'unknown',
} as const;

/** Returns the problem of the link, or null for another error. A malformed token counts as unknown. */
function linkProblem({ code, fields }: Pick<ApiError, 'code' | 'fields'>): LinkProblemKind | null {
  if (fields.token !== undefined) return 'unknown';
  return code in PROBLEMS ? PROBLEMS[code as keyof typeof PROBLEMS] : null;
}

/** State of the form. `LinkProblem` replaces the form if the link does not work. @see ACC-017 */
export type PasswordResetState =
  | { status: 'idle' | 'loading' | 'success' }
  | { status: 'failed'; failure: RequestFailure };

export interface PasswordResetFormProps {
  state: PasswordResetState;
  /** Called with a valid password. */
  onSubmit: (password: string) => void;
  /** Dismisses the failure. */
  onDismiss: () => void;
  /** Token from the link; posted with the form before hydration. */
  token: string;
  /** Target of the form before hydration; it receives `token`, `password` and `confirmPassword`. */
  action: string;
  /** Address to open after success. Default `/`. @see ACC-018 */
  signInHref?: string;
}

const NO_PROBLEMS: PasswordProblems = { password: false, confirm: false };

/** Sets a new password with the link of an e-mail. @see ACC-014, ACC-015, ACC-016, ACC-017, ACC-018, GAP-073 */
export function PasswordResetForm(props: PasswordResetFormProps) {
  const { state, onSubmit, onDismiss, token, action, signInHref = '/' } = props;
  const messages = useMessages();
  const refused = state.status === 'failed' ? state.failure.fields : undefined;
  const { formRef, focusInvalid } = useInvalidFocus(refused);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const doneRef = useRef<HTMLDivElement>(null);
  const isDone = state.status === 'success';
  // The focused form is unmounted.
  useEffect(() => {
    if (isDone) doneRef.current?.focus();
  }, [isDone]);

  if (isDone) {
    return (
      <Stack gap="md" data-component="PasswordResetForm" data-state="success">
        <Notice ref={doneRef} tone="success" tabIndex={-1}>
          {messages.format('passwordReset.success')}
        </Notice>
        <ButtonLink href={signInHref} tone="primary" width="full">
          {messages.format('account.signIn')}
        </ButtonLink>
      </Stack>
    );
  }

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'loading') return;
    const typed = new FormData(event.currentTarget);
    const password = String(typed.get('password') ?? '');
    const found = checkPasswords(password, String(typed.get('confirmPassword') ?? ''));
    setProblems(found);
    if (found.password || found.confirm) focusInvalid();
    else onSubmit(password);
  };
  const lengthHint = messages.format('account.passwordHint');
  const matchHint = messages.format('passwordReset.matchHint');
  const field = {
    autoComplete: 'new-password',
    maxLength: PASSWORD_MAX_LENGTH,
    required: true,
    mark: 'none',
    onValueChange: () => setProblems(NO_PROBLEMS),
  } as const;
  return (
    <form
      ref={formRef}
      method="post"
      action={action}
      noValidate
      data-component="PasswordResetForm"
      data-state={state.status}
      onSubmit={handleSubmit}
    >
      <Stack gap="md">
        {state.status === 'failed' && <RequestAlert failure={state.failure} onDismiss={onDismiss} />}
        <input type="hidden" name="token" value={token} />
        <PasswordField
          {...field}
          label={messages.format('passwordReset.password')}
          name="password"
          hint={lengthHint}
          error={problems.password ? lengthHint : refused?.password}
        />
        <PasswordField
          {...field}
          label={messages.format('passwordReset.confirm')}
          name="confirmPassword"
          hint={matchHint}
          error={problems.confirm ? matchHint : undefined}
        />
        <Button type="submit" tone="primary" width="full" loading={state.status === 'loading'}>
          {messages.format('passwordReset.submit')}
        </Button>
      </Stack>
    </form>
  );
}
