import { moderationMutations, type ReportTarget } from '@millrace/api-client';
import { useState } from 'react';
import { sendState } from '../../internal/send-state';
import { useApiClient, useSend } from '../../shell/ApiClient';
import { ReportDialog, type ReportDialogProps } from './ReportDialog';

export interface ReportDialogContainerProps extends Pick<ReportDialogProps, 'open' | 'onOpenChange'> {
  target: ReportTarget;
  /** Name of its author. */
  name: string;
  /** Called when the session has expired: redirect to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Sends a report over the API. @see GAP-096 */
export function ReportDialogContainer({
  target,
  name,
  onSignInRequired,
  ...dialog
}: ReportDialogContainerProps) {
  const reporting = useSend(moderationMutations(useApiClient()).report(), onSignInRequired);
  const [isSent, setSent] = useState(false);
  return (
    <ReportDialog
      {...dialog}
      about={{ kind: target.kind, name }}
      state={sendState(reporting, isSent)}
      onSubmit={({ reason, text }) =>
        void reporting.send({ target, reason, ...(text !== '' && { text }) }, () => setSent(true))
      }
    />
  );
}
