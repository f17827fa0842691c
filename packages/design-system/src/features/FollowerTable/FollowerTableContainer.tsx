import { productQueries } from '@millrace/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApiClient } from '../ApiClient';
import { useListState } from '../PagedList';
import { FollowerTable, type FollowerTableProps } from './FollowerTable';

export interface FollowerTableContainerProps {
  product: { id: string; name: string };
  /** Where "Back to …" leads. */
  backHref: string;
  /** Rank of its heading in the outline. Default 2. */
  headingLevel?: FollowerTableProps['headingLevel'];
  /** Where a guest who wants more is led. */
  signInHref?: string | undefined;
  /** Who reads; null for a guest. */
  viewerId?: FollowerTableProps['viewerId'];
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
