import { codePointLength, SOURCE_LINK_MAX, sourceLink, VERDICT_REASON_MAX } from '@millrace/domain';
import { Button, Inline, RadioGroup, Stack, TextArea, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useState } from 'react';
import { type EvidenceSaving, isWriting } from './evidence-saving';
import { linkEvidenceMessages } from './LinkEvidence.messages';
import type { LinkVerdict, LinkVerdictDraft } from './link-evidence';
import { WriteFailure } from './WriteFailure';

export interface LinkVerdictFormProps {
  /** The viewer's previous verdict. */
  own: LinkVerdict | undefined;
  saving: EvidenceSaving;
  onJudge: (draft: LinkVerdictDraft) => void;
  onWithdraw: () => void;
}

/** Form that confirms or disputes a link, with a reason and a source. */
export function LinkVerdictForm({ own, saving, onJudge, onWithdraw }: LinkVerdictFormProps) {
  const messages = useMessages(linkEvidenceMessages);
  const [verdict, setVerdict] = useState(own?.verdict);
  const [reason, setReason] = useState(own?.reason ?? '');
  const [source, setSource] = useState(own?.source ?? '');
  const [isChecked, setChecked] = useState(false);
  const isSaving = isWriting(saving, 'verdict');
  const kept = source.trim() === '' ? null : sourceLink(source);
  const isSourceWrong = source.trim() !== '' && kept === null;
  const reasonError = findReasonError();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (verdict === undefined || reasonError !== null || isSourceWrong || isSaving) return;
    onJudge({ verdict, reason: reason.trim(), source: kept });
  };
  return (
    <form noValidate data-part="form" onSubmit={handleSubmit}>
      <Stack>
        <RadioGroup
          label={messages.format('evidence.verdict')}
          required
          mark="none"
          {...(verdict !== undefined && { value: verdict })}
          onValueChange={setVerdict}
          options={[
            { value: 'confirmed', label: messages.format('evidence.confirm') },
            { value: 'disputed', label: messages.format('evidence.dispute') },
          ]}
          {...(isChecked && verdict === undefined && { error: messages.format('evidence.verdictMissing') })}
        />
        <TextArea
          label={messages.format('evidence.reason')}
          rows={2}
          maxRows={8}
          value={reason}
          onValueChange={setReason}
          showCount
          maxLength={VERDICT_REASON_MAX}
          required={verdict === 'disputed'}
          {...(isChecked && reasonError !== null && { error: reasonError })}
        />
        <TextField
          type="url"
          label={messages.format('evidence.sourceField')}
          hint={messages.format('evidence.sourceHint')}
          maxLength={SOURCE_LINK_MAX}
          value={source}
          onValueChange={setSource}
          {...(isChecked && isSourceWrong && { error: messages.format('evidence.sourceWrong') })}
        />
        <Inline gap="sm">
          <Button type="submit" tone="primary" loading={isSaving}>
            {messages.format(own ? 'evidence.sayAgain' : 'evidence.say')}
          </Button>
          {own && (
            <Button tone="quiet" loading={isWriting(saving, 'withdrawal')} onClick={onWithdraw}>
              {messages.format('evidence.withdraw')}
            </Button>
          )}
        </Inline>
        <WriteFailure saving={saving} of={['verdict', 'withdrawal']} />
      </Stack>
    </form>
  );

  function findReasonError(): string | null {
    if (verdict === 'disputed' && reason.trim() === '') return messages.format('evidence.reasonMissing');
    return codePointLength(reason) > VERDICT_REASON_MAX
      ? messages.format('evidence.reasonTooLong', { limit: VERDICT_REASON_MAX })
      : null;
  }
}
