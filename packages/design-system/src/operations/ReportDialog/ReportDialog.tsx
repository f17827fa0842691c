import {
  codePointLength,
  needsReportText,
  REPORT_REASONS,
  REPORT_TEXT_MAX,
  type ReportedKind,
  type ReportReason,
} from '@millrace/domain';
import { Dialog, type DialogContentProps, Notice, RadioGroup, TextArea } from '@millrace/ui';
import { DialogForm } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import type { SendState } from '../../internal/send-state';
import { reportDialogMessages } from './ReportDialog.messages';
import { REASON_TEXTS } from './report-reasons';

/** Status of a report. */
export type ReportState = SendState;

export interface ReportDialogProps extends Omit<DialogContentProps, 'children' | 'about' | 'onSubmit'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The reported entry, and the name of its author. */
  about: { kind: ReportedKind; name: string };
  state: ReportState;
  onSubmit: (report: { reason: ReportReason; text: string }) => void;
}

/** Dialog that reports a post, a comment, a member or an event to the moderators. @see GAP-096, MOCK-004 */
export function ReportDialog({ open, onOpenChange, about, state, onSubmit, ...rest }: ReportDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content {...rest}>
          <ReportForm {...{ about, state, onSubmit }} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A component of its own, so that each report starts with an empty form. */
function ReportForm({ about, state, onSubmit }: Pick<ReportDialogProps, 'about' | 'state' | 'onSubmit'>) {
  const messages = useMessages(reportDialogMessages);
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason !== undefined && needsReportText(reason) && text.trim() === '';
  const isTooLong = codePointLength(text) > REPORT_TEXT_MAX;
  const textError = findTextError();
  const isSent = state.status === 'sent';
  return (
    <DialogForm
      data-component="ReportDialog"
      data-state={state.status}
      title={messages.format('report.title')}
      description={isSent ? messages.format('report.done') : messages.format('report.what', about)}
      isBusy={state.status === 'sending'}
      isDone={isSent}
      onSubmit={() => {
        setChecked(true);
        if (reason !== undefined && !isMissing && !isTooLong) onSubmit({ reason, text: text.trim() });
      }}
      submitLabel={messages.format('report.submit')}
      cancelLabel={messages.format(isSent ? 'report.close' : 'report.cancel')}
    >
      {!isSent && (
        <>
          <RadioGroup
            label={messages.format('report.reason')}
            layout="column"
            required
            options={REPORT_REASONS.map((value) => ({ value, label: messages.format(REASON_TEXTS[value]) }))}
            onValueChange={setReason}
            {...(isChecked && reason === undefined && { error: messages.format('report.reasonMissing') })}
          />
          <TextArea
            label={messages.format('report.text')}
            rows={3}
            maxRows={10}
            value={text}
            onValueChange={setText}
            showCount
            maxLength={REPORT_TEXT_MAX}
            required={reason !== undefined && needsReportText(reason)}
            {...(isChecked && textError !== null && { error: textError })}
          />
        </>
      )}
      {state.status === 'failed' && (
        <Notice tone="danger">{state.reason ?? messages.format('report.failed')}</Notice>
      )}
    </DialogForm>
  );

  function findTextError(): string | null {
    if (isMissing) return messages.format('report.textMissing');
    return isTooLong ? messages.format('report.textTooLong', { limit: REPORT_TEXT_MAX }) : null;
  }
}
