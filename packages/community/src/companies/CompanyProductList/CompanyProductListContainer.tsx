import { type CompanyProduct, companyQueries } from '@millrace/api-client';
import { FollowControlContainer, useApiClient, useListProps } from '@millrace/design-system/connected';
import { ENTITLEMENTS, type Plan } from '@millrace/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CompanyProductList } from './CompanyProductList';

export interface CompanyProductListContainerProps {
  company: { id: string; name: string };
  /** True for the viewer's own company, which hides the follow controls. Default `false`. */
  isOwn?: boolean;
  /** The viewer's plan, which determines whether the company is listed first; default none. */
  plan?: Plan | undefined;
  /** Login address for guests who want to see more or to follow. */
  signInHref?: string | undefined;
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Loads the products of a company for its "Products" tab. @see API-096 */
export function CompanyProductListContainer({
  company,
  isOwn = false,
  plan,
  signInHref,
  onSignInRequired,
}: CompanyProductListContainerProps) {
  const query = useInfiniteQuery(companyQueries(useApiClient()).products(company.id));
  const renderFollow = ({ product_id: id, product_name: name, following }: CompanyProduct) => (
    <FollowControlContainer
      product={{ id, name, following }}
      signInHref={signInHref}
      onFollowingChanged={() => void query.refetch()}
      onSignInRequired={onSignInRequired}
    />
  );
  return (
    <CompanyProductList
      company={company}
      {...useListProps(query)}
      signInHref={signInHref}
      offersListing={isOwn && plan !== undefined && !ENTITLEMENTS[plan].premiumListing}
      renderFollow={isOwn ? undefined : renderFollow}
    />
  );
}
