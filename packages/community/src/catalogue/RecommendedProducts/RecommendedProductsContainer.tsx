import { meQueries } from '@millrace/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '@millrace/design-system/connected';
import { useWholeListState } from '@millrace/design-system/connected';
import { RecommendedProducts } from './RecommendedProducts';

/** Reads what a member may want to follow. */
export function RecommendedProductsContainer() {
  const query = useQuery(meQueries(useApiClient()).recommendedProducts());
  return <RecommendedProducts state={useWholeListState(query)} onRetry={() => void query.refetch()} />;
}
