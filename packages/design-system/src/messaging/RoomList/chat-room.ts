import type { ChatRoom as ApiChatRoom } from '@millrace/api-client';
import { type ChatMate, type ChatMessage, toChatMates, toChatMessage } from '../ChatPane';

/** A conversation in a list of them. */
export interface ChatRoom {
  id: string;
  /** With whom one talks. */
  name: string;
  /** Address of their picture. Default: the initials. */
  picture?: string | null | undefined;
  /** Their company. Default: not shown. */
  company?: string | null | undefined;
  /** When something was said last, ISO 8601; null before anything was: it stands at the top. */
  timestamp: string | null;
  /** What is shown of it: what was said last, or what a search has found. Default: nothing was said yet. */
  message?: ChatMessage | null | undefined;
  /** True if something was said that one has not read. Default `false`. */
  unread?: boolean | undefined;
  /** The number of unread messages of others; from 100 on there may be more. Default: at least one where `unread`. */
  unreadCount?: number | undefined;
  /** True if one has muted it. Default `false`. */
  muted?: boolean | undefined;
  /** The people of a room of several, and those who left. Default: it is a conversation of two. */
  people?: readonly ChatMate[] | undefined;
}

/** Maps a conversation of the API to what the list shows. */
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
