import type { QueryClient } from '@tanstack/react-query';
import { type Pages, readPage } from '../query-options/page';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { ChatMessage } from '../types';
import type { MessagePage } from './chat-page';
import { chatKeys } from './keys';

/** Maximum page size of the server. */
const PAGE_MAX = 200;

/**
 * Loads a cached conversation from its newest message down to an older one, without gaps. The conversation has been
 * read at least once.
 *
 * @param isReached True for the oldest loaded message if it is old enough.
 * @returns The loaded messages, newest first.
 * @throws ApiError if a page could not be read; the pages read before stay cached.
 */
export async function loadMessagesDownTo(
  client: Client,
  queries: QueryClient,
  chatId: string,
  isReached: (oldest: ChatMessage) => boolean,
): Promise<readonly ChatMessage[]> {
  const queryKey = chatKeys.messages(chatId);
  for (;;) {
    const known = queries.getQueryData<Pages<MessagePage>>(queryKey);
    const last = known?.pages.at(-1);
    const messages = known?.pages.flatMap(({ items }) => items) ?? [];
    const oldest = messages.at(-1);
    if (!last || last.cursor === null || !oldest || isReached(oldest)) return messages;
    const { cursor } = last;
    const params = { path: { chatId }, query: { limit: PAGE_MAX, cursor } };
    const list = await unwrap(client.withoutRetries.GET('/api/v1/chats/{chatId}/', { params }));
    queries.setQueryData<Pages<MessagePage>>(queryKey, (now) => {
      // Another caller may have loaded the same page meanwhile.
      if (!now || now.pages.at(-1)?.cursor !== cursor) return now;
      const page = { ...readPage(list), room: list.room };
      return { pages: [...now.pages, page], pageParams: [...now.pageParams, cursor] };
    });
  }
}
