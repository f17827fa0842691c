import type { SendState } from '@millrace/design-system';
import { codePointLength, REPORT_TEXT_MAX } from '@millrace/domain';
import { Notice, TextArea } from '@millrace/ui';
import { FormDialog } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type ReactNode, useState } from 'react';

export interface DecisionDialogProps {
  title: string;
  /** Consequences of the decision. */
  what: string;
  /** Label of the submit button. */
  action: string;
  /** True for a destructive decision. Default `false`. */
  isDanger?: boolean;
  state: SendState;
  onDecide: (note: string) => void;
  onClose: () => void;
  /** Fields besides the note. */
  children?: ReactNode;
}

/** Explains the consequences of a moderator's decision and asks for a note, which is kept until it is saved. */
export function DecisionDialog({
  title,
  what,
  action,
  isDanger = false,
  state,
  onDecide,
  onClose,
  children,
}: DecisionDialogProps) {
  const messages = useMessages();
  const [note, setNote] = useState('');
  return (
    <FormDialog
      title={title}
      description={what}
      open
      onOpenChange={(open) => !open && onClose()}
      isBusy={state.status === 'sending'}
      isHeld
      tone={isDanger ? 'danger' : 'primary'}
      onSubmit={() => {
        if (codePointLength(note) <= REPORT_TEXT_MAX) onDecide(note.trim());
      }}
      submitLabel={action}
      cancelLabel={messages.format('case.cancel')}
    >
      {children}
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
    </FormDialog>
  );
}
