import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PASSWORD, Visitor } from '../testing';
import { OWN_WEB_URL, startOwnServers } from '../testing/own-servers';

/** One here; `npm run trust -- crash` kills ten times, and what is killed is the build, as it is with operators. */
const KILLS = Number(process.env.TRUST_KILLS ?? 1);
const PROGRAM = process.env.TRUST_KILLS ? 'build' : 'source';
/** How long a build may take to be back. From source it takes as long as it takes to compile it. */
const BACK_MS = PROGRAM === 'build' ? 5_000 : Number.POSITIVE_INFINITY;
const WRITERS = 4;
/** What is written between two deaths, at least. */
const WRITES = 20;

vi.setConfig({ testTimeout: 60_000 + KILLS * 60_000, hookTimeout: 120_000 });

let own: Awaited<ReturnType<typeof start>>;

const start = () =>
  startOwnServers({
    env: { RATE_COMMENTS_PER_HOUR: '0' },
    program: PROGRAM,
    fill: async (seed) => {
      const ada = await seed.member('Ada');
      return { email: ada.email, post: await seed.post(ada, 'Under which all is written.') };
    },
  });

beforeAll(async () => {
  own = await start();
});
afterAll(() => own.close());

interface Comment {
  id: string;
  text: string;
}

/** A client that got no answer waits before it asks again, as ours do. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it(`has all that it acknowledged, once, after being killed ${KILLS} times while members write, and the session goes on [GAP-103]`, async () => {
  const { servers, seeded } = own;
  const path = `/api/v1/feed/post/${seeded.post.id}/comment`;
  const visitor = new Visitor(servers[0]?.url ?? '', OWN_WEB_URL);
  await visitor.postForm('/auth/login', { username: seeded.email, password: PASSWORD });
  const Cookie = visitor.sessionCookie ?? '';
  expect(Cookie).not.toBe('');

  const acknowledged: Comment[] = [];
  const counted = { writes: 0, retries: 0 };
  const returnsMs: number[] = [];
  let isOver = false;

  /** Says one thing after the other, each until it is acknowledged, by the same key. */
  async function write(writer: number): Promise<void> {
    for (let at = 0; !isOver; at += 1) {
      const text = `Writer ${writer}, ${at}`;
      const headers = { Cookie, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
      for (let attempt = 0; ; attempt += 1) {
        const { url } = servers[(writer + attempt) % servers.length] ?? servers[0] ?? { url: '' };
        const reply = await fetch(url + path, {
          method: 'POST',
          headers,
          body: JSON.stringify({ text }),
        }).catch(() => null);
        if (reply?.status === 201) {
          const { Item } = (await reply.json().catch(() => ({}))) as { Item?: Comment };
          // Cut off in the middle of the reply: not acknowledged yet.
          if (Item) {
            acknowledged.push({ id: Item.id, text });
            break;
          }
        }
        if (reply && ![201, 409, 500, 503].includes(reply.status))
          throw new Error(`${reply.status} ${await reply.text()}`);
        counted.retries += 1;
        await pause(30);
      }
    }
  }

  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = acknowledged.length;
    await expect
      .poll(() => acknowledged.length, { timeout: 30_000, interval: 5 })
      .toBeGreaterThan(before + WRITES);
    const killed = servers[kill % servers.length];
    killed?.process.child.kill('SIGKILL');
    await killed?.process.exitCode;
    const died = performance.now();
    await killed?.restart();
    returnsMs.push(Math.round(performance.now() - died));
  }
  isOver = true;
  await Promise.all(writers);
  counted.writes = acknowledged.length;

  const listed: Comment[] = [];
  for (let page = 1; page > 0; ) {
    const { body } = await visitor.get(`${path}?start=${listed.length}&size=50`);
    listed.push(...body.Items);
    page = body.Items.length;
  }
  const lost = acknowledged.filter(
    ({ id, text }) => !listed.some((one) => one.id === id && one.text === text),
  );
  const doubled = listed.filter(({ text }, at) => listed.findIndex((one) => one.text === text) !== at);
  if (process.env.TRUST_KILLS) {
    const figures = {
      program: PROGRAM,
      kills: KILLS,
      ...counted,
      returnsMs,
      lost: lost.length,
      doubled: doubled.length,
    };
    process.stdout.write(`trust crash ${JSON.stringify(figures)}\n`);
  }
  expect([lost, doubled]).toEqual([[], []]);
  expect(listed).toHaveLength(acknowledged.length);
  expect((await visitor.get('/api/v1/current_user')).status).toBe(200);
  expect(Math.max(...returnsMs)).toBeLessThan(BACK_MS);
});
