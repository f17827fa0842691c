import type { CatalogueLink, LinkEvidence, LinkVerdictDraft } from '@millrace/api-client';
import { shownName } from '@millrace/domain';
import { Button, Dialog, ErrorState, Heading, SkeletonRows, Stack, Text, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type EvidenceSaving, isWriting } from './evidence-saving';
import { footNotice, section } from './LinkEvidence.css';
import { LinkSource } from './LinkSource';
import { LinkVerdictForm } from './LinkVerdictForm';
import { LinkVerdictList } from './LinkVerdictList';
import { WriteFailure } from './WriteFailure';

export interface LinkEvidenceDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is linked: the company or raw material, and the product. */
  about: { kind: CatalogueLink['kind']; other: string; product: string };
  state:
    | { status: 'loading' }
    | { status: 'error'; message: string }
    | { status: 'ready'; evidence: LinkEvidence };
  saving: EvidenceSaving;
  onRetry: () => void;
  onJudge: (draft: LinkVerdictDraft) => void;
  onWithdraw: () => void;
  /** Null is no source. */
  onSourceChange: (sourceUrl: string | null) => void;
  onRemove: () => void;
}

/** On what a link of the catalogue rests: who added it, its source, and who confirms or disputes it. @see GAP-087 */
export function LinkEvidenceDialog({ open, onOpenChange, about, ...rest }: LinkEvidenceDialogProps) {
  const messages = useMessages();
  const { state, saving, onRetry, onRemove } = rest;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>{messages.format('evidence.title')}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <div data-component="LinkEvidence" data-state={state.status}>
              <Stack>
                <Dialog.Description>{messages.format(`evidence.${about.kind}`, about)}</Dialog.Description>
                {state.status === 'loading' && (
                  <div aria-busy="true">
                    <VisuallyHidden role="status">{messages.format('list.loading')}</VisuallyHidden>
                    <SkeletonRows count={3} art="none" />
                  </div>
                )}
                {state.status === 'error' && (
                  <ErrorState
                    title={messages.format('evidence.failed')}
                    description={state.message}
                    onRetry={onRetry}
                  />
                )}
                {state.status === 'ready' && <Evidence {...rest} evidence={state.evidence} />}
              </Stack>
            </div>
          </Dialog.Body>
          <Dialog.Footer>
            <WriteFailure saving={saving} of={['removal']} className={footNotice} />
            {state.status === 'ready' && state.evidence.removable && (
              <Button tone="danger" loading={isWriting(saving, 'removal')} onClick={onRemove}>
                {messages.format('evidence.remove')}
              </Button>
            )}
            <Dialog.Close asChild>
              <Button>{messages.format('evidence.close')}</Button>
            </Dialog.Close>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type EvidenceProps = Pick<LinkEvidenceDialogProps, 'saving' | 'onJudge' | 'onWithdraw' | 'onSourceChange'> & {
  evidence: LinkEvidence;
};

function Evidence({ evidence, saving, onJudge, onWithdraw, onSourceChange }: EvidenceProps) {
  const messages = useMessages();
  const { confirmed, disputed, verdicts } = evidence;
  const date = messages.date(evidence.added, { dateStyle: 'medium' });
  const own = verdicts.find((one) => one.own);
  return (
    <>
      <Text as="p" variant="small">
        {evidence.user_name === null
          ? messages.format('evidence.imported', { date })
          : messages.format('evidence.added', { name: shownName(evidence.user_name), date })}
      </Text>
      <LinkSource
        // What was typed is done with once the server has it.
        key={evidence.source_url}
        sourceUrl={evidence.source_url}
        canChange={evidence.removable}
        saving={saving}
        onSourceChange={onSourceChange}
      />
      <section className={section}>
        <Heading level={3} size="section">
          {messages.format('evidence.verdicts')}
        </Heading>
        <Text as="p" variant="small" tone="secondary" role="status">
          {messages.format('evidence.counts', { confirmed, disputed })}
        </Text>
        <LinkVerdictList verdicts={verdicts} />
      </section>
      <section className={section}>
        <LinkVerdictForm
          key={own?.added}
          own={own}
          saving={saving}
          onJudge={onJudge}
          onWithdraw={onWithdraw}
        />
      </section>
    </>
  );
}
