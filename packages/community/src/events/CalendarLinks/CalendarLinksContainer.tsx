import { type Calendar, calendarMutations, calendarQueries, meQueries } from '@millrace/api-client';
import { useFetchAllPages } from '@millrace/design-system';
import { useApiClient, useSend, useWholeListState } from '@millrace/design-system/connected';
import { useMessages } from '@millrace/ui/messages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CalendarLinks, type CalendarLinksProps } from './CalendarLinks';

export interface CalendarLinksContainerProps extends Pick<CalendarLinksProps, 'number' | 'bare'> {}

/** Page size of followed products. */
const PAGE = 200;

/** Creates and revokes calendar links by the API. */
export function CalendarLinksContainer({ number, bare = false }: CalendarLinksContainerProps) {
  const messages = useMessages();
  const client = useApiClient();
  const query = useQuery(calendarQueries(client).list());
  const creating = useSend(calendarMutations(client).create());
  const removing = useSend(calendarMutations(client).remove());
  const [ending, setEnding] = useState<Calendar | null>(null);
  return (
    <CalendarLinks
      {...(number !== undefined && { number })}
      bare={bare}
      state={useWholeListState(query)}
      followed={useFollowedProducts()}
      isCreating={creating.isSending}
      failure={
        creating.failure && { text: creating.failure.text ?? messages.format('calendars.createFailed') }
      }
      onDismiss={creating.dismiss}
      onCreate={(productId) => void creating.send({ productId })}
      ending={ending}
      onEndingChange={(next) => {
        removing.dismiss();
        setEnding(next);
      }}
      endState={
        removing.isSending
          ? { status: 'pending' }
          : removing.failure
            ? { status: 'failed', error: messages.format('calendars.endFailed') }
            : { status: 'idle' }
      }
      onEnd={({ id }) => void removing.send({ id }, () => setEnding(null))}
      onRetry={() => void query.refetch()}
    />
  );
}

/** Fetches all pages of followed products, as the select offers all of them. */
function useFollowedProducts(): CalendarLinksProps['followed'] {
  const query = useInfiniteQuery(meQueries(useApiClient()).followedProducts({ limit: PAGE }));
  const { data, isError, hasNextPage, isFetchNextPageError, fetchNextPage, refetch } = query;
  useFetchAllPages(query);
  if (isFetchNextPageError) return { status: 'failed', onRetry: () => void fetchNextPage() };
  if (data && !hasNextPage) {
    return {
      status: 'ready',
      products: data.items.map(({ product_id: id, product_name: name }) => ({ id, name })),
    };
  }
  return isError ? { status: 'failed', onRetry: () => void refetch() } : { status: 'loading' };
}
