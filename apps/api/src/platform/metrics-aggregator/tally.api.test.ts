import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer } from '../../../testing';
import { rowsOf } from '../db/database';
import { openTally } from '.';

const log = pino({ level: 'silent' });

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const viewOf = (id: string) => ({ event: 'company_view', id, source: 'web', byCompany: null }) as const;

async function viewsOf(id: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    server.context.db,
    sql`SELECT count FROM company_days WHERE company_id = ${id} AND metric = 'views'`,
  );
  return row?.count ?? 0;
}

it('adds what several processes count to the same sums, and writes a thousand at once as one [GAP-077]', async () => {
  const { id } = await seed.company('Tallied');
  const tallies = [openTally(server.context.db, log), openTally(server.context.db, log)];
  for (const tally of tallies) {
    for (let time = 0; time < 1000; time += 1) tally.add(viewOf(id));
  }
  expect(await viewsOf(id)).toBe(0);
  await Promise.all(tallies.map((tally) => tally.stop()));
  expect(await viewsOf(id)).toBe(2000);
});

it('keeps what could not be written, and writes it the next time', async () => {
  const { id } = await seed.company('Kept');
  const { db } = server.context;
  let isDown = true;
  const unsteady: typeof db = Object.create(db, {
    transaction: {
      value: (...args: Parameters<typeof db.transaction>) =>
        isDown ? Promise.reject(new Error('down')) : db.transaction(...args),
    },
  });
  const tally = openTally(unsteady, log);
  tally.add(viewOf(id));
  await tally.flush();
  tally.add(viewOf(id));
  isDown = false;
  await tally.stop();
  expect(await viewsOf(id)).toBe(2);
});

it('holds no more than it may, and what it holds goes on being counted', async () => {
  const [one, two] = [await seed.company('Held'), await seed.company('Dropped')];
  const tally = openTally(server.context.db, log, 1);
  for (const { id } of [one, two, one]) tally.add(viewOf(id));
  await tally.stop();
  expect([await viewsOf(one.id), await viewsOf(two.id)]).toEqual([2, 0]);
});
