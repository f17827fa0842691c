import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { type ArrivedMail, type MailServer, startMailServer } from '../../../../testing/mail-server';
import { jobHandlers } from '../../../background';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let mails: MailServer;
let server: TestServer;
let seed: Seed;
let product: { id: string };
let company: { id: string };

beforeAll(async () => {
  mails = await startMailServer();
  server = await startTestServer({ smtpUrl: mails.url, mailFrom: 'Millrace <hello@millrace.example>' });
  seed = new Seed(server.context.db);
  product = await seed.product('Fused silica');
  company = await seed.company('Kvarnholm Silica AB');
});
afterAll(async () => {
  await server.close();
  await mails.close();
});
afterEach(async () => {
  await delivered();
  mails.arrived.length = 0;
});

async function delivered(): Promise<ArrivedMail[]> {
  await server.context.jobs.runDue(jobHandlers(server.context));
  return mails.arrived;
}

/** A member who has sent nothing yet. */
async function sender(name: string, overrides = {}) {
  const member = await seed.member(name, overrides);
  return { member, visitor: await server.signIn(member.email) };
}

const TO_PRODUCT = '/api/v1/emails/followProduct';
const TO_COMPANY = '/api/v1/emails/followCompany';

/** Invites to whichever of the two. */
const invite = (visitor: Visitor, kind: 'product' | 'company', email: string | string[]) =>
  kind === 'product'
    ? visitor.post(TO_PRODUCT, { email, product_id: product.id })
    : visitor.post(TO_COMPANY, { email, company_id: company.id });

it('invites a list of addresses to follow a product, in the name of the member [API-090, GAP-093]', async () => {
  const { member, visitor } = await sender('Ada', { companyId: company.id });
  const reply = await invite(visitor, 'product', [
    ' bo@people.example',
    'cy@people.example',
    'BO@people.example',
  ]);
  expect([reply.status, reply.body]).toEqual([201, { message: 'Invited.', count: 2 }]);
  const arrived = await delivered();
  expect(arrived.map(({ recipients }) => recipients.join()).sort()).toEqual([
    'bo@people.example',
    'cy@people.example',
  ]);
  for (const { parsed, recipients: to } of arrived) {
    expect(parsed.to).toEqual([{ name: '', address: to[0] }]);
    expect(parsed.from).toEqual({ name: 'Ada Okafor via Millrace', address: 'hello@millrace.example' });
    expect(parsed.replyTo).toEqual([{ name: '', address: member.email }]);
    expect(parsed.subject).toBe('Ada Okafor invites you to follow Fused silica');
    expect(parsed.text).toContain('Ada Okafor of Kvarnholm Silica AB uses Millrace');
    expect(parsed.text).toContain(`${server.webUrl}/product/fused-silica/${product.id}`);
    expect(parsed.text).toContain(`${server.webUrl}/signup?email=${encodeURIComponent(to[0] ?? '')}`);
  }
});

it('invites to follow a company, the addresses in one text as older clients send them [API-091]', async () => {
  const { visitor } = await sender('Bea');
  const reply = await invite(visitor, 'company', 'bo@people.example; cy@people.example');
  expect([reply.status, reply.body.count]).toEqual([201, 2]);
  const [mail] = await delivered();
  expect(mail?.parsed.subject).toBe('Bea Okafor invites you to follow Kvarnholm Silica AB');
  expect(mail?.parsed.text).toContain(`/company/kvarnholm-silica-ab/${company.id}`);
});

describe.each(['product', 'company'] as const)('an invitation to a %s', (kind) => {
  it('is for members, names what is no address, and is about something that there is [PERM-006]', async () => {
    const { visitor } = await sender('Cara');
    const guest = await invite(server.guest(), kind, 'bo@people.example');
    expect([guest.status, guest.body.code]).toEqual([401, 'sign_in_required']);
    const wrong = await invite(visitor, kind, ['bo@people.example', 'uta@ostwald']);
    expect([wrong.status, wrong.body.fields]).toEqual([422, { email: 'Invalid email address: uta@ostwald' }]);
    const path = kind === 'product' ? TO_PRODUCT : TO_COMPANY;
    const nothing = await visitor.post(path, { email: 'bo@people.example', [`${kind}_id`]: UNKNOWN });
    expect([nothing.status, Object.keys(nothing.body.fields)]).toEqual([422, [`${kind}_id`]]);
    const eleven = Array.from({ length: 11 }, (_, at) => `p${at}@people.example`);
    expect((await invite(visitor, kind, eleven.join())).body.fields).toEqual({
      email: 'Must have at most 10 items',
    });
    expect(await delivered()).toEqual([]);
  });

  it('reaches nobody who asked never to be written to, and tells nobody that [GAP-095]', async () => {
    const { visitor } = await sender('Dora');
    const email = `never.${kind}@people.example`;
    await invite(visitor, kind, email);
    const [mail] = await delivered();
    const stop = /unsubscribe\?token=([\w-]+)/.exec(mail?.parsed.text ?? '')?.[1];
    await server.guest().put('/api/v1/emails/optOut', { token: stop, opted_out: true });
    mails.arrived.length = 0;
    const again = await invite(visitor, kind, email);
    expect([again.status, again.body]).toEqual([201, { message: 'Invited.', count: 1 }]);
    expect(await delivered()).toEqual([]);
  });

  it('counts among the mails that a member may have sent [GAP-101]', async () => {
    const { visitor } = await sender('Edda');
    const ten = (batch: string) => Array.from({ length: 10 }, (_, at) => `${batch}${at}@people.example`);
    expect((await invite(visitor, 'product', ten('a'))).status).toBe(201);
    expect((await invite(visitor, 'company', ten('b'))).status).toBe(201);
    const refused = await invite(visitor, kind, 'one.more@people.example');
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([429, ['email']]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const shared = await visitor.post('/api/v1/emails', {
      to: ['bo@people.example'],
      company_id: company.id,
    });
    expect(shared.status).toBe(429);
  });
});
