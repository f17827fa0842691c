import { isApiError, moderationMutations, type ReportTarget } from '@millrace/api-client';
import { useState } from 'react';
import { useApiClient, useSend } from '../../shell/ApiClient';
import { ReportDialog, type ReportDialogProps, type ReportState } from './ReportDialog';

export interface ReportDialogContainerProps extends Pick<ReportDialogProps, 'open' | 'onOpenChange'> {
  target: ReportTarget;
  /** Who is answerable for it. */
  name: string;
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Reports something over the API. @see GAP-096 */
export function ReportDialogContainer({
  target,
  name,
  onSignInRequired,
  ...dialog
}: ReportDialogContainerProps) {
  const reporting = useSend({
    ...moderationMutations(useApiClient()).report(),
    onError: (error) => {
      if (isApiError(error) && error.status === 401) onSignInRequired?.();
    },
  });
  const [isSent, setSent] = useState(false);
  return (
    <ReportDialog
      {...dialog}
      about={{ kind: target.kind, name }}
      state={reportState(reporting, isSent)}
      onSubmit={({ reason, text }) =>
        void reporting.send({ target, reason, ...(text !== '' && { text }) }, () => setSent(true))
      }
    />
  );
}

function reportState(
  { isSending, failure }: { isSending: boolean; failure: { text: string | null } | null },
  isSent: boolean,
): ReportState {
  if (isSent) return { status: 'sent' };
  if (isSending) return { status: 'sending' };
  return failure ? { status: 'failed', reason: failure.text } : { status: 'editing' };
}
