import { sessionQueries, type User } from '@millrace/api-client';
import { isChatUnread } from '@millrace/domain';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../shell/ApiClient';

/** True if a chat that is not muted has unread messages, updated live; false for a guest. @see CHAT-004, GAP-090 */
export function useUnreadChats(viewer: User | null): boolean {
  const { data } = useQuery({
    ...sessionQueries(useApiClient()).currentUser(),
    initialData: viewer,
    // The socket pushes each change, and the initial data is as new as the page, so never refetch.
    staleTime: Number.POSITIVE_INFINITY,
    enabled: viewer !== null,
  });
  return Object.values(data?.chats ?? {}).some((chat) => !chat.muted && isChatUnread(chat));
}
