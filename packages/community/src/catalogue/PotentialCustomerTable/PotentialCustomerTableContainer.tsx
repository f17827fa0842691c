import { productQueries } from '@millrace/api-client';
import { useApiClient, useListProps } from '@millrace/design-system/connected';
import { SEE_ALL_CUSTOMERS_FIRST } from '@millrace/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PotentialCustomerTable } from './PotentialCustomerTable';

export interface PotentialCustomerTableContainerProps {
  product: { id: string; name: string };
  /** Where a guest is led; members read on. */
  signInHref?: string | undefined;
  /** Place of the section on its page. */
  number?: number;
  /** Adds to the list. */
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
