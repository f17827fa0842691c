import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing';
import { makeDatabase, runOn } from '../../../testing/fresh-database';
import { openDatabase, rowsOf } from './database';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// The embedded engine has no connections that could break.
it.runIf(inject('postgres'))(
  'a connection that ends between two statements fails its transaction alone',
  async () => {
    const { db } = server.context;
    const transaction = db.transaction(async (tx) => {
      const [own] = await rowsOf<{ pid: number }>(tx, sql`SELECT pg_backend_pid() AS pid`);
      await db.execute(sql`SELECT pg_terminate_backend(${own?.pid}, 5000)`);
      await tx.execute(sql`SELECT 1`);
    });
    await expect(transaction).rejects.toThrow();
    expect((await server.guest().get('/readyz')).status).toBe(200);
  },
);

it.runIf(inject('postgres'))('an idle connection that ends is reported, and replaced', async () => {
  const { url, drop } = await makeDatabase(inject('postgres'));
  const onBrokenConnection = vi.fn();
  const { db, close } = await openDatabase({
    databaseUrl: url,
    databaseConnections: 1,
    dataDir: '',
    onBrokenConnection,
  });
  const [own] = await rowsOf<{ pid: number }>(db, sql`SELECT pg_backend_pid() AS pid`);
  await runOn(url, `SELECT pg_terminate_backend(${own?.pid}, 5000)`);
  await expect.poll(() => onBrokenConnection.mock.calls.length).toBe(1);
  expect(await rowsOf(db, sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
  await close();
  await drop();
});
