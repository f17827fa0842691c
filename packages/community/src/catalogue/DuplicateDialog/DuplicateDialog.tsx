import type { DuplicateKind } from '@millrace/api-client';
import { codePointLength, REPORT_TEXT_MAX } from '@millrace/domain';
import { Button, Dialog, Notice, Stack, TextArea } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, type ReactNode, useId, useState } from 'react';

/** How far a flag is. */
export type DuplicateFlagState =
  | { status: 'editing' | 'sending' | 'sent' }
  | {
      status: 'failed';
      /** The server's own words, where there are any. */
      reason: string | null;
    };

export interface DuplicateDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is there twice. */
  thing: { kind: DuplicateKind; name: string };
  /** The one that it is a duplicate of; null while none is chosen. */
  chosen: { id: string } | null;
  /** The field that chooses it, which shows the error where there is one. */
  renderField: (error: string | undefined) => ReactNode;
  state: DuplicateFlagState;
  onSubmit: (text: string) => void;
}

/** Asks which one a product or company is a duplicate of, and says what becomes of it. @see GAP-088 */
export function DuplicateDialog({ open, onOpenChange, ...form }: DuplicateDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content>
          <DuplicateForm {...form} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A form of its own, so that the next flag begins anew. */
function DuplicateForm({
  thing,
  chosen,
  renderField,
  state,
  onSubmit,
}: Omit<DuplicateDialogProps, 'open' | 'onOpenChange'>) {
  const messages = useMessages();
  const formId = useId();
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isSent = state.status === 'sent';
  const isTooLong = codePointLength(text) > REPORT_TEXT_MAX;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (chosen !== null && !isTooLong && state.status !== 'sending') onSubmit(text.trim());
  };
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{messages.format('duplicateDialog.title')}</Dialog.Title>
        <Dialog.Close />
      </Dialog.Header>
      <Dialog.Body>
        <form
          id={formId}
          noValidate
          data-component="DuplicateDialog"
          data-state={state.status}
          onSubmit={handleSubmit}
        >
          <Stack>
            <Dialog.Description>
              {isSent
                ? messages.format('duplicateDialog.done')
                : messages.format('duplicateDialog.what', { name: thing.name })}
            </Dialog.Description>
            {!isSent && (
              <>
                {renderField(
                  isChecked && chosen === null ? messages.format('duplicateDialog.missing') : undefined,
                )}
                <TextArea
                  label={messages.format('duplicateDialog.text')}
                  rows={3}
                  maxRows={10}
                  value={text}
                  onValueChange={setText}
                  showCount
                  maxLength={REPORT_TEXT_MAX}
                  {...(isTooLong && {
                    error: messages.format('duplicateDialog.textTooLong', { limit: REPORT_TEXT_MAX }),
                  })}
                />
              </>
            )}
            {state.status === 'failed' && (
              <Notice tone="danger">{state.reason ?? messages.format('duplicateDialog.failed')}</Notice>
            )}
          </Stack>
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Close asChild>
          <Button tone={isSent ? 'primary' : 'quiet'}>
            {messages.format(isSent ? 'duplicateDialog.close' : 'duplicateDialog.cancel')}
          </Button>
        </Dialog.Close>
        {!isSent && (
          <Button type="submit" form={formId} tone="primary" loading={state.status === 'sending'}>
            {messages.format('duplicateDialog.submit')}
          </Button>
        )}
      </Dialog.Footer>
    </>
  );
}
