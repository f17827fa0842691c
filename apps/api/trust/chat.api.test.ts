import { directChatId } from '@millrace/domain';
import { FlakyBalancer } from '@millrace/test-servers/flaky-balancer';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PASSWORD, Visitor } from '../testing';
import { listChat, Talker } from '../testing/chat-test-client';
import { OWN_WEB_URL, type OwnServer, startOwnServers } from '../testing/own-servers';

/** What each of the two says; `npm run trust -- chat` says more, and kills the build, as it is with operators. */
const MESSAGES = Number(process.env.TRUST_MESSAGES ?? 120);
const KILLS = Number(process.env.TRUST_MESSAGES ? process.env.TRUST_KILLS : 1);
/** How many sockets are cut or die with their server, at least. */
const CUTS = Number(process.env.TRUST_CUTS ?? 5);
const PROGRAM = process.env.TRUST_MESSAGES ? 'build' : 'source';
/** Between two messages of one of them. */
const PAUSE_MS = process.env.TRUST_MESSAGES ? 120 : 40;

vi.setConfig({ testTimeout: 400_000 + MESSAGES * 500, hookTimeout: 120_000 });

let balancer: FlakyBalancer;
let own: Awaited<ReturnType<typeof start>>;

const start = () =>
  startOwnServers({
    apiUrl: balancer.url,
    program: PROGRAM,
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

/** What happens meanwhile has no end that could be awaited. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function signIn(email: string): Promise<Visitor> {
  const visitor = new Visitor(balancer.url, OWN_WEB_URL);
  await visitor.postForm('/auth/login', { username: email, password: PASSWORD });
  if (!visitor.sessionCookie) throw new Error(`${email} could not sign in.`);
  return visitor;
}

/** At which messages, counted from 0, something happens that happens once for each death. @param share of the time until the next */
const moments = (share: number) =>
  new Set(Array.from({ length: KILLS }, (_, kill) => Math.floor(((kill + share) * MESSAGES) / KILLS)));

it('lists every acknowledged message once and in order on both sides, while connections are cut, servers are killed and a page is loaded anew [GAP-103]', async () => {
  const { servers, seeded } = own;
  const [one, two] = seeded;
  const chatId = directChatId(one.id, two.id);
  const [ada, ben] = [
    new Talker(one, await signIn(one.email), chatId, OWN_WEB_URL),
    new Talker(two, await signIn(two.email), chatId, OWN_WEB_URL),
  ];
  for (const talker of [ada, ben]) talker.load();

  const cutting = setInterval(() => balancer.cut(0.5), 900);
  const [deaths, returns] = [moments(1 / 3), moments(1 / 2)];
  let killed: OwnServer | undefined;
  let kills = 0;
  for (let at = 0; at < MESSAGES; at += 1) {
    ada.say(`Ada ${at}`);
    ben.say(`Ben ${at}`);
    if (deaths.has(at)) {
      killed = servers[kills % servers.length];
      kills += 1;
      killed?.process.child.kill('SIGKILL');
      await killed?.process.exitCode;
      balancer.ports = servers.map(({ port }) => port).filter((port) => port !== killed?.port);
    }
    if (at === Math.floor(MESSAGES / 2)) ada.load();
    if (returns.has(at)) {
      await killed?.restart();
      balancer.ports = servers.map(({ port }) => port);
    }
    await pause(PAUSE_MS);
  }
  const cuts = () => ada.cut + ben.cut;
  await expect.poll(cuts, { timeout: 120_000, interval: 100 }).toBeGreaterThanOrEqual(CUTS);
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
  const faults = { lost: 0, doubled: 0, disordered: 0, toldOtherwise: 0 };
  for (const { acknowledged, member } of [ada, ben]) {
    const name = member === one ? 'Ada' : 'Ben';
    const said = list.filter(({ sender }) => sender === member.id).map(({ message }) => message);
    const inOrder = [...new Set(said)].map((message) => Number(message.slice(name.length)));
    faults.lost += MESSAGES - inOrder.length;
    faults.doubled += said.length - inOrder.length;
    faults.disordered += inOrder.filter((number, at) => number < (inOrder[at - 1] ?? 0)).length;
    const byId = new Map(list.map((message) => [message.id, message]));
    for (const message of acknowledged) expect(byId.get(message.id)).toEqual(message);
    // Of what was on its way when the page was left, the page heard nothing.
    expect(new Set(acknowledged.map(({ id }) => id)).size).toBeGreaterThanOrEqual(MESSAGES - 1);
  }
  for (const { told } of [ada, ben]) {
    faults.toldOtherwise += told.filter((message, at) => message.id !== list[at]?.id).length;
  }
  if (process.env.TRUST_MESSAGES) {
    const figures = { program: PROGRAM, messages: 2 * MESSAGES, kills, cuts: cuts(), ...faults };
    process.stdout.write(`trust chat ${JSON.stringify(figures)}\n`);
  }
  expect(faults).toEqual({ lost: 0, doubled: 0, disordered: 0, toldOtherwise: 0 });
  expect(kills).toBe(KILLS);
  expect(list.map(({ number }) => number)).toEqual(Array.from({ length: 2 * MESSAGES }, (_, at) => at + 1));
  expect(await listChat(await signIn(two.email), chatId)).toEqual(list);
  expect(ada.told).toEqual(list);
  expect(ben.told).toEqual(list);
});
