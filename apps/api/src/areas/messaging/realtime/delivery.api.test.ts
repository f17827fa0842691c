import { directChatId, SOCKET_CLOSE } from '@millrace/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Seed, startTestServer, type TestServer, TestSocket, type Visitor } from '../../../../testing';
import { newId } from '../../../platform/db/ids';
import { chatMembers, chatMessages, chats } from '../../../platform/db/schema';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

interface Person {
  id: string;
  visitor: Visitor;
}

async function person(name: string): Promise<Person> {
  const row = await seed.member(name, { plan: 'premium' });
  return { id: row.id, visitor: await server.signIn(row.email) };
}

async function pair(): Promise<{ ada: Person; ben: Person; chatId: string; path: string }> {
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  const chatId = directChatId(ada.id, ben.id);
  return { ada, ben, chatId, path: `/api/v1/chats/${chatId}/` };
}

const open = ({ visitor }: Person) => TestSocket.open(server.url, visitor);
const say = async ({ visitor }: Person, path: string, message: string) =>
  (await visitor.post(path, { message })).body.Item;

/** Ninety-nine messages in a chat that has one, as if they had been said. */
async function storeMany(
  chatId: string,
  senderId: string,
  first: { added: string },
  text: string,
): Promise<void> {
  const { db } = server.context;
  const at = (place: number) => new Date(Date.parse(first.added) + place);
  const rows = Array.from({ length: 99 }, (_, place) => ({
    chatId,
    number: place + 2,
    id: newId(),
    senderId,
    text,
    createdAt: at(place + 1),
  }));
  await db.insert(chatMessages).values(rows);
  await db
    .update(chats)
    .set({ lastNumber: 100, newestAt: at(99) })
    .where(eq(chats.id, chatId));
  await db
    .update(chatMembers)
    .set({ newestAt: at(99) })
    .where(eq(chatMembers.chatId, chatId));
}

describe('what is said', () => {
  it('arrives at every tab and device of both members, and nowhere else [API-060]', async () => {
    const { ada, ben, chatId, path } = await pair();
    const sockets = [await open(ada), await open(ada), await open(ben), await open(ben)];
    const eve = await open(await person('Eve'));
    const message = await say(ada, path, 'Hello Ben');
    for (const socket of sockets) {
      expect(await socket.next('message')).toEqual({ type: 'message', chatId, message });
    }
    eve.say({ type: 'ping' });
    await eve.next('pong');
    expect(eve.of('message')).toEqual([]);
  });

  it('arrives in order, however fast it is said', async () => {
    const { ada, ben, chatId, path } = await pair();
    const socket = await open(ben);
    await Promise.all(Array.from({ length: 60 }, (_, at) => say(at % 2 ? ada : ben, path, `Message ${at}`)));
    await socket.next('message', 60);
    const numbers = socket.heard(chatId).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
  });

  it('is told to nobody where it was not stored', async () => {
    const { ada, ben, path } = await pair();
    const socket = await open(ben);
    const id = '0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10';
    await ada.visitor.post(path, { id, message: 'One' });
    expect((await ada.visitor.post(path, { id, message: 'Another' })).status).toBe(409);
    expect((await ada.visitor.post(path, { id, message: 'One' })).status).toBe(201);
    const last = await say(ada, path, 'Two');
    await socket.next('message', 2);
    expect(socket.of('message').map((frame) => frame.message.number)).toEqual([1, last.number]);
  });
});

describe('a subscription', () => {
  it('answers the newest hundred, the oldest of them first, with how far it is read [CHAT-015]', async () => {
    const { ada, ben, chatId, path } = await pair();
    await storeMany(chatId, ada.id, await say(ada, path, 'The first'), 'One of many');
    for (const text of ['101', '102', '103']) await say(ada, path, text);
    const said = (await ben.visitor.get(`${path}?limit=200`)).body.Items.reverse();
    expect(said).toHaveLength(103);
    await ben.visitor.put(path, { lastRead: said[49].added });
    const socket = await open(ben);
    socket.say({ type: 'subscribe', rooms: [chatId], limit: 100 });
    expect(await socket.next('subscribed')).toEqual({
      type: 'subscribed',
      chatId,
      messages: said.slice(-100),
      last: 103,
      lastRead: said[49].added,
      otherLastRead: expect.any(String),
    });
    socket.say({ type: 'subscribe', rooms: [{ chatId, after: 98 }], limit: 3 });
    const missed = await socket.next('subscribed', 2);
    expect(missed).toMatchObject({ messages: said.slice(98, 101), last: 103 });
    socket.say({ type: 'subscribe', rooms: [{ chatId, after: 103 }] });
    expect(await socket.next('subscribed', 3)).toMatchObject({ messages: [], last: 103 });
  });

  it('tells of somebody who is typing, the other alone and only where that is followed', async () => {
    const { ada, ben, chatId, path } = await pair();
    await say(ada, path, 'Hello');
    const [mine, theirs, elsewhere] = [await open(ada), await open(ben), await open(ben)];
    for (const socket of [mine, theirs]) {
      socket.say({ type: 'subscribe', rooms: [chatId] });
      await socket.next('subscribed');
    }
    mine.say({ type: 'typing', chatId });
    expect(await theirs.next('typing')).toEqual({ type: 'typing', chatId, userId: ada.id });
    for (const socket of [mine, elsewhere]) {
      socket.say({ type: 'ping' });
      await socket.next('pong');
      expect(socket.of('typing')).toEqual([]);
    }
  });
});

