import { companyQueries } from '@millrace/api-client';
import { useApiClient, useListProps } from '@millrace/design-system/connected';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CompanyProductTable, type CompanyProductTableProps } from './CompanyProductTable';

export interface CompanyProductTableContainerProps
  extends Pick<CompanyProductTableProps, 'number' | 'foot' | 'exportControl'> {
  company: { id: string; name: string };
  /** Where a guest who wants more is led. */
  signInHref?: string | undefined;
}

/** Reads what a company supplies. */
export function CompanyProductTableContainer({
  company,
  signInHref,
  ...rest
}: CompanyProductTableContainerProps) {
  const query = useInfiniteQuery(companyQueries(useApiClient()).products(company.id));
  return <CompanyProductTable {...rest} company={company} {...useListProps(query)} signInHref={signInHref} />;
}
