import { directChatId } from '@millrace/domain';
import { FlakyBalancer } from '@millrace/test-servers/flaky-balancer';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PASSWORD, TestSocket, Visitor } from '../../../../testing';
import { listChat, Talker } from '../../../../testing/chat-test-client';
import { OWN_WEB_URL, startOwnServers } from '../../../../testing/own-servers';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let balancer: FlakyBalancer;
let own: Awaited<ReturnType<typeof start>>;

const start = () =>
  startOwnServers({
    apiUrl: balancer.url,
    env: { DRAIN_SECONDS: '2' },
    fill: async (seed) =>
      [await seed.member('Ada', { plan: 'premium' }), await seed.member('Ben', { plan: 'premium' })] as const,
  });

beforeAll(async () => {
  balancer = await FlakyBalancer.start();
  own = await start();
  balancer.ports = own.servers.map(({ port }) => port);
});
afterAll(async () => {
  await balancer.stop();
  await own.close();
});

async function signIn(url: string, email: string): Promise<Visitor> {
  const visitor = new Visitor(url, OWN_WEB_URL);
  await visitor.postForm('/auth/login', { username: email, password: PASSWORD });
  if (!visitor.sessionCookie) throw new Error(`${email} could not sign in.`);
  return visitor;
}

it('says that it stops while it still answers, sends sockets elsewhere, ends in order, and leaves a client that goes on [GAP-103]', async () => {
  const { servers, seeded } = own;
  const [ada, ben] = seeded;
  const stopping = servers[0];
  if (!stopping) throw new Error('There is no server.');
  const visitor = await signIn(balancer.url, ada.email);
  const talker = new Talker(ada, visitor, directChatId(ada.id, ben.id), OWN_WEB_URL);
  talker.load();
  talker.say('before');
  await expect.poll(() => talker.told.length).toBe(1);
  const there = await signIn(stopping.url, ben.email);
  const socket = await TestSocket.open(stopping.url, there);

  stopping.process.child.kill('SIGTERM');
  // As a load balancer does that asks who is ready.
  await expect
    .poll(async () => (await there.get('/readyz')).status, { interval: 20, timeout: 1500 })
    .toBe(503);
  expect((await there.get('/readyz')).body.status).toBe('stopping');
  balancer.ports = servers.filter((one) => one !== stopping).map(({ port }) => port);
  const reply = await there.get('/api/v1/current_user');
  expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close']);
  expect(socket.closeCode).toBeNull();
  talker.say('meanwhile');
  expect(await socket.closed()).toBe(1012);
  expect(await stopping.process.exitCode).toBe(0);
  expect(stopping.process.output()).toContain('"msg":"stopped"');

  await stopping.restart();
  balancer.ports = servers.map(({ port }) => port);
  talker.say('after');
  await expect.poll(() => [talker.waiting, talker.told.length], { timeout: 60_000 }).toEqual([0, 3]);
  expect(talker.told.map(({ message }) => message)).toEqual(['before', 'meanwhile', 'after']);
  expect(await listChat(visitor, talker.chatId)).toEqual(talker.told);
  talker.leave();
});
