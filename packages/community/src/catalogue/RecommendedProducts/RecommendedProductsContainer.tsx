import { meQueries } from '@millrace/api-client';
import { useApiClient, useWholeListState } from '@millrace/design-system/connected';
import { useQuery } from '@tanstack/react-query';
import { RecommendedProducts } from './RecommendedProducts';

/** Loads suggested products to follow. */
export function RecommendedProductsContainer() {
  const query = useQuery(meQueries(useApiClient()).recommendedProducts());
  return <RecommendedProducts state={useWholeListState(query)} onRetry={() => void query.refetch()} />;
}
