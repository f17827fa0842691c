import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { type MailServer, startMailServer } from '../../../../testing/mail-server';
import { jobHandlers } from '../../../background';

const EMAILS = '/api/v1/emails';
const OPT_OUT = '/api/v1/emails/optOut';

let mails: MailServer;
let server: TestServer;
let asAda: Visitor;
let post: { id: string };

beforeAll(async () => {
  mails = await startMailServer();
  server = await startTestServer({ smtpUrl: mails.url, mailFrom: 'Millrace <hello@millrace.example>' });
  const seed = new Seed(server.context.db);
  const ada = await seed.member('Ada');
  asAda = await server.signIn(ada.email);
  post = await seed.post(ada, 'Our second furnace is running.');
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

/** Shares the post, and answers what arrived of it. */
async function share(...to: string[]) {
  mails.arrived.length = 0;
  const reply = await asAda.post(EMAILS, { to, post_id: post.id });
  await server.context.jobs.runDue(jobHandlers(server.context));
  return { reply, arrived: [...mails.arrived] };
}

/** The token of the link in a mail's text. */
const tokenIn = (text = '') => /\/unsubscribe\?token=([\w-]+)/.exec(text)?.[1] ?? '';

it('each mail has a link, and headers for one click, that take its own address out [GAP-095]', async () => {
  const { arrived } = await share('bo@people.example', 'cy@people.example');
  const tokens = arrived.map(({ parsed, raw }) => {
    const token = tokenIn(parsed.text);
    const link = `${server.webUrl}/unsubscribe?token=${token}`;
    expect(parsed.html).toContain(link);
    const header = (name: string) => parsed.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<${link}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    // The address stands in nobody's log for its sake.
    expect(link).not.toMatch(/people/);
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThan(998);
    return token;
  });
  const emails = await Promise.all(
    tokens.map(async (token) => (await server.guest().get(`${OPT_OUT}?token=${token}`)).body.email),
  );
  expect(emails.sort()).toEqual(['bo@people.example', 'cy@people.example']);
});

it('who opted out gets nothing more, by whatever spelling, and the sender is not told [GAP-095]', async () => {
  const guest = server.guest();
  const before = await share('Dag@People.example', 'eli@people.example');
  const token = tokenIn(
    before.arrived.find(({ recipients }) => recipients[0] === 'Dag@people.example')?.parsed.text,
  );

  // Following the link, as programs that look at mail do, changes nothing.
  const seen = await guest.get(`${OPT_OUT}?token=${token}`);
  expect([seen.status, seen.body]).toEqual([
    200,
    { kind: 'members', email: 'dag@people.example', opted_out: false },
  ]);
  expect(seen.headers.get('cache-control')).toBe('no-store');
  expect((await share('dag@people.example')).arrived).toHaveLength(1);

  for (let time = 0; time < 2; time += 1) {
    const done = await guest.put(OPT_OUT, { token, opted_out: true });
    expect([done.status, done.body]).toEqual([
      200,
      { kind: 'members', email: 'dag@people.example', opted_out: true },
    ]);
  }
  const after = await share('DAG@people.example', 'eli@people.example');
  expect([after.reply.status, after.reply.body]).toEqual([201, before.reply.body]);
  expect(after.arrived.map(({ recipients }) => recipients[0])).toEqual(['eli@people.example']);

  const again = await guest.put(OPT_OUT, { token, opted_out: false });
  expect(again.body).toEqual({ kind: 'members', email: 'dag@people.example', opted_out: false });
  expect((await share('dag@people.example')).arrived).toHaveLength(1);
});

it('an opt-out does not keep away mails about one’s own account', async () => {
  const guest = server.guest();
  const token = tokenIn((await share('fay@people.example')).arrived[0]?.parsed.text);
  await guest.put(OPT_OUT, { token, opted_out: true });
  mails.arrived.length = 0;
  await server.context.mailer.send({
    name: 'resetPassword',
    to: 'fay@people.example',
    data: { firstName: 'Fay', resetPath: '/resetpassword?token=x', validHours: 1 },
  });
  await server.context.jobs.runDue(jobHandlers(server.context));
  expect(mails.arrived).toHaveLength(1);
  expect(mails.arrived[0]?.parsed.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
});

it('takes no link that we did not make', async () => {
  const token = tokenIn((await share('gil@people.example')).arrived[0]?.parsed.text);
  const changed = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
  for (const wrong of [changed, token.slice(0, -2), 'x'.repeat(60)]) {
    expect((await server.guest().get(`${OPT_OUT}?token=${wrong}`)).status).toBe(404);
    expect((await server.guest().put(OPT_OUT, { token: wrong, opted_out: true })).status).toBe(404);
  }
  expect((await server.guest().get(OPT_OUT)).status).toBe(400);
  expect((await server.guest().put(OPT_OUT, { token })).status).toBe(422);
  expect((await share('gil@people.example')).arrived).toHaveLength(1);
});
