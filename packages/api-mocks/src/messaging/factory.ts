import type { ChatMessage, ChatRoom } from '@millrace/api-client';
import { artPath, directChatId, isChatUnread } from '@millrace/domain';
import { example, rowAt } from '../contract/examples';
import { many } from '../factories/many';
import { companyName, personName } from '../factories/names';
import { stableId } from '../factories/stable-id';

const MINUTE_MS = 60_000;
// Made-up conversations are older than the contract's oldest message.
const NEWEST_MADE_UP = Date.parse('2026-09-12T09:00:00.000Z');

/** Something that was said, with whatever is overridden. */
export function aChatMessage(overrides: Partial<ChatMessage> = {}): ChatMessage {
  return { ...example('ChatMessageReply', 'ChatMessageSaid').Item, ...overrides };
}

/** A conversation with something new in it, with whatever is overridden. */
export function aChatRoom(overrides: Partial<ChatRoom> = {}): ChatRoom {
  return { ...example('ChatMessageList', 'ChatMessagesFilled').room, ...overrides };
}

/** A conversation in which nothing was said yet, with whatever is overridden. */
export function aNewChatRoom(overrides: Partial<ChatRoom> = {}): ChatRoom {
  return { ...example('ChatMessageList', 'ChatMessagesEmpty').room, ...overrides };
}

/**
 * What two people said to each other by turns, a minute apart, newest first.
 *
 * @param room Theirs; the newest message is the room's.
 * @param viewerId The one of the two who is not the room's.
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

/** Conversations, newest first: those of the contract, then made-up ones, of which every third has something new. */
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
