import { isChatUnread } from '@millrace/domain';
import { replaceEqualDeep } from '@tanstack/react-query';
import type { Page, Pages } from '../query-options/page';
import type { ChatMessage, ChatRoom, User } from '../types';
import type { MessagePage } from './chat-page';

// A read returns the state at request time, and the socket may have delivered more since. Conversations only grow, so
// both are merged regardless of which arrives last.

/**
 * Merges cached pages of a conversation with refetched ones. Only messages beyond a gap are dropped, and are
 * then loaded again as older messages.
 */
export function mergeMessagePages(known: Pages<MessagePage>, read: Pages<MessagePage>): Pages<MessagePage> {
  const [knownFirst] = known.pages;
  const [readFirst] = read.pages;
  if (!knownFirst || !readFirst) return read;
  // Most pages are identical and are skipped: thousands of messages may be cached.
  const changed = new Set(read.pages.filter((page) => !known.pages.includes(page)));
  if (changed.size === 0) return read;
  const before = known.pages.filter((page) => !read.pages.includes(page)).flatMap(({ items }) => items);
  const knownById = new Map(before.map((message) => [message.id, message]));
  const readIds = new Set([...changed].flatMap(({ items }) => items.map(({ id }) => id)));
  const missing = before.filter(({ id }) => !readIds.has(id));
  const older = olderThan(read, known);

  const pages = read.pages.map((page, at): MessagePage => {
    const isLast = at === read.pages.length - 1;
    const own = missing.filter(({ number }) => at === placeOfNumber(read, number));
    const here = isLast ? [...own, ...older] : own;
    const items = changed.has(page) ? withKnown(page.items, knownById) : page.items;
    const cursor = isLast && older.length > 0 ? (known.pages.at(-1)?.cursor ?? null) : page.cursor;
    if (here.length === 0 && items === page.items && at > 0) return page;
    return { ...page, cursor, items: here.length > 0 ? [...items, ...here].sort(newestFirst) : items };
  });
  const [first, ...others] = pages;
  if (!first) return read;
  const room = mergeRoom(knownFirst.room, first.room);
  return { ...read, pages: [{ ...first, count: messageCount(first), room }, ...others] };
}

/**
 * Inserts a message into a cached conversation by its number. Returns the same pages if it is cached already, or if
 * it is older than all cached messages, which are loaded page by page.
 */
export function withMessage(known: Pages<MessagePage>, message: ChatMessage): Pages<MessagePage> {
  const at = placeOfNumber(known, message.number);
  const isKnown = known.pages[at]?.items.some(({ id }) => id === message.id);
  if (isKnown !== false) return known;
  const pages = known.pages.map((page, place) =>
    place === at ? { ...page, items: [message, ...page.items].sort(newestFirst) } : page,
  );
  const [first, ...others] = pages;
  return first ? { ...known, pages: [{ ...first, count: messageCount(first) }, ...others] } : known;
}

/** Merges rooms, each in its latest state, newest message first. */
export function mergeRoomPages(
  known: Pages<Page<ChatRoom>>,
  read: Pages<Page<ChatRoom>>,
): Pages<Page<ChatRoom>> {
  const knownById = new Map(known.pages.flatMap(({ items }) => items).map((room) => [room.id, room]));
  const rooms = read.pages.flatMap(({ items }) => items);
  const merged = rooms.map((room) => {
    const before = knownById.get(room.id);
    return before ? mergeRoom(before, room) : room;
  });
  // Keeps the server's order unless newer messages have arrived since.
  const isNewer = merged.some(({ timestamp }, at) => timestamp !== rooms[at]?.timestamp);
  return replaceEqualDeep(known, withRooms(read, isNewer ? merged.sort(newestRoomFirst) : merged));
}

