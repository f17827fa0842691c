import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { joined, PASSWORD, Seed, startTestServer, type TestServer, Visitor } from '../../../../testing';
import { embeddedFolder, makeDatabase } from '../../../../testing/fresh-database';
import { freePort, killProcesses, startProcess, untilReady } from '../../../../testing/own-process';
import { rowsOf } from '../../../platform/db/database';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const ready = (database: string) => [200, { status: 'ready', checks: { database, announcements: 'ok' } }];
const HTML = { headers: { Accept: 'text/html', 'Accept-Language': 'de' } };

describe('while the database takes no changes', () => {
  let server: TestServer;
  let seed: Seed;

  beforeAll(async () => {
    server = await startTestServer();
    seed = new Seed(server.context.db);
  });
  afterAll(() => server.close());

  /** As an operator or a failover does it: for the connections that there are, and for those to come. */
  async function onlyRead(isOn: boolean): Promise<void> {
    const { db } = server.context;
    const mode = sql.raw(isOn ? 'on' : 'off');
    if (!inject('postgres')) {
      await db.execute(sql`SET default_transaction_read_only = ${mode}`);
      return;
    }
    await db.transaction(async (tx) => {
      await tx.execute(sql`SET TRANSACTION READ WRITE`);
      await tx.execute(
        sql`DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = ${mode}', current_database()); END $$`,
      );
    });
    await db
      .execute(
        sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'millrace-api'
          ORDER BY pid = pg_backend_pid()`,
      )
      // It ends the connection that it is asked on last, too.
      .catch(() => undefined);
    await expect
      .poll(async () => (await server.guest().get('/readyz')).body.checks.database, { timeout: 10_000 })
      .toBe(isOn ? 'read_only' : 'ok');
  }

  const readiness = async () => {
    const reply = await server.guest().get('/readyz');
    return [reply.status, reply.body];
  };

  it('reading goes on, for members too; changes are answered 503 with what to do, and are made once it is over', async () => {
    const ada = await joined(server, seed, 'Ada');
    const post = new FormData();
    post.set('text', 'What I typed.');
    const say = () => ada.visitor.send('POST', '/api/v1/feed/post', post);
    // Due to be lengthened, which is a change in the midst of reading.
    await server.context.db.execute(sql`UPDATE sessions SET seen_at = now() - interval '2 days'`);

    await onlyRead(true);
    const refused = await say();
    expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([
      503,
      '30',
      {
        error: 'We’re read-only for maintenance. Try again in a little while.',
        code: 'read_only',
      },
    ]);
    expect(await readiness()).toEqual(ready('read_only'));
    expect((await ada.visitor.get('/api/v1/current_user')).status).toBe(200);
    expect((await ada.visitor.get('/api/v2/feed/global')).status).toBe(200);
    expect((await server.guest().get('/api/v1/products/all')).status).toBe(200);
    const page = await server
      .guest()
      .postForm('/auth/login', { username: ada.email, password: PASSWORD }, HTML);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '30']);
    expect(page.text).toContain('<html lang="de" dir="ltr">');
    expect(page.text).toContain('kann im Moment nichts gespeichert werden.');

    await onlyRead(false);
    expect(await readiness()).toEqual(ready('ok'));
    expect((await say()).status).toBe(201);
  });

  it('finds out by itself when a full disk has room again', async () => {
    const { condition } = server.context;
    condition.changeRefused();
    // Its trial is a change of its own, which a table of that name stands in the way of.
    await server.context.db.execute(sql`CREATE TABLE condition_probe ()`);
    expect(await condition.ask()).toBe('read_only');
    await server.context.db.execute(sql`DROP TABLE condition_probe`);
    expect(await condition.ask()).toBe('ok');
    expect(await rowsOf(server.context.db, sql`SELECT to_regclass('condition_probe') AS probe`)).toEqual([
      { probe: null },
    ]);
  });
});

describe('READ_ONLY', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'millrace-read-only-'));
  let drop = async (): Promise<void> => undefined;
  let visitor: Visitor;

  beforeAll(async () => {
    const postgres = inject('postgres');
    const made = postgres ? await makeDatabase(postgres) : null;
    if (made) drop = made.drop;
    else await embeddedFolder(join(dataDir, 'database'));
    const port = await freePort();
    const own = startProcess({
      READ_ONLY: 'on',
      DEMO_DATA: 'on',
      DATA_DIR: dataDir,
      API_PORT: String(port),
      ...(made && { DATABASE_URL: made.url }),
    });
    await untilReady(own, port);
    visitor = new Visitor(`http://localhost:${port}`, 'http://localhost:3000');
  });
  afterAll(async () => {
    killProcesses();
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('has a process that serves what is read and changes nothing', async () => {
    const reply = await visitor.get('/readyz');
    expect([reply.status, reply.body]).toEqual(ready('read_only'));
    expect((await visitor.get('/api/v1/products/all')).body.Items.length).toBeGreaterThan(0);
    const login = { username: 'premium@millrace.example', password: 'demo-millrace' };
    // Each on a connection of its own, where there is more than one.
    const refused = await Promise.all(
      Array.from({ length: 12 }, () => visitor.postForm('/auth/login', login)),
    );
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['503 read_only']),
    );
  });
});
