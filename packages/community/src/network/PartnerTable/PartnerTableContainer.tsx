import { type CustomerRow, networkQueries, type VendorRow } from '@millrace/api-client';
import { useApiClient, useListState, useMappedList } from '@millrace/design-system/connected';
import { companyPath } from '@millrace/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QuoteDialogContainer, type QuoteDialogContainerProps } from '../../commerce/InquiryForm';
import { NETWORK_PAGE } from '../network-page';
import { type Partner, PartnerTable, type PartnerTableProps } from './PartnerTable';

export interface PartnerTableContainerProps extends Pick<PartnerTableProps, 'company' | 'exportControl'> {
  /** Member who requests quotes from vendors; undefined hides the action. */
  viewer?: QuoteDialogContainerProps['viewer'];
}

/** Loads the vendors of the viewer's company. @see LIST-001 */
export function VendorTableContainer({ viewer = null, ...props }: PartnerTableContainerProps) {
  const query = useInfiniteQuery(networkQueries(useApiClient()).vendors(NETWORK_PAGE));
  const [asked, setAsked] = useState<QuoteDialogContainerProps['product'] | null>(null);
  return (
    <>
      <PartnerTable
        {...props}
        kind="vendors"
        state={useMappedList(useListState(query), vendor)}
        limited={query.data?.limited}
        onRequestQuote={viewer ? setAsked : undefined}
        onLoadMore={() => void query.fetchNextPage()}
        onRetry={() => void query.refetch()}
      />
      {asked && (
        <QuoteDialogContainer
          key={asked.id}
          product={asked}
          viewer={viewer}
          open
          onOpenChange={(open) => !open && setAsked(null)}
        />
      )}
    </>
  );
}

/** Loads the customers of the viewer's company. @see LIST-002 */
export function CustomerTableContainer({ viewer: _, ...props }: PartnerTableContainerProps) {
  const query = useInfiniteQuery(networkQueries(useApiClient()).customers(NETWORK_PAGE));
  return (
    <PartnerTable
      {...props}
      kind="customers"
      state={useMappedList(useListState(query), customer)}
      limited={query.data?.limited}
      onLoadMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
    />
  );
}

const vendor = (row: VendorRow): Partner => ({
  id: row.company_id,
  name: row.company_name,
  href: companyPath({ id: row.company_id, name: row.company_name }),
  country: row.company_country,
  countryCode: row.country_code,
  contacts: row.company_contacts,
  ...linked(row),
  sector: row.sector,
  logo: row.logo,
});

const customer = (row: CustomerRow): Partner => ({
  id: row.customer_id,
  name: row.customer_name,
  // Without the name, as LIST-002 requires; the page redirects to the canonical address.
  href: `/company/${row.customer_id}`,
  country: row.customer_country,
  countryCode: row.country_code,
  contacts: row.customer_contacts,
  ...linked(row),
  sector: row.sector,
  logo: row.logo,
});

const linked = ({ products, product_count }: Pick<VendorRow, 'products' | 'product_count'>) => ({
  products: products.map((one) => ({ id: one.product_id, name: one.product_name })),
  productCount: product_count,
});
