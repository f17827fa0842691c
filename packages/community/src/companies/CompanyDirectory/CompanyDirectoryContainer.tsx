import { type CatalogueCompany, type DirectoryFilter, directoryQueries } from '@millrace/api-client';
import { FollowCompanyContainer, useApiClient, useListProps } from '@millrace/design-system/connected';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { SaveSearchContainer } from '../../catalogue/SaveSearch';
import { CompanyDirectory } from './CompanyDirectory';
import { mapFilter, toCompanySearch } from './read-company-filter';

export interface CompanyDirectoryContainerProps {
  /** Filter from the address, parsed by `readCompanyFilter`. */
  filter: DirectoryFilter;
  /** Called with the selected query parameters: write them to the address. */
  onFilterChange: (params: URLSearchParams) => void;
  /** True if the viewer may save searches: every member. */
  isMember: boolean;
  /** Login address for guests who want to follow. */
  signInHref?: string | undefined;
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Loads the filtered directory. */
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
    // The previous list stays until the next is loaded, to avoid a layout shift.
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

/** Follow control of a company in a list. */
export function FollowListedCompany({
  company: { id, name, following: wasFollowing },
  ...rest
}: Pick<CompanyDirectoryContainerProps, 'signInHref' | 'onSignInRequired'> & { company: CatalogueCompany }) {
  const [known, setKnown] = useState({ given: wasFollowing, following: wasFollowing });
  // Syncs with a refetched list, such as after a resumed follow.
  if (known.given !== wasFollowing) setKnown({ given: wasFollowing, following: wasFollowing });
  const { following } = known;
  const setFollowing = (next: boolean) => setKnown({ given: wasFollowing, following: next });
  return (
    <FollowCompanyContainer {...rest} company={{ id, name, following }} onFollowingChanged={setFollowing} />
  );
}
