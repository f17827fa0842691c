import { duplicateMutations, duplicateQueries, isApiError } from '@millrace/api-client';
import { useApiClient, useListState, useSend } from '@millrace/design-system/connected';
import { useToasts } from '@millrace/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { decidingState } from '../CompanyLinkQueue';
import { type AskedDuplicate, DuplicateQueue, type DuplicateQueueProps } from './DuplicateQueue';

export interface DuplicateQueueContainerProps extends Pick<DuplicateQueueProps, 'status' | 'headingLevel'> {}

/** What is there twice, over the API. Where somebody else has decided meanwhile, the list is read anew and that is said. */
export function DuplicateQueueContainer(props: DuplicateQueueContainerProps) {
  const client = useApiClient();
  const toasts = useToasts();
  const cases = useInfiniteQuery(duplicateQueries(client).cases(props.status));
  const [asked, setAsked] = useState<AskedDuplicate | null>(null);
  const deciding = useSend({
    ...duplicateMutations(client).decide(asked?.one.id ?? ''),
    onError: (error) => {
      if (!isApiError(error, 'already_decided')) return;
      setAsked(null);
      toasts.show({ text: error.text ?? error.message, tone: 'danger' });
      void cases.refetch();
    },
  });
  return (
    <DuplicateQueue
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
