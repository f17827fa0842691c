import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joined, Seed, startTestServer, type TestServer } from '../../../testing';
import { rowsOf } from './database';
import { workAs } from './statement-limit';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer({}, { statementLimits: { guest: 100, call: 3_600_000, long: 0 } });
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

/** Does work while somebody else has a table to themselves. */
async function whileLocked(table: SQL, work: () => Promise<void>): Promise<void> {
  await server.context.db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    await work();
  });
}

it('answers 503 to a guest whose statement takes longer than it may, while a member is waited for', async () => {
  const ada = await joined(server, seed, 'Ada');
  const page = '/api/v1/products/all';
  let members: Promise<{ status: number }> | undefined;
  await whileLocked(sql`products`, async () => {
    members = ada.visitor.get(page);
    const reply = await server.guest().get(page, { headers: { 'Accept-Language': 'de' } });
    expect([reply.status, reply.body.code, reply.headers.get('retry-after')]).toEqual([
      503,
      'timed_out',
      '10',
    ]);
    expect(reply.body.error).toContain('zu lange gedauert');
  });
  expect((await members)?.status).toBe(200);
  expect((await server.guest().get(page)).status).toBe(200);
});

it('each connection has the statement limit of the work that it is handed to, in transactions too', async () => {
  const { db } = server.context;
  const limit = async (from: Pick<typeof db, 'execute'>): Promise<string | undefined> =>
    (
      await rowsOf<{ limit: string }>(
        from as typeof db,
        sql`SELECT current_setting('statement_timeout') AS limit`,
      )
    )[0]?.limit;
  for (const [work, told] of [
    ['guest', '100ms'],
    ['call', '1h'],
    ['long', '0'],
    ['unlimited', '0'],
    ['guest', '100ms'],
  ] as const) {
    expect(await workAs(work, () => limit(db))).toBe(told);
    expect(await workAs(work, () => db.transaction(limit))).toBe(told);
    // A rolled-back transaction must not leave the connection with another timeout.
    const failing = workAs(work, () => db.transaction((tx) => tx.execute(sql`SELECT 1 / 0`)));
    await expect(failing).rejects.toThrow();
    expect(await workAs(work, () => limit(db))).toBe(told);
  }
  expect(await limit(db)).toBe('1h');
});
