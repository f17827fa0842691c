import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { sessionKeys } from '../account/keys';
import type { Page, Pages } from '../query-options/page';
import { callMutation } from '../testing/call';
import { json, stubbedClient } from '../testing/stub-fetch';
import type { ChatMessage, ChatRoom, User } from '../types';
import { addCachedMessage, setCachedRead } from './cache';
import type { MessagePage } from './chat-page';
import { chatKeys } from './keys';
import { chatMutations } from './mutations';
import { chatQueries } from './queries';

const ME = 'me';
const message = (number: number, sender = 'ben', chat_id = 'ben_me'): ChatMessage => ({
  id: `${chat_id} ${number}`,
  chat_id,
  number,
  sender,
  message: `Message ${number}`,
  added: new Date(number * 1000).toISOString(),
});
const at = (number: number) => new Date(number * 1000).toISOString();

const room = (id: string, last: ChatMessage, lastRead: string | null): ChatRoom => ({
  id,
  user_id: 'ben',
  name: 'Ben',
  image: null,
  company: null,
  timestamp: last.added,
  lastRead,
  other_last_read: null,
  unread: lastRead !== last.added,
  last_message: last,
  found_message: null,
  writing: 'open',
  group: null,
  unread_count: 0,
  muted: false,
});

function cache() {
  const queries = new QueryClient();
  const ben = room('ben_me', message(2), at(2));
  const cleo = room('cleo_me', message(5, 'cleo', 'cleo_me'), at(5));
  queries.setQueryData<Pages<Page<ChatRoom>>>(chatKeys.rooms(''), {
    pages: [
      { items: [cleo], count: 2, cursor: 'next' },
      { items: [ben], count: 2, cursor: null },
    ],
    pageParams: [undefined, 'next'],
  });
  queries.setQueryData<Pages<MessagePage>>(chatKeys.messages('ben_me'), {
    pages: [
      { items: [message(2)], count: 2, cursor: 'next', room: ben },
      { items: [message(1)], count: 2, cursor: null, room: ben },
    ],
    pageParams: [undefined, 'next'],
  });
  const chats = {
    ben_me: { name: 'Ben', timestamp: at(2), lastRead: at(2) },
    cleo_me: { name: 'Cleo', timestamp: at(5), lastRead: at(5) },
  };
  queries.setQueryData(sessionKeys.currentUser, { id: ME, chats } as unknown as User);
  const rooms = () =>
    (queries.getQueryData<Pages<Page<ChatRoom>>>(chatKeys.rooms(''))?.pages ?? []).map(({ items }) => items);
  const pages = () => queries.getQueryData<Pages<MessagePage>>(chatKeys.messages('ben_me'))?.pages ?? [];
  const own = (id: string) => queries.getQueryData<User>(sessionKeys.currentUser)?.chats[id];
  return { queries, rooms, pages, own };
}

it('puts an incoming message first, its room at the top and unread, and lights the dot', () => {
  const { queries, rooms, pages, own } = cache();
  for (const _ of [1, 2]) addCachedMessage(queries, message(9));
  expect(pages()[0]).toMatchObject({ items: [message(9), message(2)], count: 9, room: { unread: true } });
  expect(rooms().map((items) => items.map(({ id }) => id))).toEqual([['ben_me'], ['cleo_me']]);
  expect(rooms()[0]?.[0]).toMatchObject({ unread: true, timestamp: at(9), last_message: message(9) });
  expect(own('ben_me')).toEqual({ name: 'Ben', timestamp: at(9), lastRead: at(2) });
});

it('takes what one says oneself for read, but not what was unread before', () => {
  const { queries, rooms, own } = cache();
  addCachedMessage(queries, message(9, ME));
  expect(rooms()[0]?.[0]).toMatchObject({ unread: false, lastRead: at(9) });
  expect(own('ben_me')?.lastRead).toBe(at(9));
  addCachedMessage(queries, message(10));
  addCachedMessage(queries, message(11, ME));
  expect(rooms()[0]?.[0]).toMatchObject({ unread: true, lastRead: at(9), timestamp: at(11) });
  expect(own('ben_me')?.lastRead).toBe(at(9));
});

