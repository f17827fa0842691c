import { codePointLength, REPORT_TEXT_MAX } from '@millrace/domain';
import { Button, Dialog, Notice, Stack, TextArea } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useId, useState } from 'react';

/** How a decision stands that was made. */
export type DecidingState =
  | { status: 'idle' | 'sending' }
  | {
      status: 'failed';
      /** The server's own words, where there are any. */
      reason: string | null;
    };

export interface DecisionDialogProps {
  title: string;
  /** What follows from it. */
  what: string;
  /** On the button that decides. */
  action: string;
  /** True if it takes something away. Default `false`. */
  isDanger?: boolean;
  state: DecidingState;
  onDecide: (note: string) => void;
  onClose: () => void;
}

/** Says what follows from a moderator's decision, and asks for a note. What was typed stands until it is made. */
export function DecisionDialog({
  title,
  what,
  action,
  isDanger = false,
  state,
  onDecide,
  onClose,
}: DecisionDialogProps) {
  const messages = useMessages();
  const formId = useId();
  const [note, setNote] = useState('');
  const isBusy = state.status === 'sending';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && codePointLength(note) <= REPORT_TEXT_MAX) onDecide(note.trim());
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !isBusy && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <form id={formId} noValidate onSubmit={handleSubmit}>
              <Stack>
                <Dialog.Description>{what}</Dialog.Description>
                <TextArea
                  label={messages.format('linkCases.note')}
                  hint={messages.format('linkCases.noteHint')}
                  rows={3}
                  maxRows={10}
                  value={note}
                  onValueChange={setNote}
                  showCount
                  maxLength={REPORT_TEXT_MAX}
                />
                {state.status === 'failed' && (
                  <Notice tone="danger">{state.reason ?? messages.format('linkCases.failed')}</Notice>
                )}
              </Stack>
            </form>
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Close asChild>
              <Button tone="quiet" disabled={isBusy}>
                {messages.format('linkCases.cancel')}
              </Button>
            </Dialog.Close>
            <Button type="submit" form={formId} tone={isDanger ? 'danger' : 'primary'} loading={isBusy}>
              {action}
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** How a decision stands that is sent. */
export function decidingState({
  isSending,
  failure,
}: {
  isSending: boolean;
  failure: { text: string | null } | null;
}): DecidingState {
  if (isSending) return { status: 'sending' };
  return failure ? { status: 'failed', reason: failure.text } : { status: 'idle' };
}
