import type { DuplicateKind } from '@millrace/api-client';
import type { SendState } from '@millrace/design-system';
import { codePointLength, REPORT_TEXT_MAX } from '@millrace/domain';
import { Dialog, Notice, TextArea } from '@millrace/ui';
import { DialogForm } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type ReactNode, useState } from 'react';

export interface DuplicateDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Kind of the duplicated entry. */
  thing: { kind: DuplicateKind; name: string };
  /** The selected original; null while none is selected. */
  chosen: { id: string } | null;
  /** Field that selects the original and shows the error, if any. */
  renderField: (error: string | undefined) => ReactNode;
  state: SendState;
  onSubmit: (text: string) => void;
}

/** Asks for the original of a duplicate product or company, and explains what happens next. @see GAP-088 */
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

/** A component of its own, so that its state resets for the next flag. */
function DuplicateForm({
  thing,
  chosen,
  renderField,
  state,
  onSubmit,
}: Omit<DuplicateDialogProps, 'open' | 'onOpenChange'>) {
  const messages = useMessages();
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isSent = state.status === 'sent';
  const isTooLong = codePointLength(text) > REPORT_TEXT_MAX;
  return (
    <DialogForm
      data-component="DuplicateDialog"
      data-state={state.status}
      title={messages.format('duplicateDialog.title')}
      description={
        isSent
          ? messages.format('duplicateDialog.done')
          : messages.format('duplicateDialog.what', { name: thing.name })
      }
      isBusy={state.status === 'sending'}
      isDone={isSent}
      onSubmit={() => {
        setChecked(true);
        if (chosen !== null && !isTooLong) onSubmit(text.trim());
      }}
      submitLabel={messages.format('duplicateDialog.submit')}
      cancelLabel={messages.format(isSent ? 'duplicateDialog.close' : 'duplicateDialog.cancel')}
    >
      {!isSent && (
        <>
          {renderField(isChecked && chosen === null ? messages.format('duplicateDialog.missing') : undefined)}
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
    </DialogForm>
  );
}
