import { codePointLength, REPORT_TEXT_MAX } from '@millrace/domain';
import { Notice, TextArea } from '@millrace/ui';
import { FormDialog } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import type { SendState } from '../../internal/send-state';
import { companyLinkMessages } from './CompanyLink.messages';

export interface WordsDialogProps {
  title: string;
  what: string;
  label: string;
  state: SendState;
  onSubmit: (text: string) => void;
  onClose: () => void;
}

/** Dialog for a message to the moderators. The text is kept until it was sent. */
export function WordsDialog({ title, what, label, state, onSubmit, onClose }: WordsDialogProps) {
  const messages = useMessages(companyLinkMessages);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const problem = textProblem();
  return (
    <FormDialog
      title={title}
      description={what}
      open
      onOpenChange={(open) => !open && onClose()}
      isBusy={state.status === 'sending'}
      isHeld
      onSubmit={() => {
        setChecked(true);
        if (problem === null) onSubmit(text.trim());
      }}
      submitLabel={messages.format('companyLink.send')}
      cancelLabel={messages.format('companyLink.cancel')}
    >
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
    </FormDialog>
  );

  function textProblem(): string | null {
    if (text.trim() === '') return messages.format('companyLink.missing');
    return codePointLength(text) > REPORT_TEXT_MAX
      ? messages.format('companyLink.tooLong', { limit: REPORT_TEXT_MAX })
      : null;
  }
}