describe('how far somebody has read', () => {
  it('is told to every tab of both, once', async () => {
    const { ada, ben, chatId, path } = await pair();
    const { added: lastRead } = await say(ada, path, 'Hello');
    const sockets = [await open(ada), await open(ben), await open(ben)];
    for (const _ of [1, 2]) await ben.visitor.put(path, { lastRead });
    await say(ada, path, 'Goodbye');
    for (const socket of sockets) {
      await socket.next('message');
      expect(socket.of('lastRead')).toEqual([{ type: 'lastRead', chatId, userId: ben.id, lastRead }]);
    }
  });
});

describe('a socket that reads nothing', () => {
  it('is closed instead of being waited for, and the others hear all the same', async () => {
    const { ada, ben, chatId, path } = await pair();
    const before = server.realtime.size;
    const [slow, quick] = [await open(ben), await open(ben)];
    slow.socket.pause();
    // Subscriptions to be answered with much, to fill what the system holds by itself.
    const first = await say(ada, path, 'The first of many');
    await storeMany(chatId, ada.id, first, '𝄞'.repeat(4000));
    for (let at = 0; at < 20; at += 1) slow.say({ type: 'subscribe', rooms: [chatId] });
    await expect
      .poll(
        async () => {
          await say(ada, path, '𝄞'.repeat(4000));
          return server.realtime.size;
        },
        { timeout: 20_000, interval: 10 },
      )
      .toBe(before + 1);
    const { last_message } = (await ben.visitor.get(path)).body.room;
    await quick.until(() => quick.heard(chatId).at(-1)?.number === last_message.number, 'the last message');
    const numbers = quick.heard(chatId).map(({ number }) => number);
    expect(numbers).toEqual([1, ...Array.from({ length: last_message.number - 100 }, (_, at) => at + 101)]);

    const back = await open(ben);
    back.say({ type: 'subscribe', rooms: [{ chatId, after: last_message.number - 2 }] });
    expect((await back.next('subscribed')).messages).toHaveLength(2);
  });
});

describe('the end of the server', () => {
  it('closes its sockets with a code that says to come back, and opens none', async () => {
    const other = await startTestServer();
    const row = await new Seed(other.context.db).member('Ada');
    const visitor = await other.signIn(row.email);
    const socket = await TestSocket.open(other.url, visitor);
    await socket.next('welcome');
    const stopped = other.realtime.stop();
    expect(await socket.closed()).toBe(SOCKET_CLOSE.restart);
    await stopped;
    await other.close();
  });
});

// Skipped on the embedded engine: it tells within the process, and there is no connection to lose.
describe.skipIf(!inject('postgres'))('the connection that hears announcements', () => {
  it('is made anew when it is lost, and sockets are told to catch up', async () => {
    const { ada, ben, chatId, path } = await pair();
    const socket = await open(ben);
    await say(ada, path, 'Before');
    await socket.next('message');
    await server.context.db.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'millrace-api-listener' AND datname = current_database()`,
    );
    await say(ada, path, 'Meanwhile');
    await socket.next('resync');
    socket.say({ type: 'subscribe', rooms: [{ chatId, after: 1 }] });
    expect((await socket.next('subscribed')).messages).toMatchObject([{ message: 'Meanwhile', number: 2 }]);
    await say(ada, path, 'After');
    await socket.until(
      () => socket.heard(chatId).some(({ message }) => message === 'After'),
      'what is said after',
    );
  });
});

it('reaches everyone in a room of several at once, with who types and reads, and nobody who left [GAP-054]', async () => {
  const people = [await person('Ada'), await person('Ben'), await person('Cleo')] as const;
  const [ada, ben, cleo] = people;
  await ben.visitor.post('/api/v2/me/blocks', { user_id: cleo.id });
  const sockets = await Promise.all(people.map(open));
  const [adasSocket, bens, cleos] = sockets as [TestSocket, TestSocket, TestSocket];
  const { body } = await ada.visitor.post('/api/v1/chats', { people: [ben.id, cleo.id] });
  const chatId = body.Item.id;
  const path = `/api/v1/chats/${chatId}/`;
  for (const socket of sockets) {
    expect(await socket.next('message')).toMatchObject({ chatId, message: { change: 'started' } });
    socket.say({ type: 'subscribe', rooms: [chatId] });
    expect(await socket.next('subscribed')).toMatchObject({ chatId, last: 1 });
  }
  await say(cleo, path, 'From Cleo');
  expect(await adasSocket.next('message', 2)).toMatchObject({ message: { message: 'From Cleo', number: 2 } });
  // Ben has blocked Cleo.
  expect(await bens.next('message', 2)).toMatchObject({ message: { message: '', hidden: true, number: 2 } });
  cleos.say({ type: 'typing', chatId });
  expect(await adasSocket.next('typing')).toEqual({ type: 'typing', chatId, userId: cleo.id });
  adasSocket.say({ type: 'typing', chatId });
  expect(await bens.next('typing')).toEqual({ type: 'typing', chatId, userId: ada.id });
  const said = await say(ada, path, 'From Ada');
  await ben.visitor.put(path, { lastRead: said.added });
  expect(await adasSocket.next('lastRead')).toMatchObject({ chatId, userId: ben.id, lastRead: said.added });
  await cleo.visitor.delete(`${path}membership`);
  expect(await adasSocket.next('message', 3)).toMatchObject({ message: { message: 'From Ada' } });
  expect(await adasSocket.next('message', 4)).toMatchObject({ message: { change: 'left', sender: cleo.id } });
  cleos.say({ type: 'typing', chatId });
  expect(await cleos.next('error')).toMatchObject({ code: 'not_found', chatId });
  cleos.say({ type: 'subscribe', rooms: [chatId] });
  expect(await cleos.next('error', 2)).toMatchObject({ code: 'not_found', chatId });
});
