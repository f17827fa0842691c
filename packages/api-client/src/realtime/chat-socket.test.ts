import { directChatId, SOCKET_CLOSE, type SocketMessage } from '@millrace/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { FakeNetwork } from '../testing/fake-network';
import { SocketServer } from '../testing/socket-server';
import { createClient } from '../transport/client';
import { chatSocketUrl, createChatSocket } from './chat-socket';
import type { ChatSocket, ChatSocketState, SocketLike } from './chat-socket-types';

const CHAT = directChatId('0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10', 'c73f29c5-0d89-5e27-87d7-196b5e2d5825');

let server: SocketServer;
let network: FakeNetwork;
let socket: ChatSocket;
let states: ChatSocketState[];
/** What the session is asked with, and answers. */
let sessionStatus: number;

/** Real time passes while the client's own stands still: what is awaited here comes over a real connection. */
async function until(isSo: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + 5000;
  while (!isSo()) {
    if (performance.now() > giveUpAt) throw new Error(`Waited in vain; the socket was ${states.join(', ')}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Lets a wait of the client pass at once. */
const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  server = await SocketServer.start(CHAT);
  network = new FakeNetwork();
  sessionStatus = 200;
  const client = createClient({
    baseUrl: server.baseUrl,
    fetch: async () => Response.json({}, { status: sessionStatus }),
  });
  socket = createChatSocket(client, {
    connect: (url) => new WebSocket(url) as unknown as SocketLike,
    network,
    random: () => 0,
  });
  states = [];
  socket.on('state', (state) => states.push(state));
});
afterEach(async () => {
  socket.close();
  vi.useRealTimers();
  await server.stop();
});

const collect = (): SocketMessage[] => {
  const told: SocketMessage[] = [];
  socket.on('message', (message) => told.push(message));
  return told;
};

it('is at /ws of the API host, secure where that is [CHAT-012]', () => {
  expect(chatSocketUrl({ baseUrl: 'https://api.millrace.example' })).toBe('wss://api.millrace.example/ws');
  expect(chatSocketUrl({ baseUrl: 'http://localhost:5000' })).toBe('ws://localhost:5000/ws');
});

describe('coming back', () => {
  it('takes a second after the socket was closed, longer each time in vain, and a second again once it was open [CHAT-013, CHAT-014]', async () => {
    socket.open();
    await until(() => socket.state === 'open');
    const { said } = server;
    await server.stop();
    await until(() => socket.state === 'waiting');
    for (const wait of [1000, 2000, 4000, 8000, 8000]) {
      const tries = states.filter((state) => state === 'connecting').length;
      pass(wait - 1);
      expect(socket.state).toBe('waiting');
      pass(1);
      await until(() => states.filter((state) => state === 'connecting').length > tries);
      await until(() => socket.state === 'waiting');
    }
    expect(said).toEqual([]);
  });

  it('begins with a second anew once the socket was open [CHAT-014]', async () => {
    socket.open();
    await until(() => socket.state === 'open');
    for (const _ of [1, 2, 3]) {
      server.cut();
      await until(() => socket.state === 'waiting');
      pass(999);
      expect(socket.state).toBe('waiting');
      pass(1);
      await until(() => socket.state === 'open');
    }
    expect(server.comers).toBe(4);
  });

  it('happens at once when the network is back, and not before', async () => {
    socket.open();
    await until(() => socket.state === 'open');
    network.become(false);
    expect(socket.state).toBe('offline');
    pass(60_000);
    expect(server.comers).toBe(1);
    network.become(true);
    await until(() => socket.state === 'open');
  });

  it('takes half a minute more where the socket was one too many', async () => {
    socket.open();
    await until(() => socket.state === 'open');
    server.cut(SOCKET_CLOSE.tooMany);
    await until(() => socket.state === 'waiting');
    pass(30_999);
    expect(socket.state).toBe('waiting');
    pass(1);
    await until(() => socket.state === 'open');
  });

  it('is left once the session has ended, and taken up with a new one', async () => {
    socket.open();
    await until(() => socket.state === 'open');
    server.cut(SOCKET_CLOSE.signedOut);
    await until(() => socket.state === 'signed-out');
    pass(60_000);
    expect(server.comers).toBe(1);
    socket.open();
    await until(() => socket.state === 'open');
  });

  it('is left where the socket is refused for want of a session', async () => {
    await server.stop();
    sessionStatus = 401;
    socket.open();
    await until(() => socket.state === 'waiting');
    pass(1000);
    await until(() => socket.state === 'signed-out');
    pass(60_000);
    expect(states.filter((state) => state === 'connecting')).toHaveLength(1);
  });

  it('happens when the server falls silent', async () => {
    socket.open();
    await until(() => socket.state === 'open');
    server.isMute = true;
    pass(25_000);
    await until(() => server.heard.some(({ type }) => type === 'ping'));
    pass(10_000);
    expect(socket.state).toBe('waiting');
    server.isMute = false;
    pass(1000);
    await until(() => socket.state === 'open');
    pass(25_000);
    await until(() => server.heard.filter(({ type }) => type === 'ping').length === 2);
  });

  it('ends with `close`', async () => {
    socket.open();
    await until(() => socket.state === 'open');
    socket.close();
    await until(() => server.open === 0);
    pass(60_000);
    network.become(true);
    expect([socket.state, server.comers]).toEqual(['closed', 1]);
  });
});

describe('a followed room', () => {
  it('tells of every message once and in order, whatever happens to the connection', async () => {
    const told = collect();
    server.say('Before');
    socket.open();
    socket.follow(CHAT, 0);
    await until(() => told.length === 1);
    for (let round = 0; round < 12; round += 1) {
      for (let at = 0; at < 30; at += 1) server.say(`Message ${round} ${at}`);
      if (round % 2 === 0) server.cut();
      for (let at = 0; at < 130; at += 1) server.say(`Meanwhile ${round} ${at}`);
      if (round % 2 === 0) {
        await until(() => socket.state === 'waiting');
        pass(1000);
      }
      await until(() => told.length === server.said.length);
    }
    expect(told).toEqual(server.said);
    expect(told).toHaveLength(1 + 12 * 160);
  });

  it('has the newest hundred told where nothing is known of it [CHAT-015]', async () => {
    for (let at = 0; at < 130; at += 1) server.say(`Message ${at}`);
    const told = collect();
    socket.open();
    socket.follow(CHAT, null);
    await until(() => told.length === 100);
    server.say('After');
    await until(() => told.length === 101);
    expect(told).toEqual(server.said.slice(30));
  });

  it('is asked for again when the server could not answer', async () => {
    server.isMute = true;
    const told = collect();
    server.say('Hello');
    socket.open();
    socket.follow(CHAT, 0);
    await until(() => server.heard.length === 1);
    server.isMute = false;
    server.tell({ type: 'error', code: 'internal', error: 'Something went wrong.' });
    await until(() => {
      pass(2000);
      return told.length === 1;
    });
    expect(told).toEqual(server.said);
    expect(server.heard.map(({ type }) => type)).toEqual(['subscribe', 'subscribe']);
  });

  it('is left when nobody follows it any more', async () => {
    socket.open();
    const leave = socket.follow(CHAT, 0);
    const leaveToo = socket.follow(CHAT, 0);
    await until(() => server.heard.length === 1);
    leave();
    leave();
    leaveToo();
    await until(() => server.heard.length === 2);
    expect(server.heard[1]).toEqual({ type: 'unsubscribe', rooms: [CHAT] });
  });

  it('is told that one is typing every three seconds at most', async () => {
    socket.open();
    await until(() => socket.state === 'open');
    for (const wait of [0, 1000, 1999, 1]) {
      pass(wait);
      socket.sayTyping(CHAT);
    }
    await until(() => server.heard.length === 2);
    expect(server.heard).toEqual([
      { type: 'typing', chatId: CHAT },
      { type: 'typing', chatId: CHAT },
    ]);
  });
});

it('passes on what else the server tells, and has rooms read anew after each gap', async () => {
  const told: unknown[] = [];
  for (const name of ['lastRead', 'typing', 'notification', 'notificationsRead', 'resync'] as const)
    socket.on(name, () => told.push(name));
  const end = socket.on('resync', () => told.push('ended'));
  end();
  socket.open();
  await until(() => told.length === 1);
  server.tell({ type: 'lastRead', chatId: CHAT, userId: 'a', lastRead: new Date(0).toISOString() });
  server.tell({ type: 'typing', chatId: CHAT, userId: 'a' });
  server.tell({ type: 'notification', notification: null });
  server.tell({ type: 'notificationsRead', lastRead: new Date(0).toISOString() });
  server.tell({ type: 'resync' });
  await until(() => told.length === 6);
  expect(told).toEqual(['resync', 'lastRead', 'typing', 'notification', 'notificationsRead', 'resync']);
});
