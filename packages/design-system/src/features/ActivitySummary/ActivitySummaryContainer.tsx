import { productQueries } from '@millrace/api-client';
import { ACTIVITY_ITEMS } from '@millrace/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApiClient } from '../ApiClient';
import { useListState } from '../PagedList';
import { ActivitySummary } from './ActivitySummary';

export interface ActivitySummaryContainerProps {
  product: { id: string; name: string };
}

/** Reads the newest activities of a product. */
export function ActivitySummaryContainer({ product }: ActivitySummaryContainerProps) {
  const query = useInfiniteQuery(
    productQueries(useApiClient()).activity(product.id, { limit: ACTIVITY_ITEMS }),
  );
  return (
    <ActivitySummary product={product} state={useListState(query)} onRetry={() => void query.refetch()} />
  );
}
