import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { KeptLog, startTestServer, type TestServer } from '../../../testing';
import { type MailServer, startMailServer } from '../../../testing/mail-server';
import { jobHandlers } from '../../background';
import { rowsOf } from '../db/database';
import { users } from '../db/schema';
import type { JobHandler } from './worker';

const ADDRESS = 'typed-secret@people.example';

const log = new KeptLog();
let post: MailServer;
let server: TestServer;

beforeAll(async () => {
  post = await startMailServer();
  server = await startTestServer({ smtpUrl: post.url }, { logTo: log.to });
});
afterAll(async () => {
  await server.close();
  await post.close();
});
beforeEach(async () => {
  log.forget();
  await server.context.db.execute(sql`DELETE FROM pgboss.job`);
});

/** Queues a mail, and tries once. @param deliver Default: as the server does. */
async function tryMail(deliver?: JobHandler<'mail'>) {
  const { mailer, jobs } = server.context;
  await mailer.send({ name: 'invitationReceived', to: ADDRESS, data: { signupPath: '/signup' } });
  const handlers = jobHandlers(server.context);
  await jobs.runDue({ ...handlers, mail: deliver ?? handlers.mail });
}

/** What the queue keeps of why its one job failed, beside what the job carries. */
async function kept() {
  const rows = await rowsOf<{ state: string; output: { message: string } }>(
    server.context.db,
    sql`SELECT state, output FROM pgboss.job`,
  );
  expect(rows).toHaveLength(1);
  return rows[0];
}

const told = () =>
  log
    .lines<{ level: number; kind?: string; err?: { message: string; stack: string } }>()
    .filter(({ kind }) => kind === 'mail');

it.each([
  {
    at: 'recipient',
    code: 550,
    state: 'failed',
    level: 50,
    message: 'The mail server refused it: 550 EENVELOPE',
  },
  {
    at: 'recipient',
    code: 452,
    state: 'retry',
    level: 40,
    message: 'The mail server refused it: 452 EENVELOPE',
  },
  {
    at: 'message',
    code: 554,
    state: 'failed',
    level: 50,
    message: 'The mail server refused it: 554 EMESSAGE',
  },
] as const)(
  'a mail that is refused with $code at the $at names no address, in the log or where the job is kept',
  async ({ at, code, state, level, message }) => {
    post.refusals.push({ at, code, words: `5.1.1 <${ADDRESS}> is not taken` });
    await tryMail();
    expect(await kept()).toEqual({ state, output: { message } });
    expect(told()).toMatchObject([{ level, err: { message } }]);
    expect(log.text).not.toContain('typed-secret');
  },
);

it('a job whose query fails tells the statement and the place, and none of its values', async () => {
  const { db } = server.context;
  await tryMail(async () => {
    await db.insert(users).values({ email: ADDRESS } as never);
  });
  const message = expect.stringMatching(/^Failed query: insert into "users"/);
  const row = await kept();
  expect(row).toEqual({ state: 'retry', output: { message } });
  expect(JSON.stringify(row)).not.toMatch(/typed-secret|params/);
  expect(told()).toMatchObject([{ err: { message, stack: expect.stringMatching(/^ {4}at /) } }]);
  expect(log.text).not.toMatch(/typed-secret|params/);
});

it('a job that would write to what is no address does not say what it is', async () => {
  const { mailer } = server.context;
  await tryMail(() =>
    mailer.send({ name: 'invitationReceived', to: `<${ADDRESS}>`, data: { signupPath: '/signup' } }),
  );
  expect(await kept()).toEqual({ state: 'retry', output: { message: 'Not an email address.' } });
  expect(told()).toHaveLength(1);
  expect(log.text).not.toContain('typed-secret');
});
