import { companyQueries } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CompanyStats } from './CompanyStats';

export interface CompanyStatsContainerProps {
  company: { id: string };
}

/** Counts what the tables below it list: both read the same, which is asked for once and tried again there. */
export function CompanyStatsContainer({ company }: CompanyStatsContainerProps) {
  const read = companyQueries(useApiClient());
  const people = useInfiniteQuery(read.employees(company.id));
  const products = useInfiniteQuery(read.products(company.id));
  return <CompanyStats contacts={statCount(people)} products={statCount(products)} />;
}

/** @returns undefined while nothing is known, null where it did not load */
function statCount({ data, isError }: { data: { count: number } | undefined; isError: boolean }) {
  return data?.count ?? (isError ? null : undefined);
}
