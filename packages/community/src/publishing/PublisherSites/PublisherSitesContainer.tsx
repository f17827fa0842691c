import { ApiError, type PublisherSite, publisherMutations, publisherQueries } from '@millrace/api-client';
import { useApiClient, useSend, useWholeListState } from '@millrace/design-system/connected';
import { useMessages } from '@millrace/ui/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProofState } from './PublisherSiteRow';
import { PublisherSites, type PublisherSitesProps } from './PublisherSites';

export interface PublisherSitesContainerProps
  extends Pick<PublisherSitesProps, 'reportHref' | 'widgetsHref'> {}

/** Adds, verifies and removes sites by the API. */
export function PublisherSitesContainer(props: PublisherSitesContainerProps) {
  const messages = useMessages();
  const client = useApiClient();
  const query = useQuery(publisherQueries(client).sites());
  const adding = useSend(publisherMutations(client).add());
  // Not limited to one call at a time: each check takes as long as the site's response.
  const { mutateAsync: prove } = useMutation(publisherMutations(client).prove());
  const removing = useSend(publisherMutations(client).remove());
  const [asked, setAsked] = useState<PublisherSite | null>(null);
  const [proofs, setProofs] = useState<Readonly<Record<string, ProofState>>>({});
  const keepProof = (id: string, proof: ProofState) => setProofs((known) => ({ ...known, [id]: proof }));
  const handleProve = async ({ id }: PublisherSite) => {
    if (proofs[id]?.status === 'checking') return;
    keepProof(id, { status: 'checking' });
    const found = await prove({ id }).catch((error: unknown) => {
      if (error instanceof ApiError) return null;
      throw error;
    });
    keepProof(
      id,
      found ? { status: 'found', outcome: found.outcome, leadsTo: found.leads_to } : { status: 'failed' },
    );
  };
  return (
    <PublisherSites
      {...props}
      state={useWholeListState(query)}
      proofs={proofs}
      isAdding={adding.isSending}
      failure={adding.failure}
      onDismiss={adding.dismiss}
      onAdd={(address, onDone) => void adding.send({ address }, onDone)}
      onProve={(site) => void handleProve(site)}
      removing={asked}
      onRemovingChange={(next) => {
        removing.dismiss();
        setAsked(next);
      }}
      removeState={
        removing.isSending
          ? { status: 'pending' }
          : removing.failure
            ? { status: 'failed', error: messages.format('publisherSites.removeFailed') }
            : { status: 'idle' }
      }
      onRemove={({ id }) => void removing.send({ id }, () => setAsked(null))}
      onRetry={() => void query.refetch()}
    />
  );
}
