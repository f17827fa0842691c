import { directChatId } from '@millrace/domain';

/** A conversation that an address opens: a chat, or that with a member, begun or not. @see PAGE-017 */
export type OpenChat = { chatId: string } | { userId: string; userName: string };

/** The id of the chat that is open; null where none is, as nobody talks to themselves. */
export function chatIdOfOpen(open: OpenChat | null, viewerId: string): string | null {
  if (!open) return null;
  if ('chatId' in open) return open.chatId;
  return open.userId === viewerId ? null : directChatId(viewerId, open.userId);
}
