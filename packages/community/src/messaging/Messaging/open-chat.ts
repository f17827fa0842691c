import { directChatId } from '@millrace/domain';

/** A conversation that an address opens: a chat, or that with a member, begun or not. @see PAGE-017 */
export type OpenChat = { chatId: string } | { userId: string; userName: string };

/** Returns the id of the open chat; null for none, as with oneself. */
export function openChatId(open: OpenChat | null, viewerId: string): string | null {
  if (!open) return null;
  if ('chatId' in open) return open.chatId;
  return open.userId === viewerId ? null : directChatId(viewerId, open.userId);
}
