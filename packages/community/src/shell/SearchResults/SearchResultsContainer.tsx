import {
  type CatalogueCompany,
  type CatalogueProduct,
  type SearchCategory,
  siteSearchQueries,
} from '@millrace/api-client';
import { useApiClient, useListProps } from '@millrace/design-system/connected';
import { useMessages } from '@millrace/ui/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { FollowListedProduct } from '../../catalogue/ProductCatalogue';
import { SaveSearchContainer } from '../../catalogue/SaveSearch';
import { FollowListedCompany } from '../../companies/CompanyDirectory';
import { findSitePages } from '../../internal/find-site-pages';
import { SearchResults } from './SearchResults';

export interface SearchResultsContainerProps {
  /** The query; empty before a search. */
  text: string;
  category: SearchCategory;
  /** True for members, who can also find people and save the search. */
  isMember: boolean;
  /** Login address for guests who want to follow. */
  signInHref?: string | undefined;
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Searches all kinds by the API, and shows the results. */
export function SearchResultsContainer({
  text,
  category,
  isMember,
  signInHref,
  onSignInRequired,
}: SearchResultsContainerProps) {
  const query = useInfiniteQuery(siteSearchQueries(useApiClient()).everything({ text, category }));
  const messages = useMessages();
  const pages = useMemo(() => findSitePages(text, messages, isMember), [text, messages, isMember]);
  const renderFollowProduct = useCallback(
    (product: CatalogueProduct) => (
      <FollowListedProduct product={product} signInHref={signInHref} onSignInRequired={onSignInRequired} />
    ),
    [signInHref, onSignInRequired],
  );
  const renderFollowCompany = useCallback(
    (company: CatalogueCompany) => (
      <FollowListedCompany company={company} signInHref={signInHref} onSignInRequired={onSignInRequired} />
    ),
    [signInHref, onSignInRequired],
  );
  return (
    <SearchResults
      {...useListProps(query)}
      text={text}
      category={category}
      estimated={query.data?.estimated ?? false}
      groups={query.data?.groups ?? NONE}
      advice={query.data?.advice ?? null}
      pages={pages}
      isMember={isMember}
      renderFollowProduct={renderFollowProduct}
      renderFollowCompany={renderFollowCompany}
      save={
        isMember &&
        text !== '' &&
        category !== 'people' && (
          <SaveSearchContainer search={{ category, q: text }} onSignInRequired={onSignInRequired} />
        )
      }
    />
  );
}

const NONE: never[] = [];
