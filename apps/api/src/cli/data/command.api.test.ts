import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing';
import { freshDatabase, makeDatabase } from '../../../testing/fresh-database';
import { loadDemo } from '../../demo/load-demo';
import { readConfig } from '../../platform/config';
import { type Database, type DatabaseHandle, openDatabase, rowsOf } from '../../platform/db/database';
import { knownMigrations } from '../../platform/db/known-migrations';
import { openStorage } from '../../platform/storage/open-storage';
import { HEAD, TABLES } from './format';
import { rebuild, splitMigrations } from './rebuild.repository';
import { readMigrations } from './tables.repository';
import { contentOf, freshFolder, lookInto, runData } from './testing/places';
import { repack } from './testing/repack';
import { writeBackup } from './write-backup';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const postgres = inject('postgres');
const folder = mkdtempSync(join(tmpdir(), 'millrace-backups-'));
const file = join(folder, 'all.tar.gz');
const movie = Buffer.alloc(300_000, 'film');

let server: TestServer;
/** Of the server that was backed up. */
let content: Record<string, string[]>;
/** Where the embedded database and files are restored to. */
let restored: { DATA_DIR: string };
let embedded: DatabaseHandle;

beforeAll(async () => {
  server = await startTestServer();
  // The other run goes on to move what is in the folder.
  restored = { DATA_DIR: postgres ? await freshFolder() : mkdtempSync(join(tmpdir(), 'millrace-data-')) };
  embedded = postgres ? await openDatabase(readConfig(restored)) : await freshDatabase();
  await loadDemo(server.context);
  await addAwkwardRows(server.context.db);
  await server.context.storage.put('movie.mp4', movie);
  await server.context.storage.put('nothing.txt', Buffer.alloc(0));
  content = await contentOf(server.context.db);
});
afterAll(async () => {
  await server.close();
  if (!postgres) await embedded.close();
  for (const path of [folder, restored.DATA_DIR]) rmSync(path, { recursive: true, force: true });
});

/** What texts, times and JSON can be, and a row that the database refuses to change. */
async function addAwkwardRows(db: Database): Promise<void> {
  const value = 'a\nline\t"quoted" \\ back, {braces} \u{1F980} \u0001 \\u0000 ';
  await db.execute(sql`UPDATE companies SET name = ${value}, images = 'null', created_at = '2026-01-31 23:59:59.123456+00'
    WHERE id = (SELECT min(id::text)::uuid FROM companies)`);
  await db.execute(
    sql`INSERT INTO pgboss.job (name, data, output) SELECT name, '{"a": [1.50, null]}', 'null' FROM pgboss.queue`,
  );
}

/** The command where a database is open already; opening an embedded one takes a second. */
const run = (handle: Omit<DatabaseHandle, 'close'>, dataDir: string, args: string[]) =>
  runData({ DATA_DIR: dataDir }, args, async () => ({ ...handle, close: async () => undefined }));
const here = (...args: string[]) => run(handleOf(server), server.context.config.dataDir, args);
const there = (...args: string[]) => run(embedded, restored.DATA_DIR, args);

const handleOf = ({ context }: TestServer): Omit<DatabaseHandle, 'close'> => ({
  db: context.db,
  engine: postgres ? 'postgres' : 'pglite',
  listen: async () => async () => undefined,
  pool: null,
  waiting: () => 0,
  refuseChanges: async () => undefined,
  watch: () => undefined,
});

describe('a backup', () => {
  it('is its owner’s alone, and never takes the place of another file', async () => {
    const { code, stdout } = await here('backup', file);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/: \d+ tables with [\d,]+ rows and 2 files, in [\d,]+ bytes\./),
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const bytes = readFileSync(file);
    expect(await here('backup', file)).toMatchObject({
      code: 1,
      stderr: `${file} is there already. Name a new file.\n`,
    });
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(readdirSync(folder)).toEqual(['all.tar.gz']);
  });

  it('fills an empty embedded database with every row, job and file, whichever engine it was made on', async () => {
    const { code, stdout, stderr } = await there('restore', file);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Restored what was kept at .* and 2 files\. .*none differs\.\n$/);
    expect(await contentOf(embedded.db)).toEqual(content);
    const files = openStorage({ dataDir: restored.DATA_DIR, s3: null });
    expect(await text(await files.read('movie.mp4'))).toBe(movie.toString());
    expect(await files.lengthOf('nothing.txt')).toBe(0);
    const names: string[] = [];
    for await (const name of files.names()) names.push(name);
    expect(names.toSorted()).toEqual(['movie.mp4', 'nothing.txt']);
  });

  it.skipIf(postgres)('takes the place of what a database has only when it is told to', async () => {
    await embedded.db.execute(sql`DELETE FROM post_likes`);
    // Somebody else's, beside our tables.
    await embedded.db.execute(sql`CREATE FUNCTION theirs() RETURNS int LANGUAGE sql AS 'SELECT 7'`);
    await embedded.db.execute(sql`CREATE TYPE their_mood AS ENUM ('calm')`);
    const refused = await there('restore', file);
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The database is not empty\. .*--replace/),
    });
    const changed = await contentOf(embedded.db);
    expect(changed['public.post_likes']).toEqual([]);
    expect((await there('restore', file, '--replace')).code).toBe(0);
    expect(await contentOf(embedded.db)).toEqual(content);
    const { rows } = (await embedded.db.execute<{ mood: string }>(
      sql`SELECT 'calm'::their_mood AS mood FROM theirs()`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ mood: 'calm' }]);
  });
});

