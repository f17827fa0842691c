import type { ChatMessage, ChatRoom, User } from '@millrace/api-client';
import { directChatId } from '@millrace/domain';
import { example } from '../contract/examples';
import { type RowsById, rowsById } from '../data/rows-by-id';
import { chatMessages, chatRooms } from './factory';

/** Mock data of conversations. */
export interface ChatData {
  /** Id of the viewer; null for a guest. */
  viewer: User | null;
  /** Rooms of the viewer, newest message first. */
  chatRooms: ChatRoom[];
  /** Messages by chat id, newest first. */
  chatMessages: RowsById<ChatMessage>;
}

/**
 * Creates the conversations of a viewer.
 *
 * @param grow Number of conversations, and messages of each; default: as in the examples.
 */
export function chatData(viewer: User | null, grow?: { rows: number }): ChatData {
  if (viewer === null) return { viewer, chatRooms: [], chatMessages: rowsById(() => []) };
  const filled = example('ChatMessageList', 'ChatMessagesFilled');
  const all = chatRooms(grow?.rows ?? example('ChatRoomList', 'ChatRoomsFilled').Count, viewer.id);
  // The contract's conversations belong to one of its members; the viewer replaces that member.
  const rooms = all
    .filter(({ user_id }) => user_id !== viewer.id)
    .map((room) => forViewer(room, viewer.id))
    .map((room) => (grow ? withNewest(room, grow.rows) : room));
  return {
    viewer,
    chatRooms: rooms,
    chatMessages: rowsById((id) => {
      const room = rooms.find((one) => one.id === id);
      if (room === undefined) return [];
      if (grow === undefined && room.user_id === filled.room.user_id) {
        return filled.Items.map((message) => messageForViewer(message, room, viewer.id));
      }
      return chatMessages(room.last_message?.number ?? 0, room, viewer.id);
    }),
  };
}

function forViewer(room: ChatRoom, viewerId: string): ChatRoom {
  const id = directChatId(viewerId, room.user_id ?? '');
  const seen = { ...room, id };
  const last = room.last_message;
  return { ...seen, last_message: last && messageForViewer(last, seen, viewerId) };
}

const messageForViewer = (message: ChatMessage, room: ChatRoom, viewerId: string): ChatMessage => ({
  ...message,
  chat_id: room.id,
  sender: message.sender === room.user_id ? room.user_id : viewerId,
});

const withNewest = (room: ChatRoom, number: number): ChatRoom => ({
  ...room,
  last_message: room.last_message && { ...room.last_message, number },
});
