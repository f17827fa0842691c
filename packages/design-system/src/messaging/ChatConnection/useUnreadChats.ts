import { sessionQueries, type User } from '@millrace/api-client';
import { isChatUnread } from '@millrace/domain';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../shell/ApiClient';

/** True if something is unread in any chat that is not muted, as it changes; false for a guest. @see CHAT-004, GAP-090 */
export function useUnreadChats(viewer: User | null): boolean {
  const { data } = useQuery({
    ...sessionQueries(useApiClient()).currentUser(),
    initialData: viewer,
    // It is told of each change; what it was given is not older than the page.
    staleTime: Number.POSITIVE_INFINITY,
    enabled: viewer !== null,
  });
  return Object.values(data?.chats ?? {}).some((chat) => !chat.muted && isChatUnread(chat));
}