describe('what is no whole backup changes nothing', () => {
  const odd = join(folder, 'odd.tar.gz');
  const edit = (part: string, from: string, to: string) => (name: string, body: string) =>
    name.startsWith(part) ? body.replace(from, to) : body;
  const migration = '"migrations": [';

  it.each([
    ['one that is cut off', () => writeFileSync(odd, readFileSync(file).subarray(0, 100_000)), 'is broken'],
    [
      'one of which a byte is another',
      () => {
        const bytes = readFileSync(file);
        bytes[50_000] = (bytes[50_000] ?? 0) ^ 1;
        writeFileSync(odd, bytes);
      },
      'broken',
    ],
    ['another file', () => writeFileSync(odd, 'minutes of a meeting'), 'no backup of Millrace'],
    [
      'one of which a row was changed',
      () => repack(file, odd, edit(`${TABLES}public.users/`, '@', '%'), false),
      'does not come to what its end says',
    ],
    [
      'one of which a row was changed, and the end with it',
      () => repack(file, odd, edit(`${TABLES}public.users/`, '@', '%'), true),
      'does not come to what its end says',
    ],
    [
      'one of a later version',
      () => repack(file, odd, edit(HEAD, migration, `${migration}{"name":"2030_more","when":1},`), true),
      'later version of Millrace: this one has no migration 2030_more',
    ],
    [
      'one of a later format',
      () => repack(file, odd, edit(HEAD, '"format": 1', '"format": 2'), true),
      'format is 2',
    ],
    ['one that is not there', () => rmSync(odd, { force: true }), 'can’t be used'],
  ])('%s', async (_what, make, line) => {
    await make();
    const { code, stdout, stderr } = await here('restore', odd, '--replace');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(line);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    // Told before anything was opened for writing.
    expect(await rowsOf(server.context.db, sql`SELECT count(*)::int AS n FROM users`)).toEqual([
      { n: content['public.users']?.length },
    ]);
  });

  it.skipIf(postgres)(
    'one whose tables turn out not to be those of its migrations, after all was dropped',
    async () => {
      await repack(file, odd, edit(HEAD, '"first_name"', '"prename"'), true);
      const { code, stderr } = await there('restore', odd, '--replace');
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: expect.stringContaining('not those of its migrations'),
      });
      expect(await contentOf(embedded.db)).toEqual(content);
    },
  );
});

describe.runIf(postgres)('PostgreSQL', () => {
  let database: { url: string; drop: () => Promise<void> };
  const env = () => ({ ...restored, DATABASE_URL: database.url });

  beforeAll(async () => {
    if (!postgres) throw new Error('This run is on the embedded engine.');
    database = await makeDatabase(postgres);
    // The command opens it.
    await embedded.close();
  });
  afterAll(() => database.drop());

  it('gets all of the embedded database, compared row by row, and files stay where they are', async () => {
    const { code, stdout, stderr } = await runData(env(), ['move']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Moved \d+ tables with [\d,]+ rows to PostgreSQL\. .*none differs\./);
    expect(await lookInto(env(), contentOf)).toEqual(content);
    expect(await runData(env(), ['move'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('not empty'),
    });
  });

  it('is not written over while Millrace runs on it, nor where somebody else has tables in it', async () => {
    await lookInto(env(), async (db) => {
      await db.execute(sql`SELECT 1`);
      const running = await runData(env(), ['restore', file, '--replace']);
      expect(running).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^Millrace is running on this database/),
      });
    });
    await lookInto(env(), (db) => db.execute(sql`CREATE TABLE payroll (name text)`));
    const shared = await runData(env(), ['restore', file, '--replace']);
    expect(shared.stderr).toMatch(/not Millrace’s: public\.payroll\./);
    // What is not ours is not kept either.
    const mine = join(folder, 'ours.tar.gz');
    expect((await runData(env(), ['backup', mine])).code).toBe(0);
    await lookInto(env(), (db) => db.execute(sql`DROP TABLE payroll`));
    expect((await runData(env(), ['restore', mine, '--replace'])).code).toBe(0);
    expect(await lookInto(env(), contentOf)).toEqual(content);
  });

  it('is brought up to date from a backup of a version before', async () => {
    const [older, now] = [join(folder, 'older.tar.gz'), knownMigrations()];
    await lookInto(env(), async (db) => {
      await db.transaction((tx) => rebuild(tx, splitMigrations(now.slice(0, -1)).before));
      await db.execute(sql`INSERT INTO secrets (name, value) VALUES ('kept', 'since then')`);
      // As the command of that version would: this one brings what it opens up to date.
      await writeBackup(db, server.context.storage, older);
    });
    const { code, stderr } = await runData(env(), ['restore', older]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    await lookInto(env(), async (db) => {
      expect(await rowsOf(db, sql`SELECT value FROM secrets`)).toEqual([{ value: 'since then' }]);
      expect(await readMigrations(db)).toEqual(now);
      expect(await rowsOf(db, sql`SELECT language FROM users`)).toEqual([]);
    });
  });
});

it.each([
  [['save', 'x']],
  [['backup']],
  [['backup', 'x', '--replace']],
  [['restore', 'x', 'y']],
  [['restore', '--force']],
  [['move', 'x']],
])('says in one line that it does not understand %j', async (args) => {
  expect(await here(...args)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Say backup FILE.*\n$/),
  });
});

it('says where to move to, and from where', async () => {
  expect((await here('move')).stderr).toBe('Say by DATABASE_URL to which PostgreSQL to move.\n');
});
