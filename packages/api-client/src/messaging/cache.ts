import { CHAT_UNREAD_MAX, type ChatReading, isChatUnread } from '@millrace/domain';
import type { QueryClient } from '@tanstack/react-query';
import { sessionKeys } from '../account/keys';
import type { Page, Pages } from '../query-options/page';
import type { ChatMessage, ChatRoom, User } from '../types';
import { laterOrNull, newestRoomFirst, withMessage, withRooms } from './chat-merge';
import type { MessagePage } from './chat-page';
import { chatKeys } from './keys';

/** Read position of a participant in a chat; the viewer's if there is no `userId`. */
export interface CachedRead {
  chatId: string;
  lastRead: string;
  userId?: string;
}

/** Adds a message to the cache: first in its chat, and as the last message of its room, which moves to the top. */
export function addCachedMessage(queries: QueryClient, message: ChatMessage): void {
  const viewerId = cachedViewer(queries)?.id;
  const isOwn = message.sender !== null && message.sender === viewerId;
  const chatId = message.chat_id;
  queries.setQueryData<Pages<MessagePage>>(chatKeys.messages(chatId), (known) => {
    const next = known && withMessage(known, message);
    const [first, ...others] = next?.pages ?? [];
    if (!next || !first) return known;
    return { ...next, pages: [{ ...first, room: withLastMessage(first.room, message, isOwn) }, ...others] };
  });

  let isKnown = false;
  changeRooms(queries, (rooms) => {
    const room = rooms.find(({ id }) => id === chatId);
    if (!room) return rooms;
    isKnown = true;
    const changed = withLastMessage(room, message, isOwn);
    return [changed, ...rooms.filter(({ id }) => id !== chatId)].sort(newestRoomFirst);
  });
  // The room is new, or on a page that was not fetched: only the server knows its name.
  if (!isKnown) refresh(queries, chatKeys.allRooms);

  // Only the server knows the participants; and a room that the viewer left disappears.
  if (message.change) {
    refresh(queries, chatKeys.allRooms);
    if (isOwn && message.change === 'left') refresh(queries, sessionKeys.currentUser);
    else refresh(queries, chatKeys.messages(chatId));
    // The own record names the rooms, too.
    if (message.change === 'renamed') refresh(queries, sessionKeys.currentUser);
  }

  changeOwnChat(queries, chatId, (chat) => {
    const wasRead = !isChatUnread(chat);
    if (Date.parse(message.added) <= Date.parse(chat.timestamp)) return chat;
    return { ...chat, timestamp: message.added, ...(isOwn && wasRead && { lastRead: message.added }) };
  });
}

/** Updates a read position wherever the chat is cached. */
export function setCachedRead(queries: QueryClient, { chatId, lastRead, userId }: CachedRead): void {
  const isOwn = userId === undefined || userId === cachedViewer(queries)?.id;
  const change = (room: ChatRoom): ChatRoom => {
    if (room.id !== chatId) return room;
    if (!isOwn) return { ...room, other_last_read: laterOrNull(room.other_last_read, lastRead) };
    const reading = { timestamp: room.timestamp, lastRead: laterOrNull(room.lastRead, lastRead) };
    return { ...room, ...reading, ...unreadSince(room, reading) };
  };
  changeRooms(queries, (rooms) => (rooms.some(({ id }) => id === chatId) ? rooms.map(change) : rooms));
  queries.setQueryData<Pages<MessagePage>>(chatKeys.messages(chatId), (known) => {
    const [first, ...others] = known?.pages ?? [];
    return known && first && { ...known, pages: [{ ...first, room: change(first.room) }, ...others] };
  });
  if (isOwn) {
    changeOwnChat(queries, chatId, (chat) => ({ ...chat, lastRead: laterOrNull(chat.lastRead, lastRead) }));
  }
}

/** Replaces the room wherever it is cached. */
export function setCachedRoom(queries: QueryClient, room: ChatRoom): void {
  changeRooms(queries, (rooms) =>
    rooms.some(({ id }) => id === room.id)
      ? rooms.map((known) => (known.id === room.id ? room : known))
      : rooms,
  );
  queries.setQueryData<Pages<MessagePage>>(chatKeys.messages(room.id), (known) => {
    const [first, ...others] = known?.pages ?? [];
    return known && first && { ...known, pages: [{ ...first, room }, ...others] };
  });
}

const cachedViewer = (queries: QueryClient): User | null | undefined =>
  queries.getQueryData<User | null>(sessionKeys.currentUser);

function refresh(queries: QueryClient, queryKey: readonly unknown[]): void {
  // The component that shows it handles the failure.
  queries.invalidateQueries({ queryKey }).catch(() => undefined);
}

/** Returns the unread state at this read position: none, or the same count as before. */
function unreadSince(room: ChatRoom, reading: ChatReading): Pick<ChatRoom, 'unread' | 'unread_count'> {
  const unread = isChatUnread(reading);
  return { unread, unread_count: unread ? room.unread_count : 0 };
}

function withLastMessage(room: ChatRoom, message: ChatMessage, isOwn: boolean): ChatRoom {
  if ((room.last_message?.number ?? 0) >= message.number) return room;
  const wasRead = !room.unread;
  const reading = {
    timestamp: message.added,
    lastRead: isOwn && wasRead ? message.added : room.lastRead,
  };
  const unread = isChatUnread(reading);
  const unread_count = unread ? Math.min(room.unread_count + (isOwn ? 0 : 1), CHAT_UNREAD_MAX) : 0;
  return { ...room, ...reading, last_message: message, unread, unread_count, writing: 'open' };
}

function changeRooms(queries: QueryClient, change: (rooms: ChatRoom[]) => ChatRoom[]): void {
  queries.setQueriesData<Pages<Page<ChatRoom>>>({ queryKey: chatKeys.allRooms }, (known) => {
    if (!known) return known;
    // The order spans all pages; each page keeps its number of rows.
    const before = known.pages.flatMap(({ items }) => items);
    const after = change(before);
    if (after === before) return known;
    return withRooms(known, after);
  });
}

function changeOwnChat(
  queries: QueryClient,
  chatId: string,
  change: (chat: User['chats'][string]) => User['chats'][string],
): void {
  const viewer = cachedViewer(queries);
  const chat = viewer?.chats[chatId];
  if (!viewer) return;
  if (!chat) {
    refresh(queries, sessionKeys.currentUser);
    return;
  }
  const chats: User['chats'] = { ...viewer.chats, [chatId]: change(chat) };
  const changed: User = { ...viewer, chats };
  queries.setQueryData<User | null>(sessionKeys.currentUser, () => changed);
}
