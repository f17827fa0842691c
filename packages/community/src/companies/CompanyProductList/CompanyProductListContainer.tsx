import { type CompanyProduct, companyQueries } from '@millrace/api-client';
import { FollowControlContainer, useApiClient, useListProps } from '@millrace/design-system/connected';
import { ENTITLEMENTS, type Plan } from '@millrace/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CompanyProductList } from './CompanyProductList';

export interface CompanyProductListContainerProps {
  company: { id: string; name: string };
  /** One's own company offers no follow. Default `false`. */
  isOwn?: boolean;
  /** One's own plan, where that says whether the company is listed first; default none. */
  plan?: Plan | undefined;
  /** Where a guest who wants more, or to follow, is led. */
  signInHref?: string | undefined;
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Reads what a company supplies, for its "Products" tab. @see API-096 */
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
