import pino from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { freshDatabase, makeDatabase } from '../../../testing/fresh-database';
import { type DatabaseHandle, openDatabase } from '../db/database';
import { openJobs } from '.';

const postgres = inject('postgres');
let made: Awaited<ReturnType<typeof makeDatabase>> | null = null;
let handles: DatabaseHandle[];

beforeAll(async () => {
  made = postgres ? await makeDatabase(postgres) : null;
  const place = { databaseUrl: made?.url ?? null, databaseConnections: 2, dataDir: '' };
  // The embedded engine lets no other process in.
  handles = made ? await Promise.all([1, 2, 3, 4].map(() => openDatabase(place))) : [await freshDatabase()];
});
afterAll(async () => {
  for (const handle of handles) await handle.close();
  await made?.drop();
});

it('opens the queues of a database that has none for all processes that start together', async () => {
  const opened = await Promise.all(handles.map(({ db }) => openJobs(db, pino({ level: 'silent' }))));
  const kinds = await Promise.all(opened.map(async (jobs) => (await jobs.figures()).map(({ kind }) => kind)));
  expect(kinds[0]).toContain('mail');
  for (const one of kinds) expect(one).toEqual(kinds[0]);
  for (const jobs of opened) await jobs.stop();
});
