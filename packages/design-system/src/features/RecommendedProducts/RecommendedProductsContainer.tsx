import { meQueries } from '@millrace/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../ApiClient';
import { useWholeListState } from '../PagedList';
import { RecommendedProducts } from './RecommendedProducts';

/** Reads what a member may want to follow. */
export function RecommendedProductsContainer() {
  const query = useQuery(meQueries(useApiClient()).recommendedProducts());
  return <RecommendedProducts state={useWholeListState(query)} onRetry={() => void query.refetch()} />;
}
