import { type CatalogueCompany, type DirectoryFilter, directoryQueries } from '@millrace/api-client';
import { FollowCompanyContainer, useApiClient, useListProps } from '@millrace/design-system/connected';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { SaveSearchContainer } from '../../catalogue/SaveSearch';
import { CompanyDirectory } from './CompanyDirectory';
import { mapFilter, toCompanySearch } from './read-company-filter';

export interface CompanyDirectoryContainerProps {
  /** What is shown, from the address: `readCompanyFilter`. */
  filter: DirectoryFilter;
  /** Called with the parameters that the reader chose: put them into the address. */
  onFilterChange: (params: URLSearchParams) => void;
  /** True if the viewer may save searches: every member. */
  isMember: boolean;
  /** Where a guest who wants to follow is led. */
  signInHref?: string | undefined;
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Reads the directory by its filters. */
export function CompanyDirectoryContainer({
  filter,
  onFilterChange,
  isMember,
  ...follow
}: CompanyDirectoryContainerProps) {
  const queries = directoryQueries(useApiClient());
  const { data: counted } = useQuery({
    ...queries.countries(mapFilter(filter)),
    placeholderData: keepPreviousData,
  });
  const countries = useMemo(
    () =>
      counted && {
        values: counted.results.map(({ country_code: country, count: value }) => ({ country, value })),
        unknown: counted.unknown,
      },
    [counted],
  );
  const query = useInfiniteQuery({
    ...queries.companies(filter),
    // The list stays until the next one has come, so that nothing jumps.
    placeholderData: keepPreviousData,
  });
  const { signInHref, onSignInRequired } = follow;
  const renderFollow = useCallback(
    (company: CatalogueCompany) => (
      <FollowListedCompany company={company} signInHref={signInHref} onSignInRequired={onSignInRequired} />
    ),
    [signInHref, onSignInRequired],
  );
  return (
    <CompanyDirectory
      {...useListProps(query)}
      filter={filter}
      facets={query.data?.facets ?? null}
      countries={countries ?? null}
      estimated={query.data?.estimated ?? false}
      onFilterChange={onFilterChange}
      renderFollow={renderFollow}
      save={
        isMember && (
          <SaveSearchContainer search={toCompanySearch(filter)} onSignInRequired={onSignInRequired} />
        )
      }
    />
  );
}

/** The follow control of a company in a list. */
export function FollowListedCompany({
  company: { id, name, following: wasFollowing },
  ...rest
}: Pick<CompanyDirectoryContainerProps, 'signInHref' | 'onSignInRequired'> & { company: CatalogueCompany }) {
  const [known, setKnown] = useState({ given: wasFollowing, following: wasFollowing });
  // The list was read anew, such as after a follow that was resumed.
  if (known.given !== wasFollowing) setKnown({ given: wasFollowing, following: wasFollowing });
  const { following } = known;
  const setFollowing = (next: boolean) => setKnown({ given: wasFollowing, following: next });
  return (
    <FollowCompanyContainer {...rest} company={{ id, name, following }} onFollowingChanged={setFollowing} />
  );
}
