import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInstalledPostgres } from '@millrace/test-servers/postgres-server';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { makeDatabase } from '../../../testing/fresh-database';
import { loadDemo } from '../../demo/load-demo';
import { readConfig } from '../../platform/config';
import { type Database, openDatabase } from '../../platform/db/database';
import { openJobs } from '../../platform/jobs';
import { contentOf, freshFolder, lookInto, runData } from './testing/places';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const postgres = inject('postgres');

/** The folder of an embedded database with the demonstration, and what is in it. */
let dataDir: string;
let content: Record<string, string[]>;

beforeAll(async () => {
  dataDir = await freshFolder();
  const config = readConfig({ DATA_DIR: dataDir });
  const embedded = await openDatabase(config);
  const log = pino({ level: 'silent' });
  await loadDemo({ config, db: embedded.db, log, jobs: await openJobs(embedded.db, log) });
  await addAwkwardRows(embedded.db);
  content = await contentOf(embedded.db);
  await embedded.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Adds what texts, times and JSON can be. */
async function addAwkwardRows(db: Database): Promise<void> {
  const value = 'a\nline\t"quoted" \\ back, {braces} \u{1F980} \u0001 \\u0000 ';
  await db.execute(sql`UPDATE companies SET name = ${value}, images = 'null', created_at = '2026-01-31 23:59:59.123456+00'
    WHERE id = (SELECT min(id::text)::uuid FROM companies)`);
  await db.execute(
    sql`INSERT INTO pgboss.job (name, data, output) SELECT name, '{"a": [1.50, null]}', 'null' FROM pgboss.queue`,
  );
}

describe('a copy of the folder', () => {
  it('is a backup of a stopped embedded database, with every row and job', async () => {
    const copy = mkdtempSync(join(tmpdir(), 'millrace-copy-'));
    cpSync(dataDir, copy, { recursive: true });
    expect(await lookInto({ DATA_DIR: copy }, contentOf)).toEqual(content);
    rmSync(copy, { recursive: true });
  });
});

describe.runIf(postgres)('PostgreSQL', () => {
  const databases: { url: string; drop: () => Promise<void> }[] = [];
  const newDatabase = async (): Promise<{ DATA_DIR: string; DATABASE_URL: string }> => {
    if (!postgres) throw new Error('This run is on the embedded engine.');
    const database = await makeDatabase(postgres);
    databases.push(database);
    return { DATA_DIR: dataDir, DATABASE_URL: database.url };
  };
  afterAll(async () => {
    for (const { drop } of databases) await drop();
  });

  it('gets all of the embedded database, and leaves alone what others keep there', async () => {
    const env = await newDatabase();
    await lookInto(env, (db) => db.execute(sql`CREATE TABLE payroll AS SELECT 7 AS number`));
    const { code, stdout, stderr } = await runData(env, ['move']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Copied \d+ tables with [\d,]+ rows to PostgreSQL\. .* match\./);
    const { 'public.payroll': theirs, ...ours } = await lookInto(env, contentOf);
    expect(theirs).toEqual(['(7)']);
    expect(ours).toEqual(content);
    expect(await runData(env, ['move'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('isn’t empty'),
    });
  });

  it('gets it too where a server was started before there was anybody', async () => {
    const env = await newDatabase();
    await lookInto(env, (db) => openJobs(db, pino({ level: 'silent' })));
    expect(await runData(env, ['move'])).toMatchObject({ code: 0, stderr: '' });
    expect(await lookInto(env, contentOf)).toEqual(content);
  });

  it('is restored from what pg_dump writes, with every row, job, key, trigger and index', async (test) => {
    const server = await startInstalledPostgres().catch(() => null);
    if (!server) return test.skip('this machine has no pg_dump');
    const run = (program: string, args: string[]) => execFileSync(join(server.bin, program), args);
    const named = (name: string) => ({ DATA_DIR: dataDir, DATABASE_URL: server.url.replace(/\w+$/, name) });
    try {
      for (const name of ['before', 'after']) run('createdb', ['--maintenance-db', server.url, name]);
      expect((await runData(named('before'), ['move'])).code).toBe(0);
      const file = join(dataDir, 'millrace.dump');
      run('pg_dump', ['--format=custom', `--file=${file}`, named('before').DATABASE_URL]);
      await lookInto(named('after'), (db) =>
        db.execute(sql`INSERT INTO secrets (name, value) VALUES ('lost', 'x')`),
      );
      const options = ['--clean', '--if-exists', '--exit-on-error'];
      run('pg_restore', [...options, `--dbname=${named('after').DATABASE_URL}`, file]);
      expect(await lookInto(named('after'), contentOf)).toEqual(content);
    } finally {
      await server.stop();
    }
  });
});

it.each([[['backup', 'x']], [['restore', 'x']], [['move', 'x']]])(
  'says in one line that it does not understand %j',
  async (args) => {
    expect(await runData({ DATA_DIR: dataDir }, args)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Use move or move-files, .*\n$/),
    });
  },
);

it('move without DATABASE_URL says where to move to', async () => {
  expect((await runData({ DATA_DIR: dataDir }, ['move'])).stderr).toBe(
    'Set DATABASE_URL to the PostgreSQL database to move to.\n',
  );
});
