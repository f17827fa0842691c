import { companyQueries, productQueries } from '@millrace/api-client';
import { useApiClient, useListProps } from '@millrace/design-system/connected';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FollowerTable, type FollowerTableProps } from './FollowerTable';

interface FollowersProps {
  /** Address of "Back to …". */
  backHref: string;
  /** Heading level. Default 2. */
  headingLevel?: FollowerTableProps['headingLevel'];
  /** Login address for guests who want to see more. */
  signInHref?: string | undefined;
  /** Id of the viewer; null for a guest. */
  viewerId?: FollowerTableProps['viewerId'];
}

export interface FollowerTableContainerProps extends FollowersProps {
  product: { id: string; name: string };
}

/** Loads the followers of a product, fifty at a time. */
export function FollowerTableContainer({ product, ...rest }: FollowerTableContainerProps) {
  const query = useInfiniteQuery(productQueries(useApiClient()).followers(product.id));
  return (
    <FollowerTable {...rest} followed={product} {...useListProps(query)} limited={query.data?.limited} />
  );
}

export interface CompanyFollowerTableContainerProps extends FollowersProps {
  company: { id: string; name: string };
}

/** Loads the followers of a company. @see API-098, COMP-018 */
export function CompanyFollowerTableContainer({ company, ...rest }: CompanyFollowerTableContainerProps) {
  const query = useInfiniteQuery(companyQueries(useApiClient()).followers(company.id));
  return (
    <FollowerTable {...rest} followed={company} {...useListProps(query)} limited={query.data?.limited} />
  );
}
