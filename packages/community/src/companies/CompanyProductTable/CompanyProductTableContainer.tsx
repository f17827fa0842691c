import { companyQueries } from '@millrace/api-client';
import { useApiClient, useListProps } from '@millrace/design-system/connected';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CompanyProductTable, type CompanyProductTableProps } from './CompanyProductTable';

export interface CompanyProductTableContainerProps
  extends Pick<CompanyProductTableProps, 'number' | 'foot' | 'exportControl'> {
  company: { id: string; name: string };
  /** Login address for guests who want to see more. */
  signInHref?: string | undefined;
}

/** Loads the products of a company. */
export function CompanyProductTableContainer({
  company,
  signInHref,
  ...rest
}: CompanyProductTableContainerProps) {
  const query = useInfiniteQuery(companyQueries(useApiClient()).products(company.id));
  return <CompanyProductTable {...rest} company={company} {...useListProps(query)} signInHref={signInHref} />;
}
