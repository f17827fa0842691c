import { networkQueries } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { useQuery } from '@tanstack/react-query';
import { MemberNetwork } from './MemberNetwork';

/** Reads how large one's network is. */
export function MemberNetworkContainer() {
  const counters = useQuery(networkQueries(useApiClient()).counters());
  return <MemberNetwork counters={counters.data} />;
}
