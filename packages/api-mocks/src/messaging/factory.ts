import type { ChatMessage, ChatRoom } from '@millrace/api-client';
import { artPath, directChatId, isChatUnread } from '@millrace/domain';
import { example, rowAt } from '../contract/examples';
import { many } from '../factories/many';
import { companyName, personName } from '../factories/names';
import { stableId } from '../factories/stable-id';

const MINUTE_MS = 60_000;
// Generated conversations are older than the contract's oldest message.
const NEWEST_MADE_UP = Date.parse('2026-09-12T09:00:00.000Z');

/** Creates a message, with overrides. */
export function aChatMessage(overrides: Partial<ChatMessage> = {}): ChatMessage {
  return { ...example('ChatMessageReply', 'ChatMessageSaid').Item, ...overrides };
}

/** Creates a conversation with an unread message, with overrides. */
export function aChatRoom(overrides: Partial<ChatRoom> = {}): ChatRoom {
  return { ...example('ChatMessageList', 'ChatMessagesFilled').room, ...overrides };
}

/** Creates a conversation without messages, with overrides. */
export function aNewChatRoom(overrides: Partial<ChatRoom> = {}): ChatRoom {
  return { ...example('ChatMessageList', 'ChatMessagesEmpty').room, ...overrides };
}

/**
 * Creates alternating messages of two people, a minute apart, newest first.
 *
 * @param room Their room; the newest message is the room's.
 * @param viewerId Id of the person who is not the room's other participant.
 */
export function chatMessages(
  count: number,
  room: Pick<ChatRoom, 'id' | 'user_id' | 'last_message'> = aChatRoom(),
  viewerId = aChatMessage().sender,
): ChatMessage[] {
  const newest = Date.parse(room.last_message?.added ?? '') || NEWEST_MADE_UP;
  return many(count, (index) =>
    aChatMessage({
      id: stableId('message', `${room.id} ${index}`),
      chat_id: room.id,
      number: count - index,
      sender: index % 3 === 0 ? room.user_id : viewerId,
      message: rowAt(TEXTS, index),
      added: new Date(newest - index * MINUTE_MS).toISOString(),
      ...(index === 0 && room.last_message !== null && { ...room.last_message, number: count }),
    }),
  );
}

/** Creates conversations, newest first: those of the contract, then generated ones, every third of which is unread. */
export function chatRooms(count: number, viewerId = aChatMessage().sender ?? ''): ChatRoom[] {
  const first = example('ChatRoomList', 'ChatRoomsFilled').Items;
  return many(count, (index) => first[index] ?? madeUp(index, viewerId));
}

function madeUp(index: number, viewerId: string): ChatRoom {
  const { firstName, lastName } = personName(index);
  const name = `${firstName} ${lastName}`;
  const user_id = stableId('user', index);
  const id = directChatId(viewerId, user_id);
  const timestamp = new Date(NEWEST_MADE_UP - index * MINUTE_MS).toISOString();
  const reading = { timestamp, lastRead: index % 3 === 0 ? null : timestamp };
  return aChatRoom({
    id,
    user_id,
    name,
    image: index % 2 === 0 ? artPath({ name, sector: null, kind: 'seal' }) : null,
    company: companyName(index),
    ...reading,
    other_last_read: timestamp,
    unread: isChatUnread(reading),
    last_message: aChatMessage({
      id: stableId('message', id),
      chat_id: id,
      number: 1,
      sender: user_id,
      message: rowAt(TEXTS, index),
      added: timestamp,
    }),
  });
}

const TEXTS = [
  'Could you send me the data sheet?',
  'Of course, you have it by noon.',
  'Thank you. We run the trial next week and tell you how the draw went.',
  'Which diameter do you need?',
];
