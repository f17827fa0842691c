import {
  companyLinkMutations,
  companyLinkQueries,
  isApiError,
  type LinkCase,
  type LinkDecision,
} from '@millrace/api-client';
import { useApiClient, useListState, useSend } from '@millrace/design-system/connected';
import { useToasts } from '@millrace/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CompanyLinkQueue, type CompanyLinkQueueProps } from './CompanyLinkQueue';
import { decidingState } from './DecisionDialog';

export interface CompanyLinkQueueContainerProps
  extends Pick<CompanyLinkQueueProps, 'status' | 'headingLevel'> {}

/** Who works where, over the API. Where somebody else has decided meanwhile, the list is read anew and that is said. */
export function CompanyLinkQueueContainer(props: CompanyLinkQueueContainerProps) {
  const client = useApiClient();
  const toasts = useToasts();
  const cases = useInfiniteQuery(companyLinkQueries(client).cases(props.status));
  const [asked, setAsked] = useState<{ one: LinkCase; decision: LinkDecision } | null>(null);
  const deciding = useSend({
    ...companyLinkMutations(client).decide(asked?.one.id ?? ''),
    onError: (error) => {
      if (!isApiError(error, 'already_decided')) return;
      setAsked(null);
      toasts.show({ text: error.text ?? error.message, tone: 'danger' });
      void cases.refetch();
    },
  });
  return (
    <CompanyLinkQueue
      {...props}
      state={useListState(cases)}
      asked={asked}
      onAskedChange={(next) => {
        deciding.dismiss();
        setAsked(next);
      }}
      deciding={decidingState(deciding)}
      onDecide={(note) => {
        if (asked) void deciding.send({ decision: asked.decision, note }, () => setAsked(null));
      }}
      onLoadMore={() => void cases.fetchNextPage()}
      onRetry={() => void cases.refetch()}
    />
  );
}
