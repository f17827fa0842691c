import type { ChatRoom as ApiChatRoom } from '@millrace/api-client';
import { type ChatMate, type ChatMessage, toChatMates, toChatMessage } from '../ChatPane';

/** View model of a conversation in the inbox. */
export interface ChatRoom {
  id: string;
  /** Name of the other member. */
  name: string;
  /** URL of their picture. Default: the initials. */
  picture?: string | null | undefined;
  /** Their company. Default: not shown. */
  company?: string | null | undefined;
  /** Time of the last message, ISO 8601; null without messages, which sorts it to the top. */
  timestamp: string | null;
  /** Preview: the last message, or a search hit. Default: no messages yet. */
  message?: ChatMessage | null | undefined;
  /** True if there are unread messages. Default `false`. */
  unread?: boolean | undefined;
  /** Number of unread messages of others; from 100 on there may be more. Default: at least one if `unread`. */
  unreadCount?: number | undefined;
  /** True if the viewer has muted it. Default `false`. */
  muted?: boolean | undefined;
  /** Present and former people of a group room. Default: it is a conversation of two. */
  people?: readonly ChatMate[] | undefined;
}

/** Maps a conversation of the API to the view model. */
export const toChatRoom = (room: ApiChatRoom): ChatRoom => {
  const message = room.found_message ?? room.last_message;
  return {
    id: room.id,
    name: room.name,
    picture: room.image,
    company: room.company,
    timestamp: room.timestamp,
    message: message && toChatMessage(message),
    unread: room.unread,
    unreadCount: room.unread_count,
    muted: room.muted,
    ...(room.group && { people: toChatMates(room.group) }),
  };
};
