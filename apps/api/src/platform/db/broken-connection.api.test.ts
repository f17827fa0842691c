import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing';
import { rowsOf } from './database';

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
