import { productQueries } from '@millrace/api-client';
import { SEE_ALL_CUSTOMERS_FIRST } from '@millrace/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { useApiClient } from '../ApiClient';
import { SeeAll, useListState, useSeeAll } from '../PagedList';
import { PotentialCustomerTable } from './PotentialCustomerTable';
import type { PotentialCustomerTableContainerProps } from './PotentialCustomerTableContainer';

/** The longest page that the server gives, so that all come in few requests. */
const WHOLE_LIST_PAGE = 200;

/** Potential customers four at first, then all of them by See All. @see PROD-039 to PROD-041, DIFF-025 */
export function AllPotentialCustomersContainer({
  product,
  signInHref,
  ...place
}: PotentialCustomerTableContainerProps) {
  const messages = useMessages();
  const queries = productQueries(useApiClient());
  const [asked, setAsked] = useState(false);
  const few = useInfiniteQuery(queries.potentialCustomers(product.id, { limit: SEE_ALL_CUSTOMERS_FIRST }));
  const whole = useInfiniteQuery({
    ...queries.potentialCustomers(product.id, { limit: WHOLE_LIST_PAGE }),
    enabled: asked,
  });
  const { phase, start } = useSeeAll(asked, () => setAsked(true), whole);
  const fewState = useListState(few);
  const wholeState = useListState(whole);
  const state = phase === 'all' ? wholeState : fewState;
  const shown = state.status === 'ready' ? state : { rows: [], total: 0 };
  return (
    <PotentialCustomerTable
      {...place}
      product={product}
      state={state}
      onRetry={() => void few.refetch()}
      signInHref={signInHref}
      foot={
        <SeeAll
          shown={shown.rows.length}
          total={shown.total}
          loading={phase === 'loading'}
          failed={phase === 'failed'}
          label={messages.format('customers.seeAll')}
          onSeeAll={start}
          signInHref={signInHref}
          limited={few.data?.limited ?? 'none'}
        />
      }
    />
  );
}