/** Merges the session's user, with the latest timestamp and read position of each chat. */
export function mergeOwnRecord(known: User | null, read: User | null): User | null {
  if (!known || !read || known.id !== read.id) return read;
  const chats = Object.entries(read.chats).map(([id, chat]) => {
    const before = known.chats[id];
    if (!before) return [id, chat] as const;
    const timestamp = later(before.timestamp, chat.timestamp);
    return [id, { ...chat, timestamp, lastRead: laterOrNull(before.lastRead, chat.lastRead) }] as const;
  });
  return replaceEqualDeep(known, { ...read, chats: Object.fromEntries(chats) });
}

/** Merges a room into its latest state: neither last message nor read position moves backwards. */
function mergeRoom(known: ChatRoom, read: ChatRoom): ChatRoom {
  const isBehind = (known.last_message?.number ?? 0) > (read.last_message?.number ?? 0);
  const timestamp = isBehind ? known.timestamp : read.timestamp;
  const lastRead = laterOrNull(known.lastRead, read.lastRead);
  const other_last_read = laterOrNull(known.other_last_read, read.other_last_read);
  if (!isBehind && lastRead === read.lastRead && other_last_read === read.other_last_read) {
    return replaceEqualDeep(known, read);
  }
  const last_message = isBehind ? known.last_message : read.last_message;
  const unread = isChatUnread({ timestamp, lastRead });
  const unread_count = unread ? (isBehind ? known : read).unread_count : 0;
  return { ...read, timestamp, lastRead, other_last_read, last_message, unread, unread_count };
}

/** Replaces the rooms of pages: each page keeps its number of rows. */
export function withRooms(pages: Pages<Page<ChatRoom>>, rooms: readonly ChatRoom[]): Pages<Page<ChatRoom>> {
  let at = 0;
  return {
    ...pages,
    pages: pages.pages.map((page) => {
      const items = rooms.slice(at, at + page.items.length);
      at += page.items.length;
      return { ...page, items };
    }),
  };
}

/** Returns the later of two timestamps. */
export const later = (known: string, said: string): string =>
  Date.parse(known) > Date.parse(said) ? known : said;

/** Returns the later of two timestamps, either of which may be null. */
export const laterOrNull = <Moment extends string | null>(
  known: string | null,
  said: Moment,
): string | Moment =>
  known !== null && (said === null || Date.parse(known) > Date.parse(said)) ? known : said;

export const newestRoomFirst = (a: ChatRoom, b: ChatRoom): number =>
  Date.parse(b.timestamp ?? '') - Date.parse(a.timestamp ?? '') || (a.id < b.id ? 1 : -1);

const newestFirst = (a: ChatMessage, b: ChatMessage): number => b.number - a.number;

/** Messages are numbered from 1 without gaps. */
const messageCount = ({ count, items }: MessagePage): number => Math.max(count, items[0]?.number ?? 0);

/** Returns the index of the page that a missing message belongs to; -1 if it is older than all. */
function placeOfNumber({ pages }: Pages<MessagePage>, number: number): number {
  const newest = pages[0]?.items[0]?.number ?? 0;
  return number > newest ? 0 : pages.findIndex(({ items }) => (items.at(-1)?.number ?? number) <= number);
}

/** Returns cached messages older than the refetched ones, if they follow without a gap. */
function olderThan(read: Pages<MessagePage>, known: Pages<MessagePage>): ChatMessage[] {
  const oldest = read.pages.flatMap(({ items }) => items.at(-1)?.number ?? []).at(-1);
  const knownOldest = known.pages.flatMap(({ items }) => items.at(-1)?.number ?? []).at(-1);
  if (oldest === undefined || knownOldest === undefined || knownOldest >= oldest) return [];
  const older = known.pages.flatMap(({ items }) => items.filter(({ number }) => number < oldest));
  return older.length === oldest - knownOldest ? older : [];
}

/** Reuses the cached objects of equal messages. */
function withKnown(items: ChatMessage[], known: ReadonlyMap<string, ChatMessage>): ChatMessage[] {
  return items.map((message) => {
    const before = known.get(message.id);
    return before ? replaceEqualDeep(before, message) : message;
  });
}
