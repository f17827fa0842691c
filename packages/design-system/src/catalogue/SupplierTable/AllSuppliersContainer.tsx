import { productQueries } from '@millrace/api-client';
import { DEFAULT_SUPPLIER_SORT, SEE_ALL_SUPPLIERS_FIRST, type SupplierSort } from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiClient } from '../../shell/ApiClient';
import { SeeAll, useSeeAll } from '../../shell/PagedList';
import { useLinkEvidenceDialog } from '../LinkEvidence';
import { SupplierTable } from './SupplierTable';
import type { SupplierTableContainerProps } from './SupplierTableContainer';
import { supplierLink } from './supplier-link';
import { useShownSort } from './useShownSort';

/** The longest page that the server gives, so that all come in few requests. */
const WHOLE_LIST_PAGE = 100;

/** Suppliers five at first, then all of them by See All. @see PROD-039, PROD-040, PROD-041, DIFF-025 */
export function AllSuppliersContainer({
  product,
  signInHref,
  onSignInRequired,
  ...place
}: SupplierTableContainerProps) {
  const messages = useMessages();
  const queries = productQueries(useApiClient());
  const [sort, setSort] = useState<SupplierSort>(DEFAULT_SUPPLIER_SORT);
  const [asked, setAsked] = useState(false);
  const few = useInfiniteQuery({
    ...queries.suppliers(product.id, { sort, limit: SEE_ALL_SUPPLIERS_FIRST }),
    placeholderData: keepPreviousData,
  });
  const whole = useInfiniteQuery({
    ...queries.suppliers(product.id, { sort, limit: WHOLE_LIST_PAGE }),
    enabled: asked,
    placeholderData: keepPreviousData,
  });
  const { state, isPlaceholder, phase, read, start } = useSeeAll({
    few,
    whole,
    asked,
    ask: () => setAsked(true),
  });
  const shownSort = useShownSort(sort, isPlaceholder);
  const total = state.status === 'ready' ? state.total : 0;
  const shown = state.status === 'ready' ? state.rows.length : 0;
  const { show, dialog } = useLinkEvidenceDialog({ signInHref, onSignInRequired });
  return (
    <>
      <SupplierTable
        {...place}
        product={product}
        onShowEvidence={show && ((supplier) => show(supplierLink(supplier)))}
        state={state}
        sort={sort}
        shownSort={shownSort}
        onSortChange={setSort}
        onRetry={() => void few.refetch()}
        expectedRows={SEE_ALL_SUPPLIERS_FIRST}
        foot={
          <SeeAll
            shown={shown}
            total={total}
            loading={phase === 'loading'}
            read={read}
            failed={phase === 'failed'}
            label={messages.format('suppliers.seeAll')}
            onSeeAll={start}
            signInHref={signInHref}
            limited={few.data?.limited ?? 'none'}
          />
        }
      />
      {dialog}
    </>
  );
}
