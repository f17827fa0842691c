import { chatQueries } from '@millrace/api-client';
import { openChatId, readOpenChat } from '@millrace/community';
import { dehydrate } from '@tanstack/react-query';
import type { AppLoadContext } from 'react-router';
import { requestData } from '../../api.server';
import { refuseIfLimited } from '../../loader-failures';
import { loadMember } from '../../session/viewer.server';

/** Loads a member's rooms and the open conversation; null for a guest, who sees the sign-in. */
export async function loadMessages(context: AppLoadContext, request: Request) {
  const { client, queries } = requestData(context, request);
  const viewer = await loadMember(context, request);
  if (viewer) {
    const chats = chatQueries(client);
    const chatId = openChatId(readOpenChat(new URL(request.url).searchParams), viewer.id);
    await Promise.all([
      queries.prefetchInfiniteQuery(chats.rooms()),
      chatId !== null && queries.prefetchInfiniteQuery(chats.messages(chatId)),
    ]);
    refuseIfLimited(queries);
  }
  return { state: dehydrate(queries) };
}
