import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PrometheusMetrics } from '../metrics';
import { joined, Seed, startTestServer, type TestServer, TestSocket } from '../testing';

const metrics = new PrometheusMetrics('1');
const QUEUE = 3;
let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer({ overload: { loopDelayMs: 0, databaseQueue: QUEUE } }, { metrics });
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

/** Keeps the database busy with more than may wait for it. @returns What ends that. */
async function occupyDatabase(): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The five connections that tests have on PostgreSQL, and the queue; the embedded engine has one.
  const work = Array.from({ length: 5 + QUEUE + 1 }, () => server.context.db.transaction(() => held));
  await expect.poll(() => server.context.gate.isShut).toBe(true);
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
  it('turns new calls away with 503 and says when to come back; what was begun is done, and it recovers by itself', async () => {
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
        error: 'There is too much to do at the moment. Try again in a few seconds.',
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
