import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KeptLog, Seed, startTestServer, type TestServer } from '../testing';
import { purgeExpired } from './housekeeping';
import { rowsOf } from './platform/db/database';
import { newId } from './platform/db/ids';
import { PrometheusMetrics } from './platform/metrics';

const log = new KeptLog();
const metrics = new PrometheusMetrics('1');
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { logTo: log.to, metrics });
});
afterAll(() => server.close());

const old = sql`now() - interval '2 years'`;

/** How many rows there are that should be forgotten. */
async function left() {
  const [row] = await rowsOf<Record<string, number>>(
    server.context.db,
    sql`SELECT (SELECT count(*)::int FROM rate_limits WHERE key = 'old') AS counters,
      (SELECT count(*)::int FROM outbox_messages) AS mails,
      (SELECT count(*)::int FROM posts) AS posts`,
  );
  return row;
}

/** What the metrics have of one turn. */
async function failures(by: string): Promise<string | undefined> {
  const series = `millrace_housekeeping_failed_total{by="${by}"} `;
  const line = (await metrics.metrics()).split('\n').find((one) => one.startsWith(series));
  return line?.slice(series.length);
}

it('forgets all that it can where some of it fails, and says what failed', async () => {
  const { db } = server.context;
  const { id: member } = await new Seed(db).member('Sigrun');
  await db.execute(sql`INSERT INTO rate_limits (key, hits, reset_at) VALUES ('old', 1, ${old})`);
  await db.execute(
    sql`INSERT INTO outbox_messages (id, from_address, to_address, subject, html, text, attachments, created_at)
      VALUES (${newId()}, 'a@kvarnholm.example', 'b@kvarnholm.example', 'Old', '', '', '[]', ${old})`,
  );
  await db.execute(
    sql`INSERT INTO posts (id, user_id, text, removed_at) VALUES (${newId()}, ${member}, 'Taken back.', ${old})`,
  );
  // The first of those that forget rows, and of those that forget more.
  const away = ['pending_registrations', 'inquiries'];
  for (const table of away) await db.execute(sql.raw(`ALTER TABLE ${table} RENAME TO ${table}_away`));
  try {
    await purgeExpired(server.context);
  } finally {
    for (const table of away) await db.execute(sql.raw(`ALTER TABLE ${table}_away RENAME TO ${table}`));
  }
  expect(await left()).toEqual({ counters: 0, mails: 0, posts: 0 });

  const lines = log.lines<{ by?: string; level: number; err?: { cause?: { code: string } } }>();
  const failed = ['purgeExpiredRegistrations', 'purgeExpiredInquiries'];
  expect(lines.filter(({ by }) => by !== undefined)).toMatchObject(
    failed.map((by) => ({ by, level: 50, err: { cause: { code: '42P01' } } })),
  );
  for (const by of failed) expect(await failures(by)).toBe('1');
  // It is there before it fails, so that its first failure is seen as one.
  expect(await failures('purgeExpiredCounters')).toBe('0');

  await purgeExpired(server.context);
  for (const by of failed) expect(await failures(by)).toBe('1');
});
