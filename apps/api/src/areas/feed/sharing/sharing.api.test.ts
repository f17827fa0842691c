import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { type ArrivedMail, type MailServer, startMailServer } from '../../../../testing/mail-server';
import { jobHandlers } from '../../../background';

const EMAILS = '/api/v1/emails';

let mails: MailServer;
let server: TestServer;
let seed: Seed;
let ada: { id: string; email: string };
let asAda: Visitor;
let post: { id: string };

beforeAll(async () => {
  mails = await startMailServer();
  server = await startTestServer({ smtpUrl: mails.url, mailFrom: 'Millrace <hello@millrace.example>' });
  seed = new Seed(server.context.db);
  const mill = await seed.company('Kvarnholm Silica AB');
  ada = await seed.member('Ada', { companyId: mill.id });
  asAda = await server.signIn(ada.email);
  post = await seed.post(ada, 'Our second furnace is running.\nIt draws 120 mm preforms.');
});
afterAll(async () => {
  await server.close();
  await mails.close();
});
afterEach(() => {
  mails.arrived.length = 0;
});

/** What is sent once all that was asked for is done. */
async function delivered(): Promise<ArrivedMail[]> {
  await server.context.jobs.runDue(jobHandlers(server.context));
  return mails.arrived;
}

const recipients = (arrived: readonly ArrivedMail[]) => arrived.flatMap((mail) => mail.recipients).sort();

/** A member who has sent nothing yet. */
async function sender(name: string, overrides = {}) {
  const member = await seed.member(name, overrides);
  return { member, visitor: await server.signIn(member.email) };
}

it('sends a post to a list of addresses, in the name of the member, to whom answers go [API-054, GAP-095]', async () => {
  const reply = await asAda.post(EMAILS, {
    to: ['bo@people.example', 'cy@people.example'],
    subject: 'Look at this furnace',
    body: 'It may fit our line.\nWhat do you think?',
    post_id: post.id,
    post_title: 'Something else',
  });
  expect([reply.status, reply.body]).toEqual([201, { message: 'Shared.', count: 2 }]);
  const arrived = await delivered();
  expect(recipients(arrived)).toEqual(['bo@people.example', 'cy@people.example']);
  for (const { parsed, recipients: to } of arrived) {
    // Each is told of nobody else.
    expect(parsed.to).toEqual([{ name: '', address: to[0] }]);
    expect(parsed.from).toEqual({ name: 'Ada Okafor via Millrace', address: 'hello@millrace.example' });
    expect(parsed.replyTo).toEqual([{ name: '', address: ada.email }]);
    expect(parsed.subject).toBe('Ada Okafor: Look at this furnace');
    expect(parsed.text).toContain('Ada Okafor of Kvarnholm Silica AB writes:');
    expect(parsed.text).toContain('> It may fit our line.\n> What do you think?');
    expect(parsed.text).toContain('Post: Our second furnace is running.');
    expect(parsed.text).toContain(`${server.webUrl}/feed/post/${post.id}`);
    expect(parsed.text).not.toContain('Something else');
  }
});

it('writes subject and body itself where they are left out [FEED-053, FEED-054]', async () => {
  for (const left of [{}, { subject: ' ', body: '\n' }]) {
    expect(
      (await asAda.post(EMAILS, { to: ['dora@people.example'], post_id: post.id, ...left })).status,
    ).toBe(201);
  }
  for (const { parsed } of await delivered()) {
    expect(parsed.subject).toBe('Ada Okafor shared a post with you');
    expect(parsed.text).toContain('> Hey Team, thought you might be interested in this post.');
  }
  expect(mails.arrived).toHaveLength(2);
});

it('sends no web addresses of members whom nobody knows, and none in a subject', async () => {
  const { visitor: unknown } = await sender('Nia', { createdAt: new Date() });
  const mill = await seed.company('Halden Furnace');
  const known = [
    await sender('Ola', { companyId: mill.id, createdAt: new Date() }),
    await sender('Pia', { createdAt: new Date(Date.now() - 8 * 86_400_000) }),
  ];
  const share = { to: ['bo@people.example'], post_id: post.id };
  const phish = { ...share, subject: 'Your account is locked', body: 'Sign in at http://evil.example/login' };
  const refused = await unknown.post(EMAILS, phish);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['body']]);
  for (const { visitor } of known) {
    expect((await visitor.post(EMAILS, phish)).status).toBe(201);
    const inSubject = await visitor.post(EMAILS, { ...share, subject: 'See evil.com' });
    expect([inSubject.status, Object.keys(inSubject.body.fields)]).toEqual([422, ['subject']]);
  }
  expect((await delivered()).map(({ parsed }) => parsed.subject).sort()).toEqual([
    'Ola Okafor: Your account is locked',
    'Pia Okafor: Your account is locked',
  ]);
});

