import { SOURCE_LINK_MAX, sourceLink } from '@millrace/domain';
import {
  Button,
  Dialog,
  type DialogContentProps,
  ErrorState,
  Heading,
  Link,
  SkeletonRows,
  Stack,
  Text,
  TextField,
  VisuallyHidden,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useState } from 'react';
import { pagedListMessages } from '../../shell/PagedList/PagedList.messages';
import { type EvidenceSaving, isWriting } from './evidence-saving';
import { footNotice, list, reason, section, source, verdict as verdictClass } from './LinkEvidence.css';
import { linkEvidenceMessages } from './LinkEvidence.messages';
import { LinkVerdictForm } from './LinkVerdictForm';
import type { LinkEvidence, LinkVerdict, LinkVerdictDraft } from './link-evidence';
import { WriteFailure } from './WriteFailure';

/** Relation of the link to the product: a supplier or a raw material. */
export type LinkKind = 'supplier' | 'material';

export interface LinkEvidenceDialogProps extends Omit<DialogContentProps, 'children' | 'about'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names of the linked entries: the company or raw material, and the product. */
  about: { kind: LinkKind; other: string; product: string };
  state:
    | { status: 'loading' }
    | { status: 'error'; message: string }
    | { status: 'ready'; evidence: LinkEvidence };
  saving: EvidenceSaving;
  onRetry: () => void;
  onJudge: (draft: LinkVerdictDraft) => void;
  onWithdraw: () => void;
  /** Called with the new source; null removes it. */
  onSourceChange: (sourceUrl: string | null) => void;
  onRemove: () => void;
}

/** Dialog with the evidence of a catalogue link: who added it, its source, confirmations and disputes. @see GAP-087 */
export function LinkEvidenceDialog({
  open,
  onOpenChange,
  about,
  state,
  saving,
  onRetry,
  onJudge,
  onWithdraw,
  onSourceChange,
  onRemove,
  ...rest
}: LinkEvidenceDialogProps) {
  const messages = useMessages(linkEvidenceMessages, pagedListMessages);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content {...rest}>
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
                {state.status === 'ready' && (
                  <Evidence {...{ saving, onJudge, onWithdraw, onSourceChange }} evidence={state.evidence} />
                )}
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
  const messages = useMessages(linkEvidenceMessages, pagedListMessages);
  const { confirmed, disputed, verdicts } = evidence;
  const date = messages.date(evidence.added, { dateStyle: 'medium' });
  const own = verdicts.find((one) => one.own);
  return (
    <>
      <Text as="p" variant="small">
        {evidence.author === null
          ? messages.format('evidence.imported', { date })
          : messages.format('evidence.added', { name: evidence.author, date })}
      </Text>
      <LinkSource
        // Clear the input only after the server has saved it.
        key={evidence.source}
        sourceUrl={evidence.source}
        canChange={evidence.removable ?? false}
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

interface LinkVerdictListProps {
  /** Verdicts: the viewer's own first, then newest first. */
  verdicts: readonly LinkVerdict[];
}

/** List of who confirms or disputes a link, the reason and the source. */
function LinkVerdictList({ verdicts }: LinkVerdictListProps) {
  if (verdicts.length === 0) return null;
  return (
    <ul className={list}>
      {verdicts.map((one) => (
        <li
          key={`${one.author} ${one.added}`}
          className={verdictClass}
          data-part="verdict"
          data-verdict={one.verdict}
        >
          <VerdictLine verdict={one} />
          {one.reason && (
            <Text as="p" variant="prose" className={reason}>
              {one.reason}
            </Text>
          )}
          {one.source && (
            <Link href={one.source} external rel="nofollow ugc noopener" className={source}>
              {one.source}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function VerdictLine({ verdict: one }: { verdict: LinkVerdict }) {
  const messages = useMessages(linkEvidenceMessages, pagedListMessages);
  const date = messages.date(one.added, { dateStyle: 'medium' });
  const name = one.author ?? messages.format('evidence.formerMember');
  const isConfirmed = one.verdict === 'confirmed';
  return (
    <Text variant="small" tone={isConfirmed ? 'success' : 'danger'}>
      {one.own
        ? messages.format(isConfirmed ? 'evidence.youConfirm' : 'evidence.youDispute', { date })
        : messages.format(isConfirmed ? 'evidence.confirmedBy' : 'evidence.disputedBy', { name, date })}
    </Text>
  );
}

interface LinkSourceProps {
  sourceUrl: string | null;
  /** True if the viewer may change the source. */
  canChange: boolean;
  saving: EvidenceSaving;
  /** Called with the new source; null removes it. */
  onSourceChange: (sourceUrl: string | null) => void;
}

const focusOnIt = (field: HTMLInputElement | null): void => field?.focus();

/** Source of the link; the member who added it may change it. */
function LinkSource({ sourceUrl, canChange, saving, onSourceChange }: LinkSourceProps) {
  const messages = useMessages(linkEvidenceMessages, pagedListMessages);
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
              // Rendered in place of the button that was pressed.
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
