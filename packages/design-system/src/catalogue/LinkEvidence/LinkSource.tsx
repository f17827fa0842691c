import { SOURCE_LINK_MAX, sourceLink } from '@millrace/domain';
import { Button, Link, Stack, Text, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useState } from 'react';
import { type EvidenceSaving, isWriting } from './evidence-saving';
import { section, source } from './LinkEvidence.css';
import { WriteFailure } from './WriteFailure';

export interface LinkSourceProps {
  sourceUrl: string | null;
  /** True if the viewer may name another. */
  canChange: boolean;
  saving: EvidenceSaving;
  /** Null is no source. */
  onSourceChange: (sourceUrl: string | null) => void;
}

const focusOnIt = (field: HTMLInputElement | null): void => field?.focus();

/** Where it can be read that a link is right; who added it may name another place. */
export function LinkSource({ sourceUrl, canChange, saving, onSourceChange }: LinkSourceProps) {
  const messages = useMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const kept = typed?.trim() ? sourceLink(typed) : null;
  const isSaving = isWriting(saving, 'source');
  const isWrong = Boolean(typed?.trim()) && kept === null;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isWrong && !isSaving) onSourceChange(kept);
  };
  return (
    <section className={section} data-part="source">
      <Text variant="label">{messages.format('evidence.source')}</Text>
      {sourceUrl ? (
        <Link href={sourceUrl} external rel="nofollow ugc noopener" className={source}>
          {sourceUrl}
        </Link>
      ) : (
        <Text tone="secondary">{messages.format('evidence.noSource')}</Text>
      )}
      {canChange && typed === null && (
        <div>
          <Button size="small" onClick={() => setTyped(sourceUrl ?? '')}>
            {messages.format(sourceUrl ? 'evidence.changeSource' : 'evidence.nameSource')}
          </Button>
        </div>
      )}
      {canChange && typed !== null && (
        <form noValidate onSubmit={handleSubmit}>
          <Stack gap="sm">
            <TextField
              type="url"
              label={messages.format('evidence.sourceField')}
              hint={messages.format('evidence.sourceHint')}
              maxLength={SOURCE_LINK_MAX}
              value={typed}
              onValueChange={setTyped}
              // It stands where the button was that was pressed.
              ref={focusOnIt}
              {...(isChecked && isWrong && { error: messages.format('evidence.sourceWrong') })}
            />
            <div>
              <Button type="submit" size="small" loading={isSaving}>
                {messages.format('evidence.saveSource')}
              </Button>
            </div>
            <WriteFailure saving={saving} of={['source']} />
          </Stack>
        </form>
      )}
    </section>
  );
}
