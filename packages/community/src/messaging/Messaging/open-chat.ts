import { directChatId } from '@millrace/domain';

/** Conversation that an address opens: by chat id, or with a member, existing or not. @see PAGE-017 */
export type OpenChat = { chatId: string } | { userId: string; userName: string };

/** Parses the conversation from `?chatId=`, or from `?userId=&userName=` of a member; null if there is none. */
export function readOpenChat(query: URLSearchParams): OpenChat | null {
  const chatId = query.get('chatId');
  if (chatId) return { chatId };
  const userId = query.get('userId');
  return userId ? { userId, userName: query.get('userName') ?? '' } : null;
}

/** Returns the id of the open chat; null for none, or with oneself. */
export function openChatId(open: OpenChat | null, viewerId: string): string | null {
  if (!open) return null;
  if ('chatId' in open) return open.chatId;
  return open.userId === viewerId ? null : directChatId(viewerId, open.userId);
}
