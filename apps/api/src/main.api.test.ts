import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type MailServer, startMailServer } from '../testing/mail-server';
import {
  freePort,
  killProcesses,
  type OwnProcess,
  startProcess,
  takePort,
  untilReady,
} from '../testing/own-process';
import { ourselves } from './platform/db/lock';

const folder = mkdtempSync(join(tmpdir(), 'millrace-main-'));
const dataDir = join(folder, 'data');

// A process and an embedded database start in each.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const run = (env: Record<string, string>, umask = '022'): OwnProcess =>
  startProcess({ DATA_DIR: dataDir, DEMO_DATA: 'on', ...env }, 'source', { umask });

/** A picture. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

/** Files and folders of a folder, itself among them, that others than its owner may read or write. */
const openToOthers = (folder: string): string[] =>
  [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ].filter((path) => existsSync(path) && (lstatSync(path).mode & 0o077) !== 0);

afterAll(() => {
  killProcesses();
  rmSync(folder, { recursive: true, force: true });
});

/** What comes before any engine is tried once, and one of the two has a folder to look after. */
const whereEmbedded = describe.skipIf(inject('postgres')); // the other engine would show nothing more

whereEmbedded('starting with what can’t be used ends with one line and a code', () => {
  it.each([
    [
      'a bad variable',
      { API_PORT: 'eighty' },
      /^API_PORT must be a whole number from 0 to 65535, not "eighty"\.\n$/,
    ],
    [
      'a bad address',
      { WEB_URL: 'localhost:3000' },
      /^WEB_URL must be a URL such as \S+, not "localhost:3000"\.\n$/,
    ],
    [
      'a folder that can’t be written',
      { DATA_DIR: '/dev/null/data' },
      /^The data folder \/dev\/null\/data isn’t writable\..*\n$/,
    ],
    [
      'a folder in one that takes none',
      { DATA_DIR: '/proc/x' },
      /^The data folder \/proc\/x isn’t writable\..*\n$/,
    ],
    [
      'no mail server where members come',
      { NODE_ENV: 'production', DEMO_DATA: '' },
      /^SMTP_URL must be set in production, .*\n$/,
    ],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://localhost:1/x' },
      /^The database can't be opened: .*\n$/,
    ],
  ])('%s', async (_what, env, line) => {
    const { exitCode, output } = run(env);
    expect(await exitCode).toBe(1);
    expect(output()).toMatch(line);
  });
});