it('shares products, companies and members as well, one thing at a time', async () => {
  const { member, visitor } = await sender('Edda');
  const product = await seed.product('Helium 5.0');
  const mill = await seed.company('Edda Gas AB');
  const to = ['bo@people.example'];
  for (const [field, id, path] of [
    ['product_id', product.id, `/product/helium-50/${product.id}`],
    ['company_id', mill.id, `/company/edda-gas-ab/${mill.id}`],
    ['user_id', member.id, `/networkFeed/user/${member.id}`],
  ] as const) {
    expect((await visitor.post(EMAILS, { to, [field]: id })).status).toBe(201);
    const [mail] = (await delivered()).splice(0);
    expect(mail?.parsed.text).toContain(server.webUrl + path);
    const refused = await visitor.post(EMAILS, { to, [field]: '00000000-0000-4000-8000-000000000000' });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]]);
  }
  for (const named of [{}, { post_id: post.id, product_id: product.id }]) {
    const refused = await visitor.post(EMAILS, { to, ...named });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['post_id']]);
  }
  expect(await delivered()).toEqual([]);
});

it('asks guests to sign in', async () => {
  const reply = await server.guest().post(EMAILS, { to: ['bo@people.example'], post_id: post.id });
  expect([reply.status, reply.body.code]).toEqual([401, 'sign_in_required']);
});

it('shares a private post for those who may read it, and says nothing of what is in it [GAP-052, DIFF-001]', async () => {
  const mill = await seed.company('Halden Optik');
  const { member: reader, visitor: asReader } = await sender('Rune', { companyId: mill.id });
  const { visitor: asOther } = await sender('Odd');
  const secret = await seed.post(ada, 'Secret offer of 12 tonnes', {
    visibility: 'private',
    companies: [mill],
  });
  const share = { to: ['bo@people.example'], post_id: secret.id };
  for (const visitor of [asAda, asReader]) expect((await visitor.post(EMAILS, share)).status).toBe(201);
  const unknown = { ...share, post_id: '00000000-0000-4000-8000-000000000000' };
  const [refused, nothing] = [await asOther.post(EMAILS, share), await asOther.post(EMAILS, unknown)];
  expect([refused.status, refused.body]).toEqual([422, nothing.body]);
  expect(refused.body.fields).toEqual({ post_id: 'We couldn’t find this post.' });

  const arrived = await delivered();
  expect(arrived.map(({ parsed }) => parsed.replyTo?.[0]?.address).sort()).toEqual(
    [ada.email, reader.email].sort(),
  );
  for (const { raw, parsed } of arrived) {
    expect(raw + parsed.html + parsed.text).not.toContain('Secret');
    expect(parsed.text).toContain('This post is private');
    expect(parsed.text).toContain(`/feed/post/${secret.id}`);
  }
  // Whoever has the link and not the right finds nothing.
  expect((await server.guest().get(`/api/v1/feed/post/${secret.id}`)).status).toBe(404);
});

it('a removed post is not shared', async () => {
  const removed = await seed.post(ada, 'Gone', { removedAt: new Date() });
  const reply = await asAda.post(EMAILS, { to: ['bo@people.example'], post_id: removed.id });
  expect(reply.status).toBe(422);
});

it('says nothing of what a moderator has hidden when its author shares it [GAP-096]', async () => {
  const hidden = await seed.post(ada, 'Secret rods', { hiddenAt: new Date(), hiddenFor: 'spam' });
  const share = { to: ['bo@people.example'], post_id: hidden.id };
  expect((await asAda.post(EMAILS, share)).status).toBe(201);
  expect(JSON.stringify((await delivered()).map(({ raw }) => raw))).not.toContain('Secret');
});

describe('addresses', () => {
  it('are checked each; the answer names those that are none, and nobody is written to [FEED-055]', async () => {
    const reply = await asAda.post(EMAILS, {
      to: ['bo@people.example', 'uta@ostwald', 'Cy <cy@people.example>'],
      post_id: post.id,
    });
    expect([reply.status, reply.body.code, reply.body.fields]).toEqual([
      422,
      'invalid_fields',
      { to: 'Invalid email addresses: uta@ostwald, Cy <cy@people.example>' },
    ]);
    expect(await delivered()).toEqual([]);
  });

  it('are ten at most, and one at least', async () => {
    const many = Array.from({ length: 11 }, (_, at) => `p${at}@people.example`);
    for (const to of [[], [' '], many, [many.join()]]) {
      const refused = await asAda.post(EMAILS, { to, post_id: post.id });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['to']]);
    }
  });

  it('are written to once, however often and in whatever case they are named', async () => {
    const to = ['Bo@People.example', ' bo@people.example ', 'BO@PEOPLE.EXAMPLE'];
    const reply = await asAda.post(EMAILS, { to, post_id: post.id });
    expect([reply.status, reply.body.count]).toEqual([201, 1]);
    // Case means nothing in a domain.
    expect(recipients(await delivered())).toEqual(['Bo@people.example']);
  });
});

