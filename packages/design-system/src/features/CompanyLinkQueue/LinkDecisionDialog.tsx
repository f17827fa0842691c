import type { LinkDecision } from '@millrace/api-client';
import { codePointLength, REPORT_TEXT_MAX } from '@millrace/domain';
import { type FormEvent, useId, useState } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { Notice } from '../../primitives/Notice';
import { Stack } from '../../primitives/Stack';
import { TextArea } from '../../primitives/TextArea';

/** How a decision stands that was made. */
export type LinkDecidingState =
  | { status: 'idle' | 'sending' }
  | {
      status: 'failed';
      /** The server's own words, where there are any. */
      reason: string | null;
    };

export interface LinkDecisionDialogProps {
  decision: LinkDecision;
  /** Of the member whose link it is. */
  name: string;
  company: string;
  state: LinkDecidingState;
  onDecide: (note: string) => void;
  onClose: () => void;
}

/** Says what follows from a decision, and asks for a note. */
export function LinkDecisionDialog({
  decision,
  name,
  company,
  state,
  onDecide,
  onClose,
}: LinkDecisionDialogProps) {
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
            <Dialog.Title>{messages.format('linkCases.ask', { decision, name })}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <form id={formId} noValidate onSubmit={handleSubmit}>
              <Stack>
                <Dialog.Description>
                  {messages.format(`linkCases.${decision}Hint`, { name, company })}
                </Dialog.Description>
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
            <Button
              type="submit"
              form={formId}
              tone={decision === 'end' ? 'danger' : 'primary'}
              loading={isBusy}
            >
              {messages.format(`linkCases.${decision}`)}
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
