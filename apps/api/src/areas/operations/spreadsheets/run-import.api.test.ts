import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, undoImport, type Visitor } from '../../../../testing';
import type { Context } from '../../../platform/context';
import { companies, sheetImportFiles, sheetImports, users } from '../../../platform/db/schema';
import { purgeExpiredImports, workOnImport } from '.';
import { sheetForm } from './testing/sheet-files';

const IMPORTS = '/api/v2/spreadsheets/imports';

let server: TestServer;
let seed: Seed;
let member: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  member = await server.signIn((await seed.member('Ida')).email);
});
afterAll(() => server.close());

const rows = (name: string, count: number) =>
  `name\n${Array.from({ length: count }, (_, at) => `${name} No ${at}`).join('\n')}\n`;

const start = async (file: string, product = 'Preform') => {
  const { id } = await seed.product(product);
  return member.send(
    'POST',
    '/api/v2/spreadsheets/import',
    sheetForm(file, { kind: 'suppliers', target_id: id }),
  );
};

const createdOf = async (name: string): Promise<number> =>
  (
    await server.context.db
      .select()
      .from(companies)
      .where(sql`name LIKE ${`${name}%`}`)
  ).length;

const read = async (importId: string) => (await member.get(`${IMPORTS}/${importId}`)).body;

const filesOf = (importId: string) =>
  server.context.db.select().from(sheetImportFiles).where(eq(sheetImportFiles.importId, importId));

/** The context of a process in which something happens before each transaction once a first batch is created. */
function afterFirstBatch(name: string, happens: () => Promise<unknown>): Context {
  const { db } = server.context;
  const transaction: typeof db.transaction = async (...work) => {
    if ((await createdOf(name)) > 0) await happens();
    return db.transaction(...work);
  };
  return { ...server.context, db: Object.assign(Object.create(db), { transaction }) };
}

it('tells how far it is, and continues after the last batch when the process dies', async () => {
  const { status, body } = await start(`${rows('Resumed Works', 2500)}\n,no name\n`);
  expect([status, body]).toMatchObject([
    202,
    { state: 'running', rows: 2501, rows_done: 0, undo_until: null },
  ]);
  const dies = afterFirstBatch('Resumed Works', () => Promise.reject(new Error('The process died.')));
  await expect(workOnImport(dies, { importId: body.id })).rejects.toThrow('The process died.');
  expect(await read(body.id)).toMatchObject({ state: 'running', rows_done: 1001, created: 1000 });
  await workOnImport(server.context, { importId: body.id });
  const done = await read(body.id);
  expect(done).toMatchObject({
    state: 'done',
    rows_done: 2501,
    created: 2500,
    added: 0,
    skipped: 0,
    refused: 1,
  });
  expect([await createdOf('Resumed Works'), await filesOf(body.id)]).toEqual([2500, []]);
});

it('creates the similar rows of a file after a restart too', async () => {
  // So few rows remain that they are compared with misspelt names, including those of the first batch.
  const { body } = await start(rows('Similar Works', 1150));
  const dies = afterFirstBatch('Similar Works', () => Promise.reject(new Error('The process died.')));
  await expect(workOnImport(dies, { importId: body.id })).rejects.toThrow('The process died.');
  await workOnImport(server.context, { importId: body.id });
  expect(await read(body.id)).toMatchObject({ state: 'done', created: 1150, skipped: 0 });
});

it('stops between two batches, keeps what is imported, and undoes it', async () => {
  const { body } = await start(rows('Stopped Works', 1500));
  const stop = () => member.send('POST', `${IMPORTS}/${body.id}/stop`, undefined);
  await workOnImport(afterFirstBatch('Stopped Works', stop), { importId: body.id });
  const stopped = await read(body.id);
  expect(stopped).toMatchObject({ state: 'stopped', rows: 1500, rows_done: 1000, created: 1000 });
  expect((await stop()).body).toEqual(stopped);
  expect([await createdOf('Stopped Works'), await filesOf(body.id)]).toEqual([1000, []]);
  const { body: undone } = await undoImport(server, member, body.id);
  expect(undone).toMatchObject({ state: 'undone', rows: 1000, rows_done: 1000, undone: { removed: 1000 } });
  expect(await createdOf('Stopped Works')).toBe(0);
});

it('uses what another member creates while it runs', async () => {
  const { body } = await start(rows('Twice Works', 1200));
  const [twin] = [`Twice Works No 1100`];
  let isMade = false;
  const creates = async () => {
    if (!isMade) await seed.company(twin ?? '');
    isMade = true;
  };
  await workOnImport(afterFirstBatch('Twice Works', creates), { importId: body.id });
  expect(await read(body.id)).toMatchObject({ state: 'done', created: 1199, added: 1 });
});

it('ends with its product, and when its job is given up', async () => {
  const { body: gone } = await start(rows('Gone Works', 2));
  await server.context.db.update(sheetImports).set({ targetId: gone.id }).where(eq(sheetImports.id, gone.id));
  await workOnImport(server.context, { importId: gone.id });
  expect(await read(gone.id)).toMatchObject({ state: 'failed', target: null, created: 0 });
  const { body: stalled } = await start(rows('Stalled Works', 2));
  await server.context.db
    .update(sheetImports)
    .set({ workedAt: sql`now() - interval '61 minutes'` })
    .where(eq(sheetImports.id, stalled.id));
  await purgeExpiredImports(server.context.db);
  expect((await read(stalled.id)).state).toBe('failed');
  expect([await filesOf(gone.id), await filesOf(stalled.id)]).toEqual([[], []]);
});

it('ends when a moderator suspends the member', async () => {
  const { id: spammerId, email } = await seed.member('Mallory');
  const spammer = await server.signIn(email);
  const { id } = await seed.product('Spammed');
  const form = sheetForm(rows('Spam Works', 1500), { kind: 'suppliers', target_id: id });
  const { body } = await spammer.send('POST', '/api/v2/spreadsheets/import', form);
  const suspend = () =>
    server.context.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, spammerId));
  await workOnImport(afterFirstBatch('Spam Works', suspend), { importId: body.id });
  const [stored] = await server.context.db.select().from(sheetImports).where(eq(sheetImports.id, body.id));
  expect([stored?.state, await createdOf('Spam Works')]).toEqual(['failed', 1000]);
});

it('lets a member run three at once', async () => {
  const busy = await server.signIn((await seed.member('Bea')).email);
  const { id } = await seed.product('Busy');
  const statuses: number[] = [];
  for (const name of ['A', 'B', 'C', 'D']) {
    const form = sheetForm(rows(`Busy ${name}`, 1), { kind: 'suppliers', target_id: id });
    statuses.push((await busy.send('POST', '/api/v2/spreadsheets/import', form)).status);
  }
  expect(statuses).toEqual([202, 202, 202, 429]);
});
