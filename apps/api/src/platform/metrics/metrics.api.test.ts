import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { joined, Seed, startTestServer, type TestServer, TestSocket } from '../../../testing';
import { jobHandlers } from '../../background';
import { PrometheusMetrics } from '.';

const metrics = new PrometheusMetrics('7.1.0-test');
let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer({}, { metrics });
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

/** What a series has; null where there is none. @param series As Prometheus writes it, such as `name{label="value"}`. */
async function read(series: string): Promise<number | null> {
  const found = (await metrics.metrics()).split('\n').find((line) => line.startsWith(`${series} `));
  return found === undefined ? null : Number(found.slice(series.length + 1));
}

const requests = (operation: string, status: string) =>
  read(`millrace_http_request_duration_seconds_count{operation="${operation}",status="${status}"}`);

describe('requests', () => {
  it('are counted by the name of the call and the class of the status, and by nothing that was sent', async () => {
    const guest = server.guest();
    for (const word of ['preform', 'typed-secret']) await guest.get(`/api/v1/product/search/${word}`);
    await guest.get('/api/v1/me');
    await guest.get('/api/v1/nothing-secret');
    await guest.get('/api/v1/product/%E0%A4%A');
    await expect.poll(() => requests('searchProducts', '2xx')).toBe(2);
    await expect.poll(() => requests('none', '4xx')).toBeGreaterThanOrEqual(2);
    expect(await metrics.metrics()).not.toMatch(/secret|preform|127\.0\.0\.1/);
  });

  it('are under way until they are answered', async () => {
    await expect.poll(() => read('millrace_http_requests_under_way')).toBe(0);
    metrics.requestBegan();
    expect(await read('millrace_http_requests_under_way')).toBe(1);
    metrics.requestEnded('getHealth', null, 0.01);
    expect(await read('millrace_http_requests_under_way')).toBe(0);
    expect(await requests('getHealth', 'aborted')).toBe(1);
  });
});

describe('the database', () => {
  it('tells how long statements take, those of transactions and those that fail too', async () => {
    const done = () => read('millrace_db_query_duration_seconds_count{outcome="done"}');
    const failed = () => read('millrace_db_query_duration_seconds_count{outcome="failed"}');
    const { db } = server.context;
    const before = (await done()) ?? 0;
    await db.transaction(async (tx) => {
      for (let at = 0; at < 10; at += 1) await tx.execute('SELECT 1');
    });
    expect((await done()) ?? 0).toBeGreaterThanOrEqual(before + 10);
    const wrong = (await failed()) ?? 0;
    await expect(db.execute('SELECT nothing')).rejects.toThrow();
    expect(await failed()).toBe(wrong + 1);
  });

  it('tells of its connections where there is more than one', async () => {
    expect([await read('millrace_db_up'), await read('millrace_db_writable')]).toEqual([1, 1]);
    expect(await read('millrace_db_waiting')).toBe(0);
    const idle = await read('millrace_db_connections{state="idle"}');
    if (inject('postgres')) expect(idle).toBeGreaterThan(0);
    else expect(idle).toBeNull();
  });
});

describe('jobs', () => {
  const jobs = (state: string) => read(`millrace_jobs{queue="mail",state="${state}"}`);
  const mailTo = (to: string) =>
    ({ name: 'invitationReceived', to, data: { signupPath: '/signup' } }) as const;

  it('are counted where they wait, how long the oldest has, and what became of them', async () => {
    const { jobs: queue } = server.context;
    expect([await jobs('waiting'), await read('millrace_job_oldest_seconds{queue="mail"}')]).toEqual([0, 0]);
    await queue.send('mail', mailTo('ada@people.example'));
    await queue.send('mail', mailTo('bea@people.example'), { startAfter: new Date(Date.now() - 90_000) });
    await queue.send('mail', mailTo('cleo@people.example'), { startAfter: new Date(Date.now() + 90_000) });
    expect([await jobs('waiting'), await jobs('later')]).toEqual([2, 1]);
    expect(await read('millrace_job_oldest_seconds{queue="mail"}')).toBeGreaterThanOrEqual(90);

    await queue.runDue(jobHandlers(server.context));
    expect([await jobs('waiting'), await jobs('under_way'), await jobs('given_up')]).toEqual([0, 0, 0]);
    expect(await read('millrace_job_duration_seconds_count{queue="mail",outcome="done"}')).toBe(2);

    await queue.send('mail', mailTo('dora@people.example'));
    const failing = { ...jobHandlers(server.context), mail: () => Promise.reject(new Error('Not now.')) };
    await queue.runDue(failing);
    expect(await read('millrace_job_duration_seconds_count{queue="mail",outcome="failed"}')).toBe(1);
    expect(await metrics.metrics()).not.toContain('people.example');
  });
});

describe('chats', () => {
  it('tell of open sockets, and of messages once each', async () => {
    const ada = await joined(server, seed, 'Ada', { plan: 'premium' });
    const ben = await joined(server, seed, 'Ben');
    const socket = await TestSocket.open(server.url, ada.visitor);
    expect(await read('millrace_sockets_open')).toBe(1);
    const chat = `/api/v1/chats/${[ada.id, ben.id].sort().join('_')}/`;
    const message = { id: crypto.randomUUID(), message: 'Hello' };
    for (let turn = 0; turn < 2; turn += 1) {
      const said = await ada.visitor.post(chat, message);
      expect([said.status, said.text]).toEqual([201, expect.any(String)]);
    }
    expect(await read('millrace_messages_sent_total')).toBe(1);
    socket.socket.close();
    await expect.poll(() => read('millrace_sockets_open')).toBe(0);
  });
});

describe('the process', () => {
  it('tells of its build, of how late its loop is, and of its memory', async () => {
    expect(await read('millrace_build_info{version="7.1.0-test",part="api"}')).toBe(1);
    expect(await read('nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
    expect(await read('nodejs_heap_size_used_bytes')).toBeGreaterThan(1_000_000);
  });

  it('tells all the rest when the database is away, and within seconds when that does not answer', async () => {
    const lone = new PrometheusMetrics('1');
    for (const jobs of [() => Promise.reject(new Error('away')), () => new Promise<never>(() => undefined)]) {
      lone.gauge({ pool: null, sockets: () => 3, jobs, condition: async () => 'failing' });
      const startedAt = Date.now();
      const told = await lone.metrics();
      expect(Date.now() - startedAt).toBeLessThan(4000);
      expect(told).toContain('\nmillrace_db_up 0\n');
      expect(told).toContain('\nmillrace_db_writable 0\n');
      expect(told).toContain('\nmillrace_sockets_open 3\n');
      // Not the figures of before.
      expect(told).not.toContain('millrace_jobs{');
    }
  });
});
