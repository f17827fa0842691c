import { REASON_TEXTS } from '@millrace/design-system';
import {
  type Decision,
  needsDecisionReason,
  REPORT_REASONS,
  REPORT_TEXT_MAX,
  type ReportReason,
} from '@millrace/domain';
import { Button, Dialog, Notice, RadioGroup, Stack, TextArea } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useId, useState } from 'react';
import { DECISION_HINTS, DECISION_TEXTS, isStrict } from './decision-texts';

/** What a moderator has decided, to be sent. */
export interface DecisionMade {
  decision: Decision;
  reason?: ReportReason;
  note: string;
}

/** How a decision stands that was made. */
export type DecidingState =
  | { status: 'idle' | 'sending' }
  | {
      status: 'failed';
      /** The server's own words, where there are any. */
      reason: string | null;
    };

export interface DecisionDialogProps {
  decision: Decision;
  /** Of the member whom it is about. */
  name: string;
  /** The reason that was reported most. */
  usualReason: ReportReason | undefined;
  state: DecidingState;
  onDecide: (made: DecisionMade) => void;
  onClose: () => void;
}

/** Asks why, and for a note, and says what follows from it. */
export function DecisionDialog({
  decision,
  name,
  usualReason,
  state,
  onDecide,
  onClose,
}: DecisionDialogProps) {
  const messages = useMessages();
  const formId = useId();
  const asksReason = needsDecisionReason(decision);
  const [reason, setReason] = useState(usualReason);
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isBusy = state.status === 'sending';
  const isTooLong = [...note].length > REPORT_TEXT_MAX;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isBusy || isTooLong || (asksReason && reason === undefined)) return;
    onDecide({ decision, note: note.trim(), ...(asksReason && reason !== undefined && { reason }) });
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !isBusy && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>{messages.format('case.ask', { decision, name })}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <form id={formId} noValidate onSubmit={handleSubmit}>
              <Stack>
                <Dialog.Description>{messages.format(DECISION_HINTS[decision], { name })}</Dialog.Description>
                {asksReason && (
                  <RadioGroup
                    label={messages.format('case.reason')}
                    layout="column"
                    required
                    options={REPORT_REASONS.map((value) => ({
                      value,
                      label: messages.format(REASON_TEXTS[value]),
                    }))}
                    {...(usualReason && { defaultValue: usualReason })}
                    onValueChange={setReason}
                    {...(isChecked &&
                      reason === undefined && { error: messages.format('case.reasonMissing') })}
                  />
                )}
                <TextArea
                  label={messages.format('case.note')}
                  hint={messages.format('case.noteHint')}
                  rows={3}
                  maxRows={10}
                  value={note}
                  onValueChange={setNote}
                  showCount
                  maxLength={REPORT_TEXT_MAX}
                />
                {state.status === 'failed' && (
                  <Notice tone="danger">{state.reason ?? messages.format('case.failed')}</Notice>
                )}
              </Stack>
            </form>
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Close asChild>
              <Button tone="quiet" disabled={isBusy}>
                {messages.format('case.cancel')}
              </Button>
            </Dialog.Close>
            <Button
              type="submit"
              form={formId}
              tone={isStrict(decision) ? 'danger' : 'primary'}
              loading={isBusy}
            >
              {messages.format(DECISION_TEXTS[decision])}
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