it('puts late messages in their place, and leaves what is newer', () => {
  const { queries, rooms, pages } = cache();
  addCachedMessage(queries, message(9));
  addCachedMessage(queries, message(8));
  expect(pages()[0]?.items.map(({ number }) => number)).toEqual([9, 8, 2]);
  expect(rooms()[0]?.[0]?.last_message?.number).toBe(9);
});

it('has rooms and the own record read anew for a room that is not known', () => {
  const { queries } = cache();
  addCachedMessage(queries, message(1, 'dag', 'dag_me'));
  const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated;
  expect([isStale(chatKeys.rooms('')), isStale(sessionKeys.currentUser)]).toEqual([true, true]);
});

it('knows how far each of the two has read, and goes never back', () => {
  const { queries, rooms, pages, own } = cache();
  addCachedMessage(queries, message(9));
  setCachedRead(queries, { chatId: 'ben_me', lastRead: at(9), userId: ME });
  setCachedRead(queries, { chatId: 'ben_me', lastRead: at(3) });
  setCachedRead(queries, { chatId: 'ben_me', lastRead: at(7), userId: 'ben' });
  expect(rooms()[0]?.[0]).toMatchObject({ lastRead: at(9), other_last_read: at(7), unread: false });
  expect(pages()[0]?.room).toMatchObject({ lastRead: at(9), other_last_read: at(7), unread: false });
  expect(own('ben_me')?.lastRead).toBe(at(9));
  expect(rooms()[1]?.[0]).toMatchObject({ id: 'cleo_me', other_last_read: null });
});

it('sends by id, and puts what was said first', async () => {
  const { queries, pages, own } = cache();
  const { client, seen } = stubbedClient(({ method }) =>
    method === 'POST'
      ? json({ Item: message(9, ME) }, 201)
      : json({ Item: { chat_id: 'ben_me', lastRead: at(9), timestamp: at(9), unread: false } }),
  );
  const draft = { id: 'the id', chatId: 'ben_me', message: 'Message 9' };
  await callMutation(chatMutations(client).send(), draft, queries);
  await callMutation(chatMutations(client).markRead('ben_me'), { lastRead: at(9) }, queries);
  expect(seen.map(({ method, address, body }) => [method, address, JSON.parse(body)])).toEqual([
    ['POST', '/api/v1/chats/ben_me/', { id: 'the id', message: 'Message 9' }],
    ['PUT', '/api/v1/chats/ben_me/', { lastRead: at(9) }],
  ]);
  expect([pages()[0]?.items[0]?.number, own('ben_me')?.lastRead]).toEqual([9, at(9)]);
});

it('reads rooms and messages page by page', async () => {
  const ben = room('ben_me', message(2), null);
  const { client, seen } = stubbedClient(({ address }) => {
    if (address.startsWith('/chat/users'))
      return json({ Item: { user_id: ME, socket: 'ws://x', may_start: true } });
    if (address.includes('cursor')) return json({ Items: [message(1)], Count: 2, room: ben });
    if (address.includes('ben_me'))
      return json({ Items: [message(2)], Count: 2, room: ben, LastEvaluatedKey: 'k' });
    return json({ Items: [ben], Count: 1 });
  });
  const queries = new QueryClient();
  const read = chatQueries(client);
  expect((await queries.fetchQuery(read.user())).may_start).toBe(true);
  const messages = read.messages('ben_me', { limit: 1 });
  const all = await queries.fetchInfiniteQuery({ ...messages, pages: 2 });
  expect(messages.select?.(all)).toEqual({ items: [message(2), message(1)], count: 2, room: ben });
  const rooms = read.rooms('be');
  expect(rooms.select?.(await queries.fetchInfiniteQuery(rooms))).toEqual({ items: [ben], count: 1 });
  expect(seen.map(({ method, address }) => [method, address])).toEqual([
    ['POST', '/chat/users'],
    ['GET', '/api/v1/chats/ben_me/?limit=1'],
    ['GET', '/api/v1/chats/ben_me/?limit=1&cursor=k'],
    ['GET', '/api/v1/chats?text=be'],
  ]);
});
