import { chatIdOf } from '@millrace/domain';
import { UnsteadyBalancer } from '@millrace/test-servers/unsteady-balancer';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PASSWORD, Visitor } from '../testing';
import { OWN_WEB_URL, startOwnServers } from '../testing/own-servers';
import { listChat, Talker } from '../testing/talker';

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

/** What happens meanwhile has no end that could be awaited. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function signIn(email: string): Promise<Visitor> {
  const visitor = new Visitor(balancer.url, OWN_WEB_URL);
  await visitor.postForm('/auth/login', { username: email, password: PASSWORD });
  if (!visitor.sessionCookie) throw new Error(`${email} could not sign in.`);
  return visitor;
}

it('lists every acknowledged message once and in order on both sides, while connections are cut, a server is killed and a page is loaded anew [GAP-103]', async () => {
  const { servers, seeded } = own;
  const [one, two] = seeded;
  const chatId = chatIdOf(one.id, two.id);
  const [ada, ben] = [
    new Talker(one, await signIn(one.email), chatId, OWN_WEB_URL),
    new Talker(two, await signIn(two.email), chatId, OWN_WEB_URL),
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

  const list = await listChat(await signIn(one.email), chatId);
  expect(list.map(({ number }) => number)).toEqual(Array.from({ length: 2 * MESSAGES }, (_, at) => at + 1));
  expect(await listChat(await signIn(two.email), chatId)).toEqual(list);
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
