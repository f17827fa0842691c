import { codePointLength, REPORT_TEXT_MAX } from '@millrace/domain';
import { Button, Dialog, Notice, Stack, TextArea } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useId, useState } from 'react';

/** How far it is with what is sent to a moderator. */
export type WordsState =
  | { status: 'editing' | 'sending' }
  | {
      status: 'failed';
      /** The server's own words, where there are any. */
      reason: string | null;
    };

export interface WordsDialogProps {
  title: string;
  what: string;
  label: string;
  state: WordsState;
  onSubmit: (text: string) => void;
  onClose: () => void;
}

/** Asks for what a moderator is to know. What was typed stands until it is sent. */
export function WordsDialog({ title, what, label, state, onSubmit, onClose }: WordsDialogProps) {
  const messages = useMessages();
  const formId = useId();
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isSending = state.status === 'sending';
  const problem = textProblem();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problem === null && !isSending) onSubmit(text.trim());
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !isSending && onClose()}>
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
                  label={label}
                  rows={4}
                  maxRows={10}
                  required
                  value={text}
                  onValueChange={setText}
                  showCount
                  maxLength={REPORT_TEXT_MAX}
                  {...(isChecked && problem !== null && { error: problem })}
                />
                {state.status === 'failed' && (
                  <Notice tone="danger">{state.reason ?? messages.format('companyLink.failed')}</Notice>
                )}
              </Stack>
            </form>
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Close asChild>
              <Button tone="quiet" disabled={isSending}>
                {messages.format('companyLink.cancel')}
              </Button>
            </Dialog.Close>
            <Button type="submit" form={formId} tone="primary" loading={isSending}>
              {messages.format('companyLink.send')}
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );

  function textProblem(): string | null {
    if (text.trim() === '') return messages.format('companyLink.missing');
    return codePointLength(text) > REPORT_TEXT_MAX
      ? messages.format('companyLink.tooLong', { limit: REPORT_TEXT_MAX })
      : null;
  }
}
