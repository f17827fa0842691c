import { productQueries } from '@millrace/api-client';
import { TABLE_ROWS_STEP } from '@millrace/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListState } from '../../internal/list-state';
import { useApiClient } from '../ApiClient';
import { useListState } from '../PagedList';
import { LinkedProductTable } from './LinkedProductTable';
import { fromApplication, fromRawMaterial, type LinkedProduct } from './linked-product';

export interface LinkedProductTableContainerProps {
  product: { id: string; name: string };
  /** Where a guest who wants more is led; members read on. */
  signInHref?: string | undefined;
  /** Place of the section on its page. */
  number?: number;
  /** Adds to the list. */
  addControl?: ReactNode;
  titleId?: string;
}

/** Raw materials and equipment of a product, five at a time. */
export function MaterialTableContainer({ product, ...place }: LinkedProductTableContainerProps) {
  const queries = productQueries(useApiClient());
  const query = useInfiniteQuery(queries.rawMaterials(product.id, { limit: TABLE_ROWS_STEP }));
  return (
    <LinkedProductTable
      {...place}
      kind="materials"
      product={product}
      state={mapRows(useListState(query), fromRawMaterial)}
      onLoadMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
    />
  );
}

/** Applications and end products of a product, five at a time. */
export function ApplicationTableContainer({ product, ...place }: LinkedProductTableContainerProps) {
  const queries = productQueries(useApiClient());
  const query = useInfiniteQuery(queries.applications(product.id, { limit: TABLE_ROWS_STEP }));
  return (
    <LinkedProductTable
      {...place}
      kind="applications"
      product={product}
      state={mapRows(useListState(query), fromApplication)}
      onLoadMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
    />
  );
}

function mapRows<Row>(state: ListState<Row>, map: (row: Row) => LinkedProduct): ListState<LinkedProduct> {
  return state.status === 'ready' ? { ...state, rows: state.rows.map(map) } : state;
}
