import { type CustomerRow, networkQueries, type VendorRow } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { useApiClient, useListState } from '@millrace/design-system/connected';
import { companyPath } from '@millrace/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Partner, PartnerTable, type PartnerTableProps } from './PartnerTable';

export type PartnerTableContainerProps = Pick<PartnerTableProps, 'company'>;

/** Reads the vendors of the viewer's company. @see LIST-001 */
export function VendorTableContainer(props: PartnerTableContainerProps) {
  const query = useInfiniteQuery(networkQueries(useApiClient()).vendors());
  return (
    <PartnerTable
      {...props}
      kind="vendors"
      state={mapRows(useListState(query), vendor)}
      limited={query.data?.limited}
      onLoadMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
    />
  );
}

/** Reads the customers of the viewer's company. @see LIST-002 */
export function CustomerTableContainer(props: PartnerTableContainerProps) {
  const query = useInfiniteQuery(networkQueries(useApiClient()).customers());
  return (
    <PartnerTable
      {...props}
      kind="customers"
      state={mapRows(useListState(query), customer)}
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
  sector: row.sector,
  logo: row.logo,
});

const customer = (row: CustomerRow): Partner => ({
  id: row.customer_id,
  name: row.customer_name,
  // Without its name, as LIST-002 has it; the page leads on to the address with the name.
  href: `/company/${row.customer_id}`,
  country: row.customer_country,
  countryCode: row.country_code,
  contacts: row.customer_contacts,
  sector: row.sector,
  logo: row.logo,
});

const mapRows = <Row, Shown>(state: ListState<Row>, show: (row: Row) => Shown): ListState<Shown> =>
  state.status === 'ready' ? { ...state, rows: state.rows.map(show) } : state;
