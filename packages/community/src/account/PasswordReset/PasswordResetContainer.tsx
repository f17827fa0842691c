import { type ApiError, accountMutations } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { LinkProblemKind } from '../AccountLink';
import { PasswordResetForm, type PasswordResetFormProps, type PasswordResetState } from './PasswordResetForm';

export interface PasswordResetContainerProps
  extends Pick<PasswordResetFormProps, 'token' | 'action' | 'signInHref'> {
  /** What came of a form that was sent before the page had its scripts. */
  outcome?: PasswordResetState | undefined;
  /** Called when the link turns out to be no longer good. */
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
  // A second press may come before the first has been rendered.
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

/** The link that is to blame, if it is. A token that the contract refuses is none of ours. */
function linkProblem({ code, fields }: Pick<ApiError, 'code' | 'fields'>): LinkProblemKind | null {
  if (fields.token !== undefined) return 'unknown';
  return code in PROBLEMS ? PROBLEMS[code as keyof typeof PROBLEMS] : null;
}
