import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionKeys } from '../account/keys';
import { sessionQueries } from '../account/queries';
import type { Page, Pages } from '../query-options/page';
import { json, stubbedClient } from '../testing/stub-fetch';
import type { ChatMessage, ChatRoom, User } from '../types';
import { addCachedMessage, setCachedRead } from './cache';
import { lastContiguousNumber, type MessagePage } from './chat-page';
import { chatKeys } from './keys';
import { chatQueries } from './queries';

// What is read and what the socket tells cross on their way: reads answer what was so when they were asked.

const CHAT = 'ben_me';
const LIMIT = 5;
const at = (number: number) => new Date(number * 1000).toISOString();
const message = (number: number): ChatMessage => ({
  id: `message ${number}`,
  chat_id: CHAT,
  number,
  sender: number % 3 === 0 ? 'me' : 'ben',
  message: `Message ${number}`,
  added: at(number),
});

const exampleRoom = (last: number, read: number, otherRead = read): ChatRoom => ({
  id: CHAT,
  user_id: 'ben',
  name: 'Ben',
  image: null,
  company: null,
  timestamp: at(last),
  lastRead: at(read),
  other_last_read: at(otherRead),
  unread: read < last,
  last_message: message(last),
  found_message: null,
  writing: 'open',
  group: null,
  unread_count: 0,
  muted: false,
});

/** Numbers in turn that look like chance, always the same from the same seed. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A server whose answers are held back, each as it was when it was asked for. */
function slowServer(count: number) {
  let said = count;
  const held: (() => void)[] = [];
  const { client } = stubbedClient(({ address }) => {
    const before = Number(new URL(address, 'https://x.example').searchParams.get('cursor') ?? said + 1);
    const first = Math.max(1, before - LIMIT);
    const Items = Array.from({ length: before - first }, (_, back) => message(before - 1 - back));
    const next = first > 1 && { LastEvaluatedKey: String(first) };
    const answer = { Items, Count: said, room: exampleRoom(said, said), ...next };
    return new Promise((resolve) => held.push(() => resolve(json(answer))));
  });
  return {
    client,
    isAsked: () => held.length > 0,
    answer: () => held.shift()?.(),
    say: () => {
      said += 1;
      return message(said);
    },
    last: () => said,
  };
}

/** Lets promises settle, and what the cache puts off to the next turn. */
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const numbersIn = (queries: QueryClient): number[] =>
  (queries.getQueryData<Pages<MessagePage>>(chatKeys.messages(CHAT))?.pages ?? []).flatMap(({ items }) =>
    items.map(({ number }) => number),
  );

/** From one number down to another. */
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, back) => from - back);

async function opened(count: number) {
  const server = slowServer(count);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new InfiniteQueryObserver(queries, chatQueries(server.client).messages(CHAT));
  const end = observer.subscribe(() => undefined);
  await settled();
  server.answer();
  await settled();
  const joined = () => observer.getCurrentResult().data?.items.map(({ number }) => number);
  return { server, queries, observer, end, joined };
}

