import { companyLinkMutations, companyLinkQueries } from '@millrace/api-client';
import { useApiClient, useListProps } from '@millrace/design-system/connected';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeciding } from '../ModerationQueue';
import { CompanyLinkQueue, type CompanyLinkQueueProps } from './CompanyLinkQueue';

export interface CompanyLinkQueueContainerProps
  extends Pick<CompanyLinkQueueProps, 'status' | 'headingLevel'> {}

/** Loads and decides employment cases by the API. */
export function CompanyLinkQueueContainer(props: CompanyLinkQueueContainerProps) {
  const client = useApiClient();
  const cases = useInfiniteQuery(companyLinkQueries(client).cases(props.status));
  return (
    <CompanyLinkQueue
      {...props}
      {...useDeciding(companyLinkMutations(client).decide, cases)}
      {...useListProps(cases)}
    />
  );
}
