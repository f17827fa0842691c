import { productQueries } from '@millrace/api-client';
import { SeeAll } from '@millrace/design-system';
import { useApiClient, useListProps, useSeeAll } from '@millrace/design-system/connected';
import { SEE_ALL_CUSTOMERS_FIRST } from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PotentialCustomerTable } from './PotentialCustomerTable';

export interface PotentialCustomerTableContainerProps {
  product: { id: string; name: string };
  /** Login address for guests; members load more. */
  signInHref?: string | undefined;
  /** Number of the section on its page. */
  number?: number;
  /** Control that adds to the list. */
  addControl?: ReactNode;
  titleId?: string;
}

/** Potential customers four at a time, with Load More. */
export function PotentialCustomerTableContainer({ product, ...place }: PotentialCustomerTableContainerProps) {
  const queries = productQueries(useApiClient());
  const query = useInfiniteQuery(queries.potentialCustomers(product.id, { limit: SEE_ALL_CUSTOMERS_FIRST }));
  return (
    <PotentialCustomerTable
      {...place}
      product={product}
      {...useListProps(query)}
      limited={query.data?.limited ?? 'none'}
    />
  );
}

/** Maximum page size of the server, to load all in few requests. */
const WHOLE_LIST_PAGE = 200;

/** Potential customers: four at first, then all with See All. @see PROD-039 to PROD-041, DIFF-025 */
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
  const { state, phase, read, start } = useSeeAll({ few, whole, asked, ask: () => setAsked(true) });
  const total = state.status === 'ready' ? state.total : 0;
  const shown = state.status === 'ready' ? state.rows.length : 0;
  return (
    <PotentialCustomerTable
      {...place}
      product={product}
      state={state}
      onRetry={() => void few.refetch()}
      signInHref={signInHref}
      foot={
        <SeeAll
          shown={shown}
          total={total}
          loading={phase === 'loading'}
          read={read}
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
