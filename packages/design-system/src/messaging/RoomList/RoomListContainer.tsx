import { type ChatRoom as ApiChatRoom, chatQueries } from '@millrace/api-client';
import { chatPath } from '@millrace/domain';
import { useDebouncedValue } from '@millrace/ui/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ListState } from '../../internal/list-state';
import { useApiClient } from '../../shell/ApiClient';
import { useListState, useMappedList } from '../../shell/PagedList';
import { type ChatRoom, toChatRoom } from './chat-room';
import { RoomList, type RoomListProps, type RoomListState } from './RoomList';

export interface RoomListContainerProps
  extends Pick<RoomListProps, 'viewerId' | 'currentId' | 'headingLevel' | 'actions'> {
  /** The open room, which is listed even before its first message. @see PAGE-017 */
  current?: ApiChatRoom | null | undefined;
}

/** Loads the member's rooms, and those that match the search. */
export function RoomListContainer({ current, ...props }: RoomListContainerProps) {
  const [search, setSearch] = useState('');
  const sought = useDebouncedValue(search.trim());
  const rooms = useInfiniteQuery({
    ...chatQueries(useApiClient()).rooms(sought),
    placeholderData: keepPreviousData,
  });
  const state = useMappedList(useListState(rooms), toChatRoom);
  const open = useMemo(() => current && toChatRoom(current), [current]);
  return (
    <RoomList
      {...props}
      state={withCurrent(state, sought === '' ? open : null, rooms.hasNextPage)}
      roomHref={roomHref}
      search={search}
      onSearchChange={setSearch}
      onLoadMore={() => void rooms.fetchNextPage()}
      onRetry={() => void rooms.refetch()}
    />
  );
}

const roomHref = ({ id }: ChatRoom): string => chatPath(id);

function withCurrent(
  state: ListState<ChatRoom>,
  current: ChatRoom | null | undefined,
  hasMore: boolean,
): RoomListState {
  if (state.status === 'loading' || state.status === 'error') return state;
  const rows = state.status === 'ready' ? state.rows : [];
  const isListed = !current || rows.some(({ id }) => id === current.id);
  return {
    status: 'ready',
    rooms: isListed ? rows : [current, ...rows],
    more: hasMore && state.status === 'ready' ? state.more : 'none',
  };
}
