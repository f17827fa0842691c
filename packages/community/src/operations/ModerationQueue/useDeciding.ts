import { type ApiError, isApiError } from '@millrace/api-client';
import type { SendState } from '@millrace/design-system';
import { sendState, useSend } from '@millrace/design-system/connected';
import { useToasts } from '@millrace/ui';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';

/** A decision that awaits confirmation. */
export interface AskedDecision<Case, Decision> {
  one: Case;
  decision: Decision;
}

/** Props of a queue whose cases are decided inline. */
export interface DecidingProps<Case, Decision> {
  /** Decision that awaits confirmation; null for none. */
  asked: AskedDecision<Case, Decision> | null;
  onAskedChange: (asked: AskedDecision<Case, Decision> | null) => void;
  deciding: SendState;
  onDecide: (note: string) => void;
}

/** Sends decisions. If another moderator decides first, the list is refetched and a toast says so. */
export function useDeciding<Case extends { id: string }, Decision, Data>(
  decide: (id: string) => UseMutationOptions<Data, ApiError, { decision: Decision; note: string }>,
  cases: { refetch: () => unknown },
): DecidingProps<Case, Decision> {
  const toasts = useToasts();
  const [asked, setAsked] = useState<AskedDecision<Case, Decision> | null>(null);
  const deciding = useSend({
    ...decide(asked?.one.id ?? ''),
    onError: (error) => {
      if (!isApiError(error, 'already_decided')) return;
      setAsked(null);
      toasts.show({ text: error.text ?? error.message, tone: 'danger' });
      void cases.refetch();
    },
  });
  return {
    asked,
    onAskedChange: (next) => {
      deciding.dismiss();
      setAsked(next);
    },
    deciding: sendState(deciding),
    onDecide: (note) => {
      if (asked) void deciding.send({ decision: asked.decision, note }, () => setAsked(null));
    },
  };
}
