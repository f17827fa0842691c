import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joined, Seed, startTestServer, type TestServer, TestSocket } from '../../../testing';
import { PrometheusMetrics } from '../metrics';

const metrics = new PrometheusMetrics('1');
const QUEUE = 3;
const NEVER = 3_600_000;
let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer(
    { overload: { callMs: 0, waitMs: 50, callsMax: 1_000, databaseQueue: QUEUE } },
    { metrics },
  );
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

/** Does nothing with what it has until it is told to. */
function holding() {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release };
}

/** Keeps the database busy with more than may wait for it. @returns What ends that. */
async function occupyDatabase(): Promise<() => Promise<void>> {
  const { held, release } = holding();
  // The five connections that tests have on PostgreSQL, and the queue; the embedded engine has one.
  const work = Array.from({ length: 5 + QUEUE + 1 }, () => server.context.db.transaction(() => held));
  await expect.poll(() => server.context.load.isOverloaded).toBe(true);
  return async () => {
    release();
    await Promise.all(work);
  };
}

const refused = async (): Promise<number> =>
  Number(
    /^millrace_http_refused_total\{reason="overloaded"\} (\d+)$/m.exec(await metrics.metrics())?.[1] ?? 0,
  );

describe('with more to do than can be done', () => {
  it('turns calls away with 503 and says when to come back; what was begun is done, and it recovers by itself', async () => {
    const ada = await joined(server, seed, 'Ada', { plan: 'premium' });
    const before = await refused();
    const release = await occupyDatabase();
    const page = '/api/v1/products/all';
    const flood = await Promise.all(Array.from({ length: 200 }, () => server.guest().get(page)));
    const post = new FormData();
    post.set('text', 'Hello');
    const written = await ada.visitor.send('POST', '/api/v1/feed/post', post);
    for (const reply of [...flood, written]) {
      expect([reply.status, Number(reply.headers.get('retry-after'))]).toEqual([503, 2]);
      expect(reply.body).toEqual({
        error: 'We’re busy. Try again in a few seconds.',
        code: 'overloaded',
      });
      expect(reply.headers.get('x-request-id')).not.toBeNull();
    }
    await expect(TestSocket.open(server.url, ada.visitor)).rejects.toThrow('503');
    expect((await server.guest().get('/healthz')).status).toBe(200);
    await release();
    expect(await refused()).toBe(before + 202);
    const after = await Promise.all(Array.from({ length: 3 }, () => server.guest().get(page)));
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200]);
    const socket = await TestSocket.open(server.url, ada.visitor);
    socket.socket.close();
  });

  it('says so in the language that the page asks for, where pages of ours can read it', async () => {
    const release = await occupyDatabase();
    const said = await Promise.all(
      ['de', 'zh', 'ja', 'ar'].map((language) =>
        server.guest().get('/api/v1/products/all', {
          headers: { 'Accept-Language': language, Origin: server.webUrl },
        }),
      ),
    );
    await release();
    expect(said.map(({ body }) => body.error)).toEqual([
      'Im Moment ist zu viel los. Versuchen Sie es in ein paar Sekunden noch einmal.',
      '目前访问量过大。请在几秒钟后重试。',
      '現在アクセスが集中しています。数秒後にもう一度お試しください。',
      'الطلبات كثيرة جدًا في هذه اللحظة. حاول مرة أخرى بعد بضع ثوانٍ.',
    ]);
    for (const { headers } of said) {
      expect(headers.get('access-control-allow-origin')).toBe(server.webUrl);
      expect(headers.get('vary')).toContain('Accept-Language');
    }
  });
});

describe('with one call answered at once', () => {
  it('answers a change of a member before a read of a guest that came first, and a made-up session is a guest’s', async () => {
    const own = await startTestServer({
      overload: { callMs: NEVER, waitMs: NEVER, callsMax: 1, databaseQueue: 0 },
    });
    try {
      const { db, load } = own.context;
      const ben = await joined(own, new Seed(db), 'Ben');
      // From its first call on, its session is known to be good.
      await ben.visitor.get('/api/v1/current_user');
      const { held, release } = holding();
      // While somebody has the table, a call that reads it keeps the only slot.
      const lock = holding();
      const locked = db.transaction(async (tx) => {
        await tx.execute(sql`LOCK TABLE products IN ACCESS EXCLUSIVE MODE`);
        lock.release();
        await held;
      });
      await lock.held;
      const page = '/api/v1/products/all';
      const answered: string[] = [];
      const ask = async (name: string, reply: Promise<{ status: number }>): Promise<void> => {
        answered.push(`${name} ${(await reply).status}`);
      };
      const asked = [ask('first', own.guest().get(page))];
      await expect.poll(() => load.answering).toBe(1);
      const waits = async (name: string, reply: Promise<{ status: number }>): Promise<void> => {
        const before = load.waiting;
        asked.push(ask(name, reply));
        await expect.poll(() => load.waiting).toBe(before + 1);
      };
      await waits('guest', own.guest().get(page));
      await waits('made up', own.guest().get(page, { headers: { Cookie: 'millrace_session=made-up' } }));
      const members = ben.visitor.post('/api/v1/product/follow', {
        productId: '00000000-0000-4000-8000-000000000000',
      });
      await waits('member', members);
      release();
      await locked;
      await Promise.all(asked);
      expect(answered).toEqual(['first 200', 'member 422', 'guest 200', 'made up 200']);
    } finally {
      await own.close();
    }
  });
});