whereEmbedded('the embedded database', () => {
  let port: number;
  let first: OwnProcess;
  let post: MailServer;

  beforeAll(async () => {
    [port, post] = [await freePort(), await startMailServer()];
    first = run(
      {
        API_PORT: String(port),
        API_HOST: '127.0.0.1',
        SMTP_URL: post.url,
        MAIL_FROM: 'hello@millrace.example',
      },
      '000',
    );
    await untilReady(first, port);
  });
  afterAll(() => post.close());

  it('is full of the demonstration at the first start', async () => {
    const search = await fetch(`http://localhost:${port}/api/v1/product/search/preform`);
    const { Items } = (await search.json()) as { Items: { id: string; name: string }[] };
    expect(Items[0]?.name).toBe('Preform silica glass');
    const reply = await fetch(`http://localhost:${port}/api/v1/product/${Items[0]?.id}`);
    const { Item } = (await reply.json()) as { Item: { counts: Record<string, number>; followers: number } };
    for (const count of [...Object.values(Item.counts), Item.followers]) expect(count).toBeGreaterThan(5);
    for (const plan of ['free', 'premium', 'platinum']) {
      const login = await fetch(`http://localhost:${port}/auth/login`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ username: `${plan}@millrace.example`, password: 'demo-millrace' }),
      });
      expect(login.headers.get('set-cookie')).toContain('millrace_session=');
    }
  });

  it('is reached only where its server is told to listen', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    // As good as any other address that this machine has.
    await expect(fetch(`http://127.0.0.2:${port}/readyz`)).rejects.toThrow('fetch failed');
  });

  it('sends mail at once, without being asked', async () => {
    const reply = await fetch(`http://localhost:${port}/registration/email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'ada@people.example' }),
    });
    expect(reply.status).toBe(200);
    await vi.waitFor(() => expect(post.arrived).toHaveLength(1), { timeout: 15_000 });
    expect(post.arrived[0]?.recipients).toEqual(['ada@people.example']);
    expect(post.arrived[0]?.parsed.html).toContain('/verify?token=');
  });

  it('is its owner’s alone, with the files of members, whatever the umask', async () => {
    const login = await fetch(`http://localhost:${port}/auth/login`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ username: 'free@millrace.example', password: 'demo-millrace' }),
    });
    const signed = await fetch(
      `http://localhost:${port}/api/v1/product/signedUrl/image?file_type=image%2Fpng`,
      {
        headers: { Cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '' },
      },
    );
    const { signedRequest } = (await signed.json()) as { signedRequest: string };
    const sent = await fetch(signedRequest, {
      method: 'PUT',
      headers: { 'Content-Type': 'image/png' },
      body: Buffer.from(PIXEL, 'base64'),
    });
    expect(sent.status).toBe(204);
    expect(readdirSync(join(dataDir, 'files'))).toHaveLength(1);
    expect(existsSync(join(dataDir, 'database', 'PG_VERSION'))).toBe(true);
    expect(openToOthers(dataDir)).toEqual([]);
  });

  it('lets no second process in, and says which one has it', async () => {
    const second = run({ API_PORT: String(await freePort()) });
    expect(await second.exitCode).toBe(1);
    expect(second.output()).toBe(
      `The data folder ${dataDir} is in use by process ${first.child.pid}. Stop that process, or set DATA_DIR to another folder.\n`,
    );
  });

  it('is closed in order when the process is told to stop, and keeps its data', async () => {
    first.child.kill('SIGTERM');
    expect(await first.exitCode).toBe(0);
    expect(first.output()).toContain('"msg":"stopped"');
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
  });

  it('is taken over from a process that died, even where its number was given to another, and closed to others', async () => {
    // This process runs, but it did not start when the lock says.
    writeFileSync(join(dataDir, 'database.lock'), JSON.stringify({ pid: process.pid, startedAt: '1' }));
    // As versions before have left what they made.
    for (const folder of [dataDir, join(dataDir, 'files'), join(dataDir, 'database')])
      chmodSync(folder, 0o755);
    chmodSync(join(dataDir, 'database', 'PG_VERSION'), 0o666);
    const next = run({ API_PORT: String(port) });
    await untilReady(next, port);
    expect(next.output()).not.toContain('demo data loaded');
    expect(JSON.parse(readFileSync(join(dataDir, 'database.lock'), 'utf8')).pid).toBe(next.child.pid);
    expect(openToOthers(dataDir)).toEqual([]);
    next.child.kill('SIGKILL');
    await next.exitCode;
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(true);
    const after = run({ API_PORT: String(port) });
    await untilReady(after, port);
    after.child.kill('SIGINT');
    expect(await after.exitCode).toBe(0);
  });

  it('is left to a container that uses it, and taken over from one that is gone', async () => {
    const lock = join(dataDir, 'database.lock');
    // As one of another machine has it, with a pid that is somebody's here.
    const other = { pid: 1, startedAt: '1', host: 'another-container', boot: 'another', pids: 'pid:[1]' };
    writeFileSync(lock, JSON.stringify(other));
    const touching = setInterval(() => utimesSync(lock, new Date(), new Date()), 500);
    const refused = run({ API_PORT: String(port) });
    expect(await refused.exitCode).toBe(1);
    clearInterval(touching);
    expect(refused.output()).toContain('waiting for up to 60 seconds to see whether it still is');
    expect(refused.output()).toContain(
      `The data folder ${dataDir} is in use by process 1 of the machine or container another-container. Stop that process, or set DATA_DIR to another folder.\n`,
    );

    // The container before, of this machine, which was killed.
    writeFileSync(lock, JSON.stringify({ ...other, boot: ourselves().boot }));
    const left = new Date(Date.now() - 61_000);
    utimesSync(lock, left, left);
    const next = run({ API_PORT: String(port) });
    await untilReady(next, port);
    expect(JSON.parse(readFileSync(lock, 'utf8')).pid).toBe(next.child.pid);

    // It stood still for so long that another took its place.
    writeFileSync(lock, JSON.stringify(other));
    expect(await next.exitCode).toBe(1);
    expect(next.output()).toContain(`Another process has taken ${lock} while this one stood still.`);
    rmSync(lock);
  });

  it('is copied before migrations change it, and the copy can take its place', async () => {
    const backups = join(dataDir, 'database-backups');
    expect(existsSync(backups)).toBe(false);
    // As a version before would have left it.
    writeFileSync(join(dataDir, 'database-migrated'), '20260101000000_of-a-version-before');
    const next = run({ API_PORT: String(port) });
    await untilReady(next, port);
    next.child.kill('SIGTERM');
    await next.exitCode;
    const [copy = ''] = readdirSync(backups);
    expect(copy).toMatch(/^\d{4}-.*Z-20260101000000_of-a-version-before$/);

    rmSync(join(dataDir, 'database'), { recursive: true });
    renameSync(join(backups, copy), join(dataDir, 'database'));
    const restored = run({ API_PORT: String(port) });
    await untilReady(restored, port);
    expect(restored.output()).not.toContain('demo data loaded');
    const search = await fetch(`http://localhost:${port}/api/v1/product/search/preform`);
    const { Items } = (await search.json()) as { Items: { name: string }[] };
    expect(Items[0]?.name).toBe('Preform silica glass');
    // Nothing was new this time.
    expect(readdirSync(backups)).toEqual([]);
    restored.child.kill('SIGTERM');
    await restored.exitCode;
  });

  it('is closed again when the port is taken', async () => {
    const { server, port: busy } = await takePort();
    const { exitCode, output } = run({ API_PORT: String(busy) });
    expect(await exitCode).toBe(1);
    expect(output()).toMatch(`Port ${busy} is taken. Stop what uses it, or choose another with API_PORT.`);
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
    server.close();
  });

  it('says which copy can take the place of one that is damaged', async () => {
    writeFileSync(join(dataDir, 'database', 'global', 'pg_control'), 'x'.repeat(8192));
    const { exitCode, output } = run({ API_PORT: String(port) });
    expect(await exitCode).toBe(1);
    expect(output()).toContain(`The embedded database in ${join(dataDir, 'database')} can’t be read`);
    expect(output()).toContain(`replace it with the newest folder in ${join(dataDir, 'database-backups')}`);
    expect(output()).toContain('or with your own backup');
  });
});
