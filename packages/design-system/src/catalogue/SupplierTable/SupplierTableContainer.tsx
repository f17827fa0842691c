import { productQueries } from '@millrace/api-client';
import { DEFAULT_SUPPLIER_SORT, SUPPLIERS_FIRST, type SupplierSort } from '@millrace/domain';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useApiClient } from '../../shell/ApiClient';
import { useListState } from '../../shell/PagedList';
import { useLinkEvidenceDialog } from '../LinkEvidence';
import { SupplierTable } from './SupplierTable';
import { supplierLink } from './supplier-link';
import { useShownSort } from './useShownSort';

export interface SupplierTableContainerProps {
  product: { id: string; name: string };
  /** Where a guest who wants more is led; members read on. */
  signInHref?: string | undefined;
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
  /** Place of the section on its page. */
  number?: number;
  /** Adds to the list. */
  addControl?: ReactNode;
  titleId?: string;
}

/** Suppliers four at a time, with Load More. @see PROD-030 */
export function SupplierTableContainer({
  product,
  signInHref,
  onSignInRequired,
  ...place
}: SupplierTableContainerProps) {
  const [sort, setSort] = useState<SupplierSort>(DEFAULT_SUPPLIER_SORT);
  const query = useInfiniteQuery({
    ...productQueries(useApiClient()).suppliers(product.id, { sort, limit: SUPPLIERS_FIRST }),
    placeholderData: keepPreviousData,
  });
  const shownSort = useShownSort(sort, query.isPlaceholderData);
  const { show, dialog } = useLinkEvidenceDialog({ signInHref, onSignInRequired });
  return (
    <>
      <SupplierTable
        {...place}
        product={product}
        onShowEvidence={show && ((supplier) => show(supplierLink(supplier)))}
        state={useListState(query)}
        sort={sort}
        shownSort={shownSort}
        onSortChange={setSort}
        onLoadMore={() => void query.fetchNextPage()}
        onRetry={() => void query.refetch()}
        signInHref={signInHref}
        limited={query.data?.limited ?? 'none'}
      />
      {dialog}
    </>
  );
}
