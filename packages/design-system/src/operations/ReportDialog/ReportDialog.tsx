import {
  codePointLength,
  needsReportText,
  REPORT_REASONS,
  REPORT_TEXT_MAX,
  type ReportedKind,
  type ReportReason,
} from '@millrace/domain';
import { Button, Dialog, Notice, RadioGroup, Stack, TextArea } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useId, useState } from 'react';
import { REASON_TEXTS } from './report-reasons';

/** How far a report is. */
export type ReportState =
  | { status: 'editing' | 'sending' | 'sent' }
  | {
      status: 'failed';
      /** The server's own words, where there are any. */
      reason: string | null;
    };

export interface ReportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is reported, and who is answerable for it. */
  about: { kind: ReportedKind; name: string };
  state: ReportState;
  onSubmit: (report: { reason: ReportReason; text: string }) => void;
}

/** Asks what is wrong with a post, a comment, a member or an event, and says what becomes of it. @see GAP-096, MOCK-004 */
export function ReportDialog({ open, onOpenChange, ...form }: ReportDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content>
          <ReportForm {...form} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A form of its own, so that the next report begins anew. */
function ReportForm({ about, state, onSubmit }: Pick<ReportDialogProps, 'about' | 'state' | 'onSubmit'>) {
  const messages = useMessages();
  const formId = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason !== undefined && needsReportText(reason) && text.trim() === '';
  const isTooLong = codePointLength(text) > REPORT_TEXT_MAX;
  const textError = findTextError();
  const isSent = state.status === 'sent';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (reason !== undefined && !isMissing && !isTooLong && state.status !== 'sending') {
      onSubmit({ reason, text: text.trim() });
    }
  };
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{messages.format('report.title')}</Dialog.Title>
        <Dialog.Close />
      </Dialog.Header>
      <Dialog.Body>
        <form
          id={formId}
          noValidate
          data-component="ReportDialog"
          data-state={state.status}
          onSubmit={handleSubmit}
        >
          <Stack>
            <Dialog.Description>
              {isSent ? messages.format('report.done') : messages.format('report.what', about)}
            </Dialog.Description>
            {!isSent && (
              <>
                <RadioGroup
                  label={messages.format('report.reason')}
                  layout="column"
                  required
                  options={REPORT_REASONS.map((value) => ({
                    value,
                    label: messages.format(REASON_TEXTS[value]),
                  }))}
                  onValueChange={setReason}
                  {...(isChecked &&
                    reason === undefined && { error: messages.format('report.reasonMissing') })}
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
          </Stack>
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Close asChild>
          <Button tone={isSent ? 'primary' : 'quiet'}>
            {messages.format(isSent ? 'report.close' : 'report.cancel')}
          </Button>
        </Dialog.Close>
        {!isSent && (
          <Button type="submit" form={formId} tone="primary" loading={state.status === 'sending'}>
            {messages.format('report.submit')}
          </Button>
        )}
      </Dialog.Footer>
    </>
  );

  function findTextError(): string | null {
    if (isMissing) return messages.format('report.textMissing');
    return isTooLong ? messages.format('report.textTooLong', { limit: REPORT_TEXT_MAX }) : null;
  }
}
