import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnPostgresServer, startOwnPostgres } from '@millrace/test-servers/postgres-server';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { PASSWORD, Seed, Visitor } from '../../../testing';
import { runOn } from '../../../testing/fresh-database';
import { freePort, killProcesses, startProcess, untilReady } from '../../../testing/own-process';
import { openJobs } from '../jobs';
import { type Database, type DatabaseHandle, openDatabase, rowsOf, type Transaction } from './database';
import { sharedSecret } from './secrets';
import { workAs } from './statement-limit';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

// The embedded engine has no standby.
describe.runIf(inject('postgres'))('a standby', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'millrace-standby-'));
  let primary: OwnPostgresServer;
  let standby: Awaited<ReturnType<OwnPostgresServer['startStandby']>>;
  let handle: DatabaseHandle;

  const open = (databaseUrl: string, databaseReplicaUrls: string[] = []) =>
    openDatabase({ databaseUrl, databaseReplicaUrls, databaseConnections: 2, dataDir: '' });

  beforeAll(async () => {
    primary = await startOwnPostgres();
    standby = await primary.startStandby();
  });
  afterAll(async () => {
    killProcesses();
    await handle?.close();
    await standby.stop();
    await primary.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is opened once it has the tables, and then serves what the primary has and takes no changes', async () => {
    await expect(open(standby.url)).rejects.toThrow('doesn’t have the migrations of this version');
    handle = await open(primary.url, [standby.url]);
    await openJobs(handle.db, pino({ level: 'silent' }));
    await sharedSecret(handle.db, 'cursors');
    const product = await new Seed(handle.db).product('Preform silica glass');

    const port = await freePort();
    const own = startProcess({
      DATABASE_URL: standby.url,
      DATA_DIR: dataDir,
      DEMO_DATA: 'on',
      API_PORT: String(port),
    });
    await untilReady(own, port);
    const visitor = new Visitor(`http://localhost:${port}`, 'http://localhost:3000');
    const { body } = await visitor.get('/readyz');
    expect(body).toEqual({ status: 'ready', checks: { database: 'read_only', announcements: 'ok' } });
    expect((await visitor.get('/api/v1/products/all')).body.Items).toMatchObject([{ id: product.id }]);
    const refused = await visitor.postForm('/auth/login', {
      username: 'ada@example.com',
      password: PASSWORD,
    });
    expect([refused.status, refused.body.code]).toEqual([503, 'read_only']);
  });

  it('answers what guests read while it is recent; everything else, and all once it is not, is the primary’s', async () => {
    const isOnStandby = async (db: Database | Transaction) =>
      (await rowsOf<{ it: boolean }>(db, sql`SELECT pg_is_in_recovery() AS it`))[0]?.it;
    const { db } = handle;
    const read = () => workAs('guest', () => isOnStandby(db));

    await expect.poll(read, { timeout: 20_000 }).toBe(true);
    expect(await workAs('call', () => isOnStandby(db))).toBe(false);
    expect(await workAs('guest', () => db.transaction(isOnStandby))).toBe(false);
    const [written] = await workAs('guest', () =>
      rowsOf(
        db,
        sql`WITH made AS (INSERT INTO secrets (name, value) VALUES ('a', 'b') RETURNING name) TABLE made`,
      ),
    );
    expect(written).toEqual({ name: 'a' });

    await runOn(standby.url, 'SELECT pg_wal_replay_pause()');
    await new Seed(db).product('Fused silica');
    await expect.poll(read, { timeout: 20_000 }).toBe(false);
    await runOn(standby.url, 'SELECT pg_wal_replay_resume()');
    await expect.poll(read, { timeout: 20_000 }).toBe(true);

    await standby.halt();
    expect(await read()).toBe(false);
  });
});
