import { productQueries } from '@millrace/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApiClient } from '../ApiClient';
import { useListState } from '../PagedList';
import { FollowerTable } from './FollowerTable';

export interface FollowerTableContainerProps {
  product: { id: string; name: string };
  /** Where "Back to …" leads. */
  backHref: string;
  /** Where a guest who wants more is led. */
  signInHref?: string | undefined;
}

/** Reads the followers of a product, fifty at a time. */
export function FollowerTableContainer({ product, ...rest }: FollowerTableContainerProps) {
  const query = useInfiniteQuery(productQueries(useApiClient()).followers(product.id));
  return (
    <FollowerTable
      {...rest}
      followed={product}
      state={useListState(query)}
      onLoadMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
    />
  );
}
