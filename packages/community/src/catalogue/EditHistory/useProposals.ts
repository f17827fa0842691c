import { companyMutations, companyQueries } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { useMessages } from '@millrace/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditProposalsProps } from './EditProposals';

/** Reads what members propose of a company, and accepts or declines it; undefined until it is read. */
export function useProposals(companyId: string, enabled: boolean): EditProposalsProps | undefined {
  const messages = useMessages();
  const client = useApiClient();
  const { data } = useQuery({ ...companyQueries(client).proposals(companyId), enabled });
  const { send, isSending, failure } = useSend(companyMutations(client).decide(companyId));
  const [decided, setDecided] = useState<string | null>(null);
  if (!data) return undefined;
  return {
    rows: data.results,
    mayDecide: data.may_decide,
    onDecide: ({ id }, accept) => {
      setDecided(id);
      void send({ proposalId: id, accept });
    },
    deciding: decidingState(),
  };

  function decidingState(): EditProposalsProps['deciding'] {
    if (decided === null) return null;
    if (isSending) return { id: decided, status: 'pending' };
    if (!failure) return null;
    return { id: decided, status: 'failed', reason: failure.text ?? messages.format('list.failedHint') };
  }
}
