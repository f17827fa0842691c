import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { joined, PASSWORD, Seed, startTestServer, type TestServer } from '../../../../testing';
import { jobHandlers } from '../../../background';
import { indexSearch } from '../../../index-search';
import { rowsOf } from '../../../platform/db/database';
import { NonRetryableJobError } from '../../../platform/jobs';
import type { MailJob } from '../../../platform/mail';
import { seedActiveMember } from './testing/seed-active-member';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());
beforeEach(() => server.context.db.execute(sql`DELETE FROM pgboss.job`));

/** Every table of ours and of the queue of jobs, as a statement names it, with its columns. */
const allTables = () =>
  rowsOf<{ table: string; columns: string[] }>(
    server.context.db,
    // Partitions hold nothing that their table does not.
    sql`SELECT c.oid::regclass::text AS "table", array_agg(a.attname::text) AS columns
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)
        AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      GROUP BY c.oid`,
  );

/** Columns whose values hold a text, bytes and JSON included, as `table.column`, in order. */
async function columnsHolding(text: string): Promise<string[]> {
  const holding: string[] = [];
  for (const { table, columns } of await allTables()) {
    const holds = columns.map((column) => {
      const name = sql.identifier(column);
      return sql`bool_or(strpos(lower(${name}::text), lower(${text})) > 0) AS ${name}`;
    });
    const [row] = await rowsOf<Record<string, boolean | null>>(
      server.context.db,
      sql`SELECT ${sql.join(holds, sql`, `)} FROM ${sql.raw(table)}`,
    );
    holding.push(...columns.filter((column) => row?.[column]).map((column) => `${table}.${column}`));
  }
  return holding.sort();
}

/** Tables that refer to members. */
async function tablesOfMembers(): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    server.context.db,
    sql`SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
      WHERE contype = 'f' AND confrelid = 'users'::regclass`,
  );
  return rows.map(({ name }) => name);
}

const runJobs = () => server.context.jobs.runDue(jobHandlers(server.context));

/** Queues mails that are given up at once. */
async function giveUp(mails: readonly MailJob[]): Promise<void> {
  const { mailer, jobs } = server.context;
  for (const mail of mails) await mailer.send(mail);
  const refuse = async () => {
    throw new NonRetryableJobError('No such mailbox.');
  };
  await jobs.runDue({ ...jobHandlers(server.context), mail: refuse });
}

const signedInNewly = (to: string, device = 'Firefox'): MailJob => ({
  name: 'newSignIn',
  to,
  data: { firstName: 'Zyxwva', device, at: '2026-03-14T15:09:26.000Z', resetPath: '/resetpassword' },
});

/** Tables that hold names and addresses for longer than the account stands, and why. The privacy policy says so. */
const NAME_STAYS: Record<string, string> = {
  email_opt_outs: 'an address that is never to be written to has to be known for ever',
  inquiries: 'for a year, as the sales desk answers what was asked',
  invitation_requests: 'for a year, as inquiries',
  outbox_messages: 'for a month: what was mailed, the word of the account’s end included',
  rate_limits: 'counters of an hour: links to an address that forgot its password',
};

/** Columns that go on holding the number of who has left, which by then is nobody's, and why. */
const NUMBER_STAYS: Record<string, string> = {
  'chat_members.chat_id': 'a room is named by both who talk in it, and the other keeps what was said',
  'chat_messages.chat_id': 'as above',
  'chats.id': 'as above',
  'moderation_decisions.moderator_id': 'nobody can change what was decided, not even who decided it',
  'moderation_decisions.target_id': 'as above',
  'provider_videos.chat_id': 'as above',
  'pgboss.job.data': 'for a day: what was paid at a checkout that was begun is looked for, to be ended',
  'rate_limits.key': 'counters of some hours at most',
};

const tablesOf = (columns: readonly string[]) => [
  ...new Set(columns.map((column) => column.slice(0, column.lastIndexOf('.')))),
];

it('leaves the name and the addresses of who has left nowhere, and the number only where others go on [GAP-046]', async () => {
  const company = await seed.company('Zirkel Kristalle');
  const leaver = await seed.member('Zyxwva', {
    lastName: 'Qpwoei',
    displayName: 'Zyxwva Qpwoei',
    email: 'zyxwva.qpwoei@leaving.example',
    secondaryEmail: 'zyxwva.home@leaving.example',
    companyId: company.id,
    phone: '+49 30 998877',
  });
  const visitor = await server.signIn(leaver.email);
  await seedActiveMember(server, seed, { ...leaver, companyId: company.id, visitor });
  expect(await columnsHolding('zyxwva.home')).toEqual(['account_links.addresses', 'users.secondary_email']);
  expect(await columnsHolding('998877')).toEqual(['users.phone']);
  await giveUp([signedInNewly(leaver.email), signedInNewly(leaver.secondaryEmail ?? '')]);
  expect(await columnsHolding('zyxwva.home')).toEqual([
    ...['account_links.addresses', 'pgboss.job.data', 'users.secondary_email'],
  ]);
  // What names the leaver nowhere would show nothing by naming them nowhere afterwards.
  const naming = tablesOf(await columnsHolding(leaver.id));
  expect((await tablesOfMembers()).filter((table) => !naming.includes(table))).toEqual([]);
  const addressed = tablesOf(await columnsHolding(leaver.email));
  expect(Object.keys(NAME_STAYS).filter((table) => !addressed.includes(table))).toEqual([]);

  const gone = await visitor.post('/api/v2/me/delete', { email: leaver.email, password: PASSWORD });
  expect(gone.status).toBe(204);
  await runJobs();
  await indexSearch(server.context);
  expect(tablesOf(await columnsHolding('zyxwva'))).toEqual(Object.keys(NAME_STAYS));
  expect(tablesOf(await columnsHolding('leaving.example'))).toEqual(Object.keys(NAME_STAYS));
  expect(await columnsHolding('zyxwva.home')).toEqual([]);
  expect(await columnsHolding('998877')).toEqual([]);
  expect(await columnsHolding(leaver.id)).toEqual(Object.keys(NUMBER_STAYS).sort());
});

it('forgets work that was given up for who has left, and none that was for others', async () => {
  const leaver = await joined(server, seed, 'Dagny', { secondaryEmail: 'dagny@home.example' });
  const other = `not.${leaver.email}`;
  const reply: MailJob = { ...signedInNewly('elsewhere@people.example'), replyTo: leaver.email };
  await giveUp([
    ...[signedInNewly(leaver.email.toUpperCase()), signedInNewly('dagny@home.example'), reply],
    ...[signedInNewly(other), signedInNewly('friend@people.example', `as ${leaver.email} has it`)],
  ]);
  const left = async () =>
    (await rowsOf<{ to: string }>(server.context.db, sql`SELECT data->>'to' AS "to" FROM pgboss.job`))
      .map(({ to }) => to)
      .sort();
  expect(await left()).toHaveLength(5);
  const account = { email: leaver.email, password: PASSWORD };
  expect((await leaver.visitor.post('/api/v2/me/delete', account)).status).toBe(204);
  await runJobs();
  expect(await left()).toEqual(['friend@people.example', other].sort());
});
