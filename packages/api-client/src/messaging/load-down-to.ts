import type { QueryClient } from '@tanstack/react-query';
import { type Pages, readPage } from '../query-options/page';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { MessagePage } from './chat-page';
import { chatKeys } from './keys';

/** Maximum page size of the server. */
const PAGE_MAX = 200;

/**
 * Loads a cached conversation from its newest message down to an older one, without gaps. The conversation has been
 * read at least once.
 *
 * @param number Number of the message.
 * @throws ApiError if a page could not be read; the pages read before stay cached.
 */
export async function loadMessagesDownTo(
  client: Client,
  queries: QueryClient,
  chatId: string,
  number: number,
): Promise<void> {
  const queryKey = chatKeys.messages(chatId);
  for (;;) {
    const known = queries.getQueryData<Pages<MessagePage>>(queryKey);
    const last = known?.pages.at(-1);
    const oldest = last?.items.at(-1)?.number ?? 0;
    if (!known || !last || oldest <= number || last.cursor === null) return;
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
