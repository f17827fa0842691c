const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const CHAT_ID = new RegExp(`^(${ID})_(${ID})$`);
const GROUP_ID = new RegExp(`^${ID}$`);

/** Most messages that the subscription of a room answers at once. @see CHAT-015 */
export const CHAT_MESSAGES_MAX = 100;

/** Most rooms that one frame subscribes to, and that a socket is subscribed to. */
export const CHAT_ROOMS_MAX = 100;

/** Most people in a room of several. */
export const CHAT_PEOPLE_MAX = 50;

/** Most messages that are counted as unread in a room. */
export const CHAT_UNREAD_MAX = 100;

/** Tests whether an id is that of a room of several people, whose members only the server knows. @see GAP-092 */
export const isGroupChat = (chatId: string): boolean => GROUP_ID.test(chatId);

/** The id of the chat of two members: their ids in order, joined. @see GAP-092 */
export const directChatId = (one: string, other: string): string => [one, other].sort().join('_');

/** The two members of a chat, in the order of its id; null where the text is no chat's id. @see GAP-092 */
export function chatMembers(chatId: string): readonly [string, string] | null {
  const [, first, second] = CHAT_ID.exec(chatId) ?? [];
  return first !== undefined && second !== undefined && first < second ? [first, second] : null;
}

/** With whom a member talks in a chat; null where it is no chat, or not one of this member's. @see GAP-054 */
export function chatPartner(chatId: string, memberId: string): string | null {
  const members = chatMembers(chatId);
  if (!members?.includes(memberId)) return null;
  return members.find((id) => id !== memberId) ?? null;
}

/** How far a room is read, and when something was said in it last. Moments are ISO 8601. */
export interface ChatReading {
  /** Null before the first message. */
  timestamp: string | null;
  lastRead: string | null;
}

/** Whether a room has something new: it was never read, or not since the newest message. @see CHAT-004 */
export function isChatUnread({ timestamp, lastRead }: ChatReading): boolean {
  if (timestamp === null) return false;
  return lastRead === null || Date.parse(lastRead) < Date.parse(timestamp);
}
