import { productQueries } from '@millrace/api-client';
import {
  companyPath,
  DEFAULT_SUPPLIER_SORT,
  SEE_ALL_SUPPLIERS_FIRST,
  SUPPLIERS_FIRST,
  type SupplierSort,
} from '@millrace/domain';
import type { MenuItem } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ListState } from '../../internal/list-state';
import { signInFor } from '../../internal/sign-in-for';
import { useApiClient } from '../../shell/ApiClient';
import { SeeAll, useListProps, useMappedList, useSeeAll } from '../../shell/PagedList';
import { type ShownLink, useLinkEvidenceDialog } from '../LinkEvidence';
import { SupplierTable } from './SupplierTable';
import { supplierTableMessages } from './SupplierTable.messages';
import { type Supplier, toSupplier } from './supplier';
import { useSupplierSelection } from './useSupplierSelection';

export interface SupplierTableContainerProps {
  product: { id: string; name: string };
  /** Login URL for guests who want more rows; members load the next page. */
  signInHref?: string | undefined;
  /** Called when the session has expired: redirect to the login. */
  onSignInRequired?: (() => void) | undefined;
  /** Position of the section on its page. */
  number?: number;
  /** Further items of a supplier’s row menu. Default: none. */
  moreActions?: ((supplier: { id: string; name: string }) => readonly MenuItem[]) | undefined;
  /** Begins a quote request to the selected suppliers. Default: rows have no checkboxes. */
  onRequestQuotes?: ((suppliers: readonly { id: string; name: string }[]) => void) | undefined;
  /** Action that adds to the list. */
  addControl?: ReactNode;
  titleId?: string;
}

/** Suppliers four at a time, with Load More. @see PROD-030 */
export function SupplierTableContainer({
  product,
  signInHref,
  onSignInRequired,
  onRequestQuotes,
  ...place
}: SupplierTableContainerProps) {
  const [sort, setSort] = useState<SupplierSort>(DEFAULT_SUPPLIER_SORT);
  const query = useInfiniteQuery({
    ...productQueries(useApiClient()).suppliers(product.id, { sort, limit: SUPPLIERS_FIRST }),
    placeholderData: keepPreviousData,
  });
  const { state, ...asks } = useListProps(query);
  const mapped = useMappedList(state, toSupplier);
  const selection = useSupplierSelection(readyRows(mapped), onRequestQuotes);
  const shownSort = useShownSort(sort, query.isPlaceholderData);
  const { show, dialog } = useLinkEvidenceDialog({ signInHref, onSignInRequired });
  return (
    <>
      <SupplierTable
        {...place}
        product={product}
        onShowEvidence={show && ((supplier) => show(supplierLink(product, supplier)))}
        messageHref={(supplier) => peopleHref(supplier, signInHref)}
        selection={selection}
        {...asks}
        state={mapped}
        sort={sort}
        shownSort={shownSort}
        onSortChange={setSort}
        signInHref={signInHref}
        limited={query.data?.limited ?? 'none'}
      />
      {dialog}
    </>
  );
}

const readyRows = (state: ListState<Supplier>): readonly Supplier[] =>
  state.status === 'ready' ? state.rows : [];

/** Returns the link between a company and the product in the form of the evidence dialog. */
const supplierLink = (product: { id: string; name: string }, supplier: Supplier): ShownLink => ({
  link: { kind: 'supplier', productId: product.id, otherId: supplier.id },
  names: { other: supplier.name, product: supplier.productName ?? product.name },
});

/** Returns the URL of a supplier's contacts, for guests the login; undefined without contacts. */
const peopleHref = (supplier: Supplier, signInHref: string | undefined): string | undefined =>
  supplier.contacts === 0
    ? undefined
    : (signInFor('message', signInHref) ?? `${companyPath(supplier)}?tab=people`);

/**
 * Returns the order of the rows that are shown: the previous one while they are placeholder data.
 *
 * True while the rows in the requested order load.
 */
export function useShownSort(sort: SupplierSort, isPlaceholder: boolean): SupplierSort {
  const [shown, setShown] = useState(sort);
  if (!isPlaceholder && shown !== sort) setShown(sort);
  return isPlaceholder ? shown : sort;
}

/** Maximum page size of the server, to load all rows in few requests. */
const WHOLE_LIST_PAGE = 100;

/** Shows five suppliers, and all of them after See All. @see PROD-039, PROD-040, PROD-041, DIFF-025 */
export function AllSuppliersContainer({
  product,
  signInHref,
  onSignInRequired,
  onRequestQuotes,
  ...place
}: SupplierTableContainerProps) {
  const messages = useMessages(supplierTableMessages);
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
  const mapped = useMappedList(state, toSupplier);
  const selection = useSupplierSelection(readyRows(mapped), onRequestQuotes);
  const shownSort = useShownSort(sort, isPlaceholder);
  const total = state.status === 'ready' ? state.total : 0;
  const shown = state.status === 'ready' ? state.rows.length : 0;
  const { show, dialog } = useLinkEvidenceDialog({ signInHref, onSignInRequired });
  return (
    <>
      <SupplierTable
        {...place}
        product={product}
        onShowEvidence={show && ((supplier) => show(supplierLink(product, supplier)))}
        messageHref={(supplier) => peopleHref(supplier, signInHref)}
        selection={selection}
        state={mapped}
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
