import { directChatId } from '@millrace/domain';

/** A conversation that an address opens: a chat, or that with a member, begun or not. @see PAGE-017 */
export type OpenChat = { chatId: string } | { userId: string; userName: string };

/** Returns what an address opens by `?chatId=`, or by `?userId=&userName=` of a member; null where it opens nothing. */
export function readOpenChat(query: URLSearchParams): OpenChat | null {
  const chatId = query.get('chatId');
  if (chatId) return { chatId };
  const userId = query.get('userId');
  return userId ? { userId, userName: query.get('userName') ?? '' } : null;
}

/** Returns the id of the open chat; null for none, as with oneself. */
export function openChatId(open: OpenChat | null, viewerId: string): string | null {
  if (!open) return null;
  if ('chatId' in open) return open.chatId;
  return open.userId === viewerId ? null : directChatId(viewerId, open.userId);
}
