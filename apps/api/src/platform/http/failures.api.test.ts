import { createHash } from 'node:crypto';
import { type MonitoringService, startMonitoringService } from '@millrace/monitoring/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeptLog, Seed, startTestServer, type TestServer } from '../../../testing';
import { users } from '../db/schema';
import { describeError } from '../log';

let service: MonitoringService;
let server: TestServer;

beforeAll(async () => {
  service = await startMonitoringService();
  server = await startTestServer({ monitoring: { dsn: service.dsn, environment: 'staging' } });
});
afterAll(async () => {
  await server.close();
  await service.close();
});

describe('the log of a query that failed', () => {
  it('has the statement and the place, and none of its values', async () => {
    const log = new KeptLog();
    const own = await startTestServer({}, { logTo: log.to });
    try {
      await own.context.db.execute(sql`alter table account_links rename to account_links_away`);
      const email = 'typed-secret@people.example';
      await own
        .guest()
        .post('/api/v2/me/updatePassword', { password: 'a long secret phrase', token: 't'.repeat(20) });
      await expect(own.context.db.insert(users).values({ email } as never)).rejects.toSatisfy((error) => {
        own.context.log.error({ err: error }, 'as a job would');
        return true;
      });
      const lines = log.lines<{ msg: string; err: { message: string; stack: string; cause: unknown } }>();
      const failed = lines.find(({ msg }) => msg === 'request failed');
      expect(failed?.err.message).toMatch(/^Failed query: select .* from "account_links"/s);
      expect(failed?.err.stack).toMatch(/^ {4}at /);
      expect(failed?.err.cause).toMatchObject({
        code: '42P01',
        message: 'relation "account_links" does not exist',
      });
      expect(lines.find(({ msg }) => msg === 'as a job would')?.err.message).toMatch(
        /^Failed query: insert into "users"/,
      );
      const hash = createHash('sha256').update('t'.repeat(20)).digest('base64url');
      for (const secret of [email, hash, 'secret phrase', 'params']) expect(log.text).not.toContain(secret);
    } finally {
      await own.context.db.execute(sql`alter table account_links_away rename to account_links`);
      await own.close();
    }
  });

  it('quotes no value that PostgreSQL quotes', () => {
    const error = Object.assign(new Error('invalid input syntax for type uuid: "typed-secret"'), {
      code: '22P02',
      detail: 'Key (email)=(typed-secret) already exists.',
    });
    const described = JSON.stringify(describeError(new Error('outer', { cause: error })));
    expect(described).not.toContain('typed-secret');
    expect(described).toContain('22P02');
  });
});

describe('a call that fails for reasons of ours', () => {
  it('answers 500 and is told to the monitoring, each of them, without a word of what was sent [GAP-105]', async () => {
    const { email } = await new Seed(server.context.db).member('Kim');
    const kim = await server.signIn(email);
    const { sessionCookie } = kim;
    await server.context.db.execute(sql`alter table products rename to products_away`);
    for (let round = 0; round < 3; round += 1) {
      const reply = await kim.get('/api/v1/product/search/typed-secret');
      expect([reply.status, reply.body.code]).toEqual([500, 'internal']);
    }
    const written = await kim.post('/api/v1/product', { name: 'posted-secret', desc: 'described-secret' });
    expect(written.status).toBe(500);
    await service.event(({ transaction }) => transaction === 'createProduct');
    await expect.poll(() => service.events.length).toBe(4);

    await server.context.db.execute(sql`alter table products_away rename to products`);

    const event = await service.event(({ transaction }) => transaction === 'searchProducts');
    expect(event).toMatchObject({
      environment: 'staging',
      platform: 'node',
      level: 'error',
      tags: { part: 'api', noticed: 'request', status: 500, code: '42P01' },
    });
    const places = event.exception?.values?.flatMap(({ stacktrace }) => stacktrace?.frames ?? []) ?? [];
    expect(places.length).toBeGreaterThan(0);
    for (const { filename } of places) expect(filename).toMatch(/^(?:app:\/\/\/|node:)/);

    const everything = service.received.join();
    const held = [
      sessionCookie?.split(/[=;]/)[1] ?? 'no cookie',
      'typed-secret',
      'posted-secret',
      'described-secret',
    ];
    for (const secret of [...held, 'Kim', email, process.cwd()]) {
      expect(everything).not.toContain(secret);
    }
  });

  it('tells of no refusal', async () => {
    const before = service.events.length;
    expect((await server.guest().get('/api/v1/nothing')).status).toBe(404);
    await server.context.monitor.flush(1000);
    expect(service.events.length).toBe(before);
  });
});
