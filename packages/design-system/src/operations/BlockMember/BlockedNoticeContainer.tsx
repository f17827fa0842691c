import { networkMutations, networkQueries } from '@millrace/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient, useSend } from '../../shell/ApiClient';
import { BlockedNotice } from './BlockedNotice';

export interface BlockedNoticeContainerProps {
  member: { id: string; name: string };
}

/** Notice for a viewer who has blocked the member; renders nothing for others. */
export function BlockedNoticeContainer({ member: { id, name } }: BlockedNoticeContainerProps) {
  const client = useApiClient();
  const { data } = useQuery(networkQueries(client).block(id));
  const unblocking = useSend(networkMutations(client).unblock());
  if (!data?.blocked) return null;
  return (
    <BlockedNotice
      name={name}
      isBusy={unblocking.isSending}
      failed={unblocking.failure !== null}
      onUnblock={() => void unblocking.send({ id })}
    />
  );
}
