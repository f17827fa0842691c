import { type components, meQueries } from '@millrace/api-client';
import { FollowCompanyContainer, useApiClient, useWholeListState } from '@millrace/design-system/connected';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type FollowedCompanyRow, FollowedCompanyTable } from './FollowedCompanyTable';

export interface FollowedCompanyTableContainerProps {
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

const toRows = ({ followedCompanies }: components['schemas']['FollowedCompanies']): FollowedCompanyRow[] =>
  Object.values(followedCompanies).map((one) => ({
    id: one.company_id,
    name: one.company_name,
    country: one.company_country,
    sector: one.sector,
    logo: one.logo,
    since: one.since,
  }));

/** Loads followed companies. An unfollowed one stays in the list until the next refetch. */
export function FollowedCompanyTableContainer({ onSignInRequired }: FollowedCompanyTableContainerProps) {
  const query = useQuery({ ...meQueries(useApiClient()).followedCompanies(), select: toRows });
  return (
    <FollowedCompanyTable
      state={useWholeListState(query)}
      renderFollow={(company) => (
        <FollowedCompanyControl company={company} onSignInRequired={onSignInRequired} />
      )}
      onRetry={() => void query.refetch()}
    />
  );
}

interface FollowedCompanyControlProps extends FollowedCompanyTableContainerProps {
  company: { id: string; name: string };
}

function FollowedCompanyControl({ company: { id, name }, onSignInRequired }: FollowedCompanyControlProps) {
  const [following, setFollowing] = useState(true);
  return (
    <FollowCompanyContainer
      company={{ id, name, following }}
      onFollowingChanged={setFollowing}
      onSignInRequired={onSignInRequired}
    />
  );
}
