import { type ChatMessage, createClient } from '@millrace/api-client';
import {
  type ChatSocket,
  createChatSocket,
  createOutbox,
  type KeyStorage,
  type Outbox,
  type SocketLike,
} from '@millrace/api-client/realtime';
import { chatIdOf } from '@millrace/domain';
import { UnsteadyBalancer } from '@millrace/test-servers/unsteady-balancer';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { PASSWORD, Visitor } from '../testing';
import { OWN_WEB_URL, startOwnServers } from '../testing/own-servers';

vi.setConfig({ testTimeout: 400_000, hookTimeout: 120_000 });

/** Of each of the two. */
const MESSAGES = 120;

let balancer: UnsteadyBalancer;
let own: Awaited<ReturnType<typeof start>>;

const start = () =>
  startOwnServers({
    apiUrl: balancer.url,
    fill: async (seed) =>
      [await seed.member('Ada', { plan: 'premium' }), await seed.member('Ben', { plan: 'premium' })] as const,
  });

beforeAll(async () => {
  balancer = await UnsteadyBalancer.start();
  own = await start();
  balancer.ports = own.servers.map(({ port }) => port);
});
afterAll(async () => {
  await balancer.stop();
  await own.close();
});

/** What a browser keeps over a reload. */
class KeptValues extends Map<string, string> implements KeyStorage {
  get length(): number {
    return this.size;
  }
  key = (at: number): string | null => [...this.keys()][at] ?? null;
  getItem = (key: string): string | null => this.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.set(key, value);
  removeItem = (key: string): void => void this.delete(key);
}

/** A member at a page, which can be loaded anew. */
class Talker {
  /** What the page was told, in order, over all of its loads. */
  readonly told: ChatMessage[] = [];
  /** What the server has acknowledged. */
  readonly acknowledged: ChatMessage[] = [];
  private readonly storage = new KeptValues();
  private socket: ChatSocket | undefined;
  private outbox: Outbox | undefined;

  constructor(
    readonly member: { id: string; email: string },
    private readonly visitor: Visitor,
    readonly chatId: string,
  ) {}

  /** Loads the page: the socket goes on where the page had got to, and the outbox with what it holds. */
  load(): void {
    this.socket?.close();
    this.outbox?.close();
    const Cookie = this.visitor.sessionCookie ?? '';
    const client = createClient({ baseUrl: balancer.url, headers: { Cookie, Origin: OWN_WEB_URL } });
    const socket = createChatSocket(client, {
      connect: (url) =>
        new WebSocket(url, { origin: OWN_WEB_URL, headers: { Cookie } }) as unknown as SocketLike,
    });
    socket.on('message', (message) => this.told.push(message));
    socket.follow(this.chatId, this.told.at(-1)?.number ?? 0);
    socket.open();
    this.socket = socket;
    this.outbox = createOutbox(client, { userId: this.member.id, storage: this.storage });
    this.outbox.onSent((message) => this.acknowledged.push(message));
  }

  say(text: string): void {
    this.outbox?.send(this.chatId, text);
  }

  get waiting(): number {
    return this.outbox?.list(this.chatId).length ?? 0;
  }

  leave(): void {
    this.socket?.close();
    this.outbox?.close();
  }
}

/** What happens meanwhile has no end that could be awaited. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function signIn(email: string): Promise<Visitor> {
  const visitor = new Visitor(balancer.url, OWN_WEB_URL);
  await visitor.postForm('/auth/login', { username: email, password: PASSWORD });
  if (!visitor.sessionCookie) throw new Error(`${email} could not sign in.`);
  return visitor;
}

async function listed(visitor: Visitor, chatId: string): Promise<ChatMessage[]> {
  const all: ChatMessage[] = [];
  let cursor: string | undefined;
  do {
    const query = cursor === undefined ? '' : `&cursor=${cursor}`;
    const { body } = await visitor.get(`/api/v1/chats/${chatId}/?limit=100${query}`);
    all.unshift(...[...body.Items].reverse());
    cursor = body.LastEvaluatedKey;
  } while (cursor !== undefined);
  return all;
}

it('lists every acknowledged message once and in order on both sides, while connections are cut, a server is killed and a page is loaded anew [GAP-103]', async () => {
  const { servers, seeded } = own;
  const [one, two] = seeded;
  const chatId = chatIdOf(one.id, two.id);
  const [ada, ben] = [
    new Talker(one, await signIn(one.email), chatId),
    new Talker(two, await signIn(two.email), chatId),
  ];
  for (const talker of [ada, ben]) talker.load();

  const cutting = setInterval(() => balancer.cut(0.5), 900);
  const killed = servers[0];
  if (!killed) throw new Error('There is no server.');
  for (let at = 0; at < MESSAGES; at += 1) {
    ada.say(`Ada ${at}`);
    ben.say(`Ben ${at}`);
    if (at === MESSAGES / 3) {
      killed.process.child.kill('SIGKILL');
      await killed.process.exitCode;
      balancer.ports = servers.map(({ port }) => port).filter((port) => port !== killed.port);
    }
    if (at === MESSAGES / 2) {
      ada.load();
      await killed.restart();
      balancer.ports = servers.map(({ port }) => port);
    }
    await pause(40);
  }
  // A while of quiet lets everybody catch up.
  await pause(1000);
  clearInterval(cutting);
  await expect
    .poll(() => [ada.waiting, ben.waiting, ada.told.length, ben.told.length], {
      timeout: 200_000,
      interval: 100,
    })
    .toEqual([0, 0, 2 * MESSAGES, 2 * MESSAGES]);
  for (const talker of [ada, ben]) talker.leave();

  const list = await listed(await signIn(one.email), chatId);
  expect(list.map(({ number }) => number)).toEqual(Array.from({ length: 2 * MESSAGES }, (_, at) => at + 1));
  expect(await listed(await signIn(two.email), chatId)).toEqual(list);
  expect(ada.told).toEqual(list);
  expect(ben.told).toEqual(list);
  for (const { acknowledged, member } of [ada, ben]) {
    const said = list.filter(({ sender }) => sender === member.id);
    const name = member === one ? 'Ada' : 'Ben';
    expect(said.map(({ message }) => message)).toEqual(
      Array.from({ length: MESSAGES }, (_, at) => `${name} ${at}`),
    );
    const byId = new Map(said.map((message) => [message.id, message]));
    for (const message of acknowledged) expect(byId.get(message.id)).toEqual(message);
    // Of what was on its way when the page was left, the page heard nothing.
    expect(new Set(acknowledged.map(({ id }) => id)).size).toBeGreaterThanOrEqual(MESSAGES - 1);
  }
});