describe('What was said in a chat', () => {
  it('keeps what the socket tells while the conversation is read anew', async () => {
    const { server, queries, observer, end, joined } = await opened(8);
    void observer.refetch();
    await settled();
    addCachedMessage(queries, server.say());
    server.answer();
    await settled();
    expect(joined()).toEqual(down(9, 4));
    expect(observer.getCurrentResult().data).toMatchObject({ count: 9, room: { last_message: message(9) } });
    end();
  });

  it('keeps what the socket tells while older messages come', async () => {
    const { server, queries, observer, end, joined } = await opened(8);
    void observer.fetchNextPage();
    await settled();
    addCachedMessage(queries, server.say());
    setCachedRead(queries, { chatId: CHAT, lastRead: at(9), userId: 'ben' });
    server.answer();
    await settled();
    expect(joined()).toEqual(down(9, 1));
    expect(observer.getCurrentResult().data?.room).toMatchObject({ other_last_read: at(9) });
    end();
  });

  it('keeps the oldest in sight when what was read anew ends before them', async () => {
    const { server, queries, observer, end, joined } = await opened(8);
    for (let more = 0; more < 3; more += 1) addCachedMessage(queries, server.say());
    void observer.refetch();
    await settled();
    server.answer();
    await settled();
    expect(joined()).toEqual(down(11, 4));
    // From there on, and not from where the new page ends.
    void observer.fetchNextPage();
    await settled();
    server.answer();
    await settled();
    expect(joined()).toEqual(down(11, 1));
    end();
  });

  it('lets go of what lies beyond a gap, to be read again', async () => {
    const { server, observer, end, joined } = await opened(8);
    for (let more = 0; more < 20; more += 1) server.say();
    void observer.refetch();
    await settled();
    server.answer();
    await settled();
    expect(joined()).toEqual(down(28, 24));
    end();
  });

  it('gives each message the same object for as long as it is known', async () => {
    const { server, queries, observer, end } = await opened(8);
    const before = observer.getCurrentResult().data?.items[0];
    addCachedMessage(queries, server.say());
    void observer.refetch();
    await settled();
    server.answer();
    await settled();
    expect(observer.getCurrentResult().data?.items[1]).toBe(before);
    end();
  });

  it('is followed from the last before which none is missing', () => {
    expect(lastContiguousNumber([])).toBe(0);
    expect(lastContiguousNumber([9, 8, 7].map(message))).toBe(9);
    expect(lastContiguousNumber([9, 6, 5, 4].map(message))).toBe(6);
    expect(lastContiguousNumber([9, 8, 6, 5, 3].map(message))).toBe(3);
  });

  it('is whole, in order and nothing twice, whatever crosses on its way', async () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const below = chance(seed);
      const { server, queries, observer, end, joined } = await opened(12);
      const undelivered: ChatMessage[] = [];
      const tell = (): void => {
        const [next] = undelivered.splice(0, 1);
        if (next) addCachedMessage(queries, next);
      };
      const steps = [
        () => void undelivered.push(server.say()),
        () => void undelivered.push(server.say(), server.say()),
        tell,
        tell,
        // The outbox may hear that it was said before the socket tells of what came before.
        () =>
          undelivered.length > 0 &&
          addCachedMessage(queries, undelivered[undelivered.length - 1] as ChatMessage),
        () => void observer.refetch({ cancelRefetch: below(2) === 0 }),
        () => void observer.fetchNextPage({ cancelRefetch: below(2) === 0 }),
        server.answer,
        server.answer,
      ];
      let told = 12;
      for (let step = 0; step < 80; step += 1) {
        steps[below(steps.length)]?.();
        if (below(2) === 0) await settled();
        const known = numbersIn(queries);
        // Nothing that was once told or read goes, and nothing stands twice or out of its order.
        expect(known, `interleaving ${seed}`).toEqual([...new Set(known)].sort((a, b) => b - a));
        expect(known[0], `interleaving ${seed}`).toBeGreaterThanOrEqual(told);
        told = known[0] ?? 0;
      }
      while (undelivered.length > 0) tell();
      for (let answers = 0; answers < 40; answers += 1) {
        server.answer();
        await settled();
      }
      while (observer.getCurrentResult().hasNextPage) {
        void observer.fetchNextPage();
        await settled();
        server.answer();
        await settled();
      }
      expect(joined(), `interleaving ${seed}`).toEqual(down(server.last(), 1));
      end();
    }
  });
});

describe('Rooms and the own record', () => {
  it('keep what the socket tells while they are read', async () => {
    const answers: (() => void)[] = [];
    const chats = (last: number) => ({ [CHAT]: { name: 'Ben', timestamp: at(last), lastRead: at(2) } });
    const { client } = stubbedClient(({ address }) => {
      const body = address.includes('current_user')
        ? { Item: { id: 'me', chats: chats(2) } }
        : { Items: [exampleRoom(2, 2)], Count: 1 };
      return new Promise((resolve) => answers.push(() => resolve(json(body))));
    });
    const queries = new QueryClient();
    const rooms = new InfiniteQueryObserver(queries, chatQueries(client).rooms());
    const own = new QueryObserver(queries, sessionQueries(client).currentUser());
    const ends = [rooms.subscribe(() => undefined), own.subscribe(() => undefined)];
    const answerAll = async () => {
      await settled();
      for (const answer of answers.splice(0)) answer();
      await settled();
    };
    await answerAll();
    void rooms.refetch();
    void own.refetch();
    await settled();
    addCachedMessage(queries, message(4));
    await answerAll();
    const room = () => queries.getQueryData<Pages<Page<ChatRoom>>>(chatKeys.rooms(''))?.pages[0]?.items[0];
    const chat = () => queries.getQueryData<User>(sessionKeys.currentUser)?.chats[CHAT];
    expect(room()).toMatchObject({ unread: true, last_message: message(4), timestamp: at(4) });
    expect(chat()).toEqual({ name: 'Ben', timestamp: at(4), lastRead: at(2) });

    void rooms.refetch();
    void own.refetch();
    await settled();
    setCachedRead(queries, { chatId: CHAT, lastRead: at(4) });
    await answerAll();
    expect([room()?.unread, chat()?.lastRead]).toEqual([false, at(4)]);
    for (const end of ends) end();
  });
});
