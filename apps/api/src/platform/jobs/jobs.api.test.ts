import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing';
import { rowsOf } from '../db/database';
import { transact } from '../db/transact';
import { type Job, type JobHandlers, type Jobs, NonRetryableJobError, openJobs } from '.';

let server: TestServer;
let jobs: Jobs;

beforeAll(async () => {
  server = await startTestServer();
  jobs = server.context.jobs;
});
afterAll(() => server.close());
beforeEach(() => server.context.db.execute(sql`DELETE FROM pgboss.job`));

const mailTo = (to: string) => ({ name: 'invitationReceived', to, data: { signupPath: '/signup' } }) as const;

/** Handlers that note which jobs they got and do with them what they are told. */
function recorder(work: (job: Job<'mail'>) => Promise<void> = async () => undefined) {
  const seen: string[] = [];
  const handlers: JobHandlers = {
    alerts: async () => undefined,
    push: async () => undefined,
    accountMail: async () => undefined,
    feedDelivery: async () => undefined,
    notification: async () => undefined,
    payment: async () => undefined,
    linkedinPortrait: async () => undefined,
    memberMail: async () => undefined,
    videoRemoval: async () => undefined,
    sheetImport: async () => undefined,
    mail: async (job) => {
      seen.push(job.data.to);
      await work(job);
    },
  };
  return { seen, handlers };
}

/** Lets the time pass until the next attempt. */
const skipWaiting = () =>
  server.context.db.execute(sql`UPDATE pgboss.job SET start_after = now() - interval '1 second'`);

describe('a job', () => {
  it('is there exactly if the transaction that sent it is committed', async () => {
    const { seen, handlers } = recorder();
    await expect(
      transact(server.context.db, async (tx) => {
        await jobs.send('mail', mailTo('rolled.back@people.example'), { tx });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await transact(server.context.db, (tx) => jobs.send('mail', mailTo('committed@people.example'), { tx }));
    await jobs.send('mail', mailTo('alone@people.example'));
    expect(await jobs.runDue(handlers)).toBe(2);
    expect(seen.sort()).toEqual(['alone@people.example', 'committed@people.example']);
    expect(await jobs.runDue(handlers)).toBe(0);
  });

  it('waits for its time', async () => {
    const { handlers } = recorder();
    await jobs.send('mail', mailTo('later@people.example'), { startAfter: new Date(Date.now() + 3_600_000) });
    expect(await jobs.runDue(handlers)).toBe(0);
    await skipWaiting();
    expect(await jobs.runDue(handlers)).toBe(1);
  });

  it('that fails is tried again after a wait that doubles, and is given up in the end', async () => {
    const { seen, handlers } = recorder(async () => {
      throw new Error('Not now.');
    });
    await jobs.send('mail', mailTo('unlucky@people.example'));
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      expect(await jobs.runDue(handlers)).toBe(1);
      const [row] = await rowsOf<{ wait: number }>(
        server.context.db,
        sql`SELECT extract(epoch FROM start_after - now())::int AS wait FROM pgboss.job WHERE state = 'retry'`,
      );
      if (row) waits.push(row.wait);
      await skipWaiting();
    }
    expect(seen).toHaveLength(11);
    // From once to twice the wait of its turn, which starts at half a minute.
    expect(waits).toHaveLength(10);
    for (const [turn, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(30 * 2 ** turn - 5);
      expect(wait).toBeLessThanOrEqual(30 * 2 ** (turn + 1) + 5);
    }
    const [given] = await jobs.failed();
    expect(given).toMatchObject({ kind: 'mail', error: 'Not now.' });
    expect(given?.failedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('that can never succeed is given up at once, and done when somebody asks for another try', async () => {
    const hopeless = recorder(async () => {
      throw new NonRetryableJobError('No such mailbox.');
    });
    await jobs.send('mail', mailTo('nobody@people.example'));
    expect(await jobs.runDue(hopeless.handlers)).toBe(1);
    await skipWaiting();
    expect(await jobs.runDue(hopeless.handlers)).toBe(0);
    const [given] = await jobs.failed();
    expect(given?.error).toBe('No such mailbox.');
    if (given) await jobs.retry(given);
    const { seen, handlers } = recorder();
    expect(await jobs.runDue(handlers)).toBe(1);
    expect(seen).toEqual(['nobody@people.example']);
    expect(await jobs.failed()).toEqual([]);
  });

  it('whose process died is done by another', async () => {
    await jobs.send('mail', mailTo('orphan@people.example'));
    const { handlers } = recorder();
    await server.context.db.execute(
      sql`UPDATE pgboss.job SET state = 'active', started_on = now() - interval '1 hour'`,
    );
    expect(await jobs.runDue(handlers)).toBe(0);
    await skipWaiting();
    expect(await jobs.runDue(handlers)).toBe(1);
  });

  it('leaves nothing behind once it is done', async () => {
    await jobs.send('mail', mailTo('done@people.example'));
    await jobs.runDue(recorder().handlers);
    const rows = await rowsOf(
      server.context.db,
      sql`SELECT (SELECT count(*)::int FROM pgboss.job) + (SELECT count(*)::int FROM pgboss.archive) AS left`,
    );
    expect(rows).toEqual([{ left: 0 }]);
  });
});

describe('workers', () => {
  it('begin at once when a job is committed, each job goes to one of them, and they stop in order', async () => {
    const log = pino({ level: 'error' }, pino.destination(2));
    const first = await openJobs(server.context.db, log);
    const second = await openJobs(server.context.db, log);
    let slow = 0;
    const { seen, handlers } = recorder(async () => {
      slow += 1;
      // Work that is still under way when the workers are told to stop.
      await new Promise((resolve) => setTimeout(resolve, 150));
      slow -= 1;
    });
    first.start(handlers);
    second.start(handlers);
    // Until both have found nothing and pause, which nobody can see.
    await new Promise((resolve) => setTimeout(resolve, 100));

    await transact(server.context.db, async (tx) => {
      for (let turn = 0; turn < 20; turn += 1) {
        await first.send('mail', mailTo(`member${turn}@people.example`), { tx });
      }
    });
    const committed = Date.now();
    await expect.poll(() => seen.length, { interval: 5, timeout: 10_000 }).toBeGreaterThan(0);
    expect(Date.now() - committed).toBeLessThan(1_500);
    await expect.poll(() => seen.length, { interval: 20, timeout: 10_000 }).toBe(20);
    await Promise.all([first.stop(), second.stop()]);
    expect(slow).toBe(0);
    expect(new Set(seen).size).toBe(20);
    await first.send('mail', mailTo('late@people.example'));
    // A worker that still ran would have begun by now, as the first one did.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(seen).toHaveLength(20);
  });
});