describe('what is typed', () => {
  it('is plain text: no markup, no link, no header and no further reader comes of it [GAP-095]', async () => {
    const body =
      '<a href="https://trap.example">Free</a> <img src=x onerror=alert(1)> https://trap.example/pay';
    const reply = await asAda.post(EMAILS, {
      to: ['bo@people.example'],
      subject: 'Hello <b>Bo</b> {name}',
      body,
      post_id: post.id,
    });
    expect(reply.status).toBe(201);
    const [mail] = await delivered();
    const { html = '', subject, text = '' } = mail?.parsed ?? {};
    expect(subject).toBe('Ada Okafor: Hello <b>Bo</b> {name}');
    expect(html).toContain('&lt;a href=&quot;https://trap.example&quot;&gt;Free&lt;/a&gt;');
    expect(html).not.toMatch(/<img|<a [^>]*trap/);
    expect(text).toContain(`> ${body}`);
    for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(`${server.webUrl}/`);

    const send = (subject: string) =>
      asAda.post(EMAILS, { to: ['bo@people.example'], subject, post_id: post.id });
    const refused = await send('a\u0000b');
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['subject']]);
    expect(mails.arrived).toHaveLength(1);
    await send('Hello\r\nBcc: all@people.example');
    const { recipients, parsed } = (await delivered()).at(-1) ?? {};
    expect(recipients).toEqual(['bo@people.example']);
    expect(parsed?.subject).toBe('Ada Okafor: Hello Bcc: all@people.example');
  });

  it('has limits that the answer names [GAP-102]', async () => {
    for (const [field, text] of [
      ['subject', 'x'.repeat(201)],
      ['body', 'x'.repeat(5001)],
    ] as const) {
      const refused = await asAda.post(EMAILS, {
        to: ['bo@people.example'],
        [field]: text,
        post_id: post.id,
      });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]]);
    }
    const long = { to: ['bo@people.example'], body: '🏭'.repeat(5000), post_id: post.id };
    expect((await asAda.post(EMAILS, long)).status).toBe(201);
    await delivered();
  });

  it('has no say in who the sender is: a name that reads as an address is not repeated', async () => {
    const { visitor } = await sender('Eve', { displayName: 'millrace.example/login Security' });
    await visitor.post(EMAILS, { to: ['bo@people.example'], post_id: post.id });
    const [mail] = await delivered();
    expect(mail?.parsed.from?.name).toBe('A member via Millrace');
  });
});

describe('limits', () => {
  const share = (visitor: Visitor, count: number, run: string) =>
    visitor.post(EMAILS, {
      to: Array.from({ length: count }, (_, at) => `${run}${at}@people.example`),
      post_id: post.id,
    });
  const letTimePass = (period: 'hour' | 'day') =>
    server.context.db.execute(
      sql`UPDATE rate_limits SET reset_at = now() - interval '1 second' WHERE key LIKE ${`member-mail-${period}:%`}`,
    );

  it('are 20 mails an hour and 50 a day, for each member alone; what goes beyond is refused whole [GAP-101]', async () => {
    const { visitor } = await sender('Max');
    const { visitor: other } = await sender('Nia');
    expect((await share(visitor, 10, 'a')).status).toBe(201);
    expect((await share(visitor, 8, 'b')).status).toBe(201);
    const refused = await share(visitor, 3, 'c');
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(refused.body.fields.to).toMatch(
      /^You can send 20 emails an hour, and you have 2 left\. Try again in (59|60) minutes\.$/,
    );
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(59 * 60);
    // What was refused does not count.
    expect((await share(visitor, 2, 'd')).status).toBe(201);
    expect((await share(visitor, 1, 'e')).status).toBe(429);
    expect((await share(other, 10, 'f')).status).toBe(201);
    expect(await delivered()).toHaveLength(30);

    for (const count of [10, 10]) {
      await letTimePass('hour');
      expect((await share(visitor, count, 'g')).status).toBe(201);
    }
    await letTimePass('hour');
    expect((await share(visitor, 10, 'h')).status).toBe(201);
    await letTimePass('hour');
    const day = await share(visitor, 1, 'i');
    expect(day.status).toBe(429);
    expect(day.body.fields.to).toMatch(
      /^You can send 50 emails a day, and you have none left\. Try again in 24 hours/,
    );
    expect(Number(day.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
    await letTimePass('day');
    expect((await share(visitor, 1, 'j')).status).toBe(201);
    await delivered();
  });
});

it('sends answers to the address that the member prefers', async () => {
  const { visitor } = await sender('Pia', { secondaryEmail: 'pia@home.example', preferredEmail: 2 });
  await visitor.post(EMAILS, { to: ['bo@people.example'], post_id: post.id });
  const [mail] = await delivered();
  expect(mail?.parsed.replyTo?.[0]?.address).toBe('pia@home.example');
});
