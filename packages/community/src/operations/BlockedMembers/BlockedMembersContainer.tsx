import { networkMutations, networkQueries } from '@millrace/api-client';
import { useApiClient, useListState, useSend } from '@millrace/design-system/connected';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BlockedMembers, type BlockedMembersProps } from './BlockedMembers';

export interface BlockedMembersContainerProps extends Pick<BlockedMembersProps, 'number'> {}

/** Loads and unblocks blocked members by the API. @see GAP-097 */
export function BlockedMembersContainer({ number }: BlockedMembersContainerProps) {
  const client = useApiClient();
  const blocks = useInfiniteQuery(networkQueries(client).blocks());
  const state = useListState(blocks);
  const unblocking = useSend(networkMutations(client).unblock());
  return (
    <BlockedMembers
      {...(number !== undefined && { number })}
      state={state}
      isBusy={unblocking.isSending}
      failure={unblocking.failure}
      onDismiss={unblocking.dismiss}
      onUnblock={({ user_id: id }) => void unblocking.send({ id })}
      onLoadMore={() => void blocks.fetchNextPage()}
      onRetry={() => void blocks.refetch()}
    />
  );
}
