import { type Calendar, calendarMutations, calendarQueries, meQueries } from '@millrace/api-client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { useApiClient, useSend } from '../ApiClient';
import { useWholeListState } from '../PagedList';
import { CalendarLinks, type CalendarLinksProps } from './CalendarLinks';

export interface CalendarLinksContainerProps extends Pick<CalendarLinksProps, 'number'> {}

/** As many followed products as are offered. */
const MOST_FOLLOWED = 200;

/** Makes and ends links of calendars over the API. */
export function CalendarLinksContainer({ number }: CalendarLinksContainerProps) {
  const messages = useMessages();
  const client = useApiClient();
  const query = useQuery(calendarQueries(client).list());
  const followed = useInfiniteQuery(meQueries(client).followedProducts({ limit: MOST_FOLLOWED }));
  const creating = useSend(calendarMutations(client).create());
  const removing = useSend(calendarMutations(client).remove());
  const [ending, setEnding] = useState<Calendar | null>(null);
  return (
    <CalendarLinks
      {...(number !== undefined && { number })}
      state={useWholeListState(query)}
      followed={(followed.data?.items ?? []).map(({ product_id: id, product_name: name }) => ({ id, name }))}
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
