import { type CatalogueLink, isApiError, linkMutations, linkQueries } from '@millrace/api-client';
import { useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApiClient, useSend } from '../../shell/ApiClient';
import { pagedListMessages } from '../../shell/PagedList/PagedList.messages';
import type { EvidenceSaving, EvidenceWrite } from './evidence-saving';
import { linkEvidenceMessages } from './LinkEvidence.messages';
import { LinkEvidenceDialog, type LinkEvidenceDialogProps } from './LinkEvidenceDialog';
import { toLinkEvidence } from './link-evidence';

/** Duration of the undo toast: long enough to read and reach it. */
const UNDO_MS = 10_000;

export interface LinkEvidenceContainerProps {
  link: CatalogueLink;
  /** Names of the linked entries: the company or raw material, and the product. */
  names: { other: string; product: string };
  /** Called when the dialog should close. */
  onClose: () => void;
  /** Called when the session has expired: redirect to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Shows and edits the evidence of a link over the API; removal can be undone for ten seconds. @see GAP-087 */
export function LinkEvidenceContainer({
  link,
  names,
  onClose,
  onSignInRequired,
}: LinkEvidenceContainerProps) {
  const messages = useMessages(linkEvidenceMessages, pagedListMessages);
  const toasts = useToasts();
  const client = useApiClient();
  const mutations = linkMutations(client, link);
  const query = useQuery(linkQueries(client).evidence(link));
  const onError = (error: Error) => {
    if (isApiError(error) && error.status === 401) onSignInRequired?.();
  };
  const judging = useSend({ ...mutations.judge(), onError });
  const withdrawing = useSend({ ...mutations.withdraw(), onError });
  const sourcing = useSend({ ...mutations.setSource(), onError });
  const removing = useSend({ ...mutations.remove(), onError });
  const { mutateAsync: restore } = useMutation(mutations.restore());
  const sendings = { verdict: judging, withdrawal: withdrawing, source: sourcing, removal: removing };
  /** Clears older failures, so that only the outcome of the last action is shown. */
  const alone = () => {
    for (const one of Object.values(sendings)) if (!one.isSending) one.dismiss();
  };
  const handleUndo = () =>
    restore(undefined).then(
      () => toasts.show({ text: messages.format('evidence.restored'), tone: 'success' }),
      () => toasts.show({ text: messages.format('evidence.restoreFailed'), tone: 'danger' }),
    );
  const handleRemoved = () => {
    toasts.show({
      text: messages.format('evidence.removed', { kind: link.kind, ...names }),
      durationMs: UNDO_MS,
      action: { label: messages.format('evidence.undo'), onAction: () => void handleUndo() },
    });
    onClose();
  };
  return (
    <LinkEvidenceDialog
      open
      onOpenChange={(open) => !open && onClose()}
      about={{ kind: link.kind, ...names }}
      state={linkEvidenceState()}
      saving={evidenceSavingState()}
      onRetry={() => void query.refetch()}
      onJudge={({ source, ...draft }) => {
        alone();
        void judging.send({ ...draft, source_url: source });
      }}
      onWithdraw={() => {
        alone();
        void withdrawing.send(undefined);
      }}
      onSourceChange={(source_url) => {
        alone();
        void sourcing.send({ source_url });
      }}
      onRemove={() => {
        alone();
        void removing.send(undefined, handleRemoved);
      }}
    />
  );

  function linkEvidenceState(): LinkEvidenceDialogProps['state'] {
    if (query.data) return { status: 'ready', evidence: toLinkEvidence(query.data) };
    if (!query.isError) return { status: 'loading' };
    const said = isApiError(query.error) ? query.error.text : null;
    return { status: 'error', message: said ?? messages.format('list.failedHint') };
  }

  function evidenceSavingState(): EvidenceSaving {
    const writes = Object.entries(sendings) as [EvidenceWrite, typeof judging][];
    for (const [what, { isSending }] of writes) if (isSending) return { status: 'saving', what };
    for (const [what, { failure }] of writes) {
      if (failure) return { status: 'failed', what, reason: failure.text };
    }
    return { status: 'idle' };
  }
}
