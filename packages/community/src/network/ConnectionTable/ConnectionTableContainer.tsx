import { type ConnectionEntry, networkQueries } from '@millrace/api-client';
import { FollowMemberContainer, useApiClient, useListProps } from '@millrace/design-system/connected';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NETWORK_PAGE } from '../network-page';
import { ConnectionTable, type ConnectionTableProps } from './ConnectionTable';

export interface ConnectionTableContainerProps
  extends Pick<ConnectionTableProps, 'company' | 'exportControl'> {
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Loads a member's connections. An unfollowed member stays in the list until the next refetch. */
export function ConnectionTableContainer({
  company,
  exportControl,
  onSignInRequired,
}: ConnectionTableContainerProps) {
  const query = useInfiniteQuery(networkQueries(useApiClient()).connections(NETWORK_PAGE));
  return (
    <ConnectionTable
      company={company}
      exportControl={exportControl}
      {...useListProps(query)}
      renderFollow={(connection) => (
        <ConnectionControl connection={connection} onSignInRequired={onSignInRequired} />
      )}
      limited={query.data?.limited}
    />
  );
}

interface ConnectionControlProps {
  connection: ConnectionEntry;
  onSignInRequired: (() => void) | undefined;
}

function ConnectionControl({
  connection: { user_id: id, user_name: name, connected },
  onSignInRequired,
}: ConnectionControlProps) {
  const [following, setFollowing] = useState(connected);
  return (
    <FollowMemberContainer
      member={{ id, name, connected: following }}
      onFollowingChanged={setFollowing}
      onSignInRequired={onSignInRequired}
    />
  );
}
