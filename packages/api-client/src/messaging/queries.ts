import { joinPages, type PageRequest, readPage } from '../query-options/page';
import { pagedOptions, readOptions } from '../query-options/read-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import { mergeMessagePages, mergeRoomPages } from './chat-merge';
import { joinMessagePages, type MessagePage } from './chat-page';
import { chatKeys } from './keys';

/** Queries about conversations, as options of TanStack Query; without a session they fail with `sign_in_required`. */
export function chatQueries({ withoutRetries: client }: Client) {
  return {
    /** Chat settings: the socket's address, and whether the member may start conversations. @see API-025, CHAT-005 */
    user: () =>
      readOptions({
        queryKey: chatKeys.user,
        queryFn: async ({ signal }) => (await unwrap(client.POST('/chat/users', { signal }))).Item,
      }),

    /** Rooms, newest message first. @param search Search text; empty for all. @see CHAT-001, CHAT-003 */
    rooms: (search = '', { limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: chatKeys.rooms(search),
        readPage: async ({ signal, cursor }) => {
          const query = { limit, cursor, ...(search !== '' && { text: search }) };
          return readPage(await unwrap(client.GET('/api/v1/chats', { params: { query }, signal })));
        },
        join: joinPages,
        merge: mergeRoomPages,
      }),

    /** Messages of a chat that contain a text of at least three characters, newest first. */
    hits: (chatId: string, text: string) =>
      pagedOptions({
        queryKey: chatKeys.hits(chatId, text),
        readPage: async ({ signal, cursor }) => {
          const params = { path: { chatId }, query: { text, cursor } };
          return readPage(await unwrap(client.GET('/api/v1/chats/{chatId}/search', { params, signal })));
        },
        join: joinPages,
      }),

    /** Messages of a chat, newest first, and the room. @see API-057 */
    messages: (chatId: string, { limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: chatKeys.messages(chatId),
        readPage: async ({ signal, cursor }): Promise<MessagePage> => {
          const params = { path: { chatId }, query: { limit, cursor } };
          const list = await unwrap(client.GET('/api/v1/chats/{chatId}/', { params, signal }));
          return { ...readPage(list), room: list.room };
        },
        join: joinMessagePages,
        merge: mergeMessagePages,
      }),
  };
}
