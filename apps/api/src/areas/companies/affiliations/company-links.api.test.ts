import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { jobHandlers } from '../../../background';
import { insertModerator } from '../../operations/moderators';

let server: TestServer;
let seed: Seed;
let works: { id: string; name: string };
let astrid: Visitor;
let rosa: Visitor;
/** Is shown everybody. */
let payer: Visitor;

const WORDS = { text: 'Nobody of this name works with us.' };
const UNVERIFIED = { companyVerifiedAt: null, companyProof: null } as const;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  works = await seed.company('Kvarnholm Silica', { url: 'https://www.kvarnholm.example/en' });
  const contact = await seed.member('Astrid', { companyId: works.id });
  astrid = await server.signIn(contact.email);
  const moderator = await seed.member('Rosa');
  await insertModerator(server.context.db, moderator.id);
  rosa = await server.signIn(moderator.email);
  payer = await server.signIn((await seed.member('Payer', { plan: 'premium' })).email);
});
afterAll(() => server.close());

/** Somebody with an address, who names the company in the profile. */
async function newcomer(name: string, email = `${name.toLowerCase()}@post.example`, companyId = works.id) {
  const member = await seed.member(name, { email });
  const visitor = await server.signIn(email);
  const saved = await visitor.post('/api/v1/user/profile', { company_id: companyId, company_updated: 1 });
  expect(saved.status).toBe(200);
  return { ...member, visitor };
}

const linkOf = async (visitor: Visitor, id = works.id) =>
  (await visitor.get(`/api/v2/companies/${id}/link`)).body;

const peopleOf = async (id = works.id): Promise<{ user_name: string; verified?: boolean }[]> =>
  (await payer.get(`/api/v1/company/${id}/employees?limit=100`)).body.Items;

async function typesOf(visitor: Visitor): Promise<string[]> {
  await server.context.jobs.runDue(jobHandlers(server.context));
  const { Items } = (await visitor.get('/api/v1/user/notification/all')).body;
  return Items.map(({ type }: { type: string }) => type);
}

const object = (visitor: Visitor, userId: string) =>
  visitor.post(`/api/v2/companies/${works.id}/people/${userId}/objections`, WORDS);

const casesOf = async (userId: string, status = 'open') =>
  (await rosa.get(`/api/v2/moderation/company-links?status=${status}&limit=100`)).body.results.filter(
    ({ member }: { member: { user_id: string } }) => member.user_id === userId,
  );

const decide = (visitor: Visitor, id: string, decision: string) =>
  visitor.post(`/api/v2/moderation/company-links/${id}/decisions`, { decision, note: 'Asked by telephone.' });

describe('a link that an address shows', () => {
  it('is verified by an address of the website’s domain, and shown so [GAP-089]', async () => {
    const uta = await newcomer('Uta', 'uta@kvarnholm.example');
    expect(await linkOf(uta.visitor)).toMatchObject({
      linked: true,
      listed: true,
      verified: true,
      proof: 'domain',
    });
    expect((await uta.visitor.get('/api/v2/me')).body).toMatchObject({ company_verified: true });
    expect((await peopleOf()).find(({ user_name }) => user_name === 'Uta Okafor')).toMatchObject({
      verified: true,
    });
    const read = await astrid.get(`/api/v1/user/profile/byId/${uta.id}`);
    expect(read.body.Item.company_verified).toBe(true);
    expect((await server.guest().get(`/api/v1/company/${works.id}`)).body.Item.verified).toBe(true);
    expect(await typesOf(astrid)).toContain('company_joined');
  });

  it('is not shown by addresses that only look alike, nor by those of mail providers [GAP-089]', async () => {
    for (const email of ['eve@evil-kvarnholm.example', 'eve@kvarnholm.example.evil.example']) {
      const { visitor } = await newcomer('Eve', email);
      expect(await linkOf(visitor)).toMatchObject({ listed: true, verified: false, can_ask: true });
      expect((await visitor.get('/api/v2/me')).body.company_verified).toBeUndefined();
    }
    const mailer = await seed.company('Free Mail', { url: 'gmail.com' });
    const { visitor } = await newcomer('Gil', 'gil@gmail.com', mailer.id);
    expect(await linkOf(visitor, mailer.id)).toMatchObject({ verified: false, website_host: null });
    expect((await server.guest().get(`/api/v1/company/${mailer.id}`)).body.Item.verified).toBeUndefined();
  });

  it('is not shown by a website that the member, or anybody unknown, has set [GAP-089, PERM-005]', async () => {
    const target = await seed.company('Target Glass', { url: 'target.example' });
    const eve = await newcomer('Mallory', 'mallory@evil.example', target.id);
    const accomplice = await server.signIn((await seed.member('Trudy')).email);
    const edit = { name: 'Target Glass', country: 'SE', url: 'https://evil.example' };
    for (const visitor of [eve.visitor, accomplice]) {
      expect((await visitor.put(`/api/v1/company/${target.id}`, edit)).status).toBe(200);
      expect(await linkOf(eve.visitor, target.id)).toMatchObject({ verified: false, website_host: null });
    }
    const again = { company_id: '', company_updated: -1 };
    await eve.visitor.post('/api/v1/user/profile', again);
    await eve.visitor.post('/api/v1/user/profile', { company_id: target.id, company_updated: 1 });
    expect((await linkOf(eve.visitor, target.id)).verified).toBe(false);
  });

  it('is shown by the website that who founds a company gives it, while nobody else is there [GAP-089, GAP-044]', async () => {
    const nora = await seed.member('Nora', { email: 'nora@founded.example' });
    const visitor = await server.signIn(nora.email);
    const made = await visitor.post('/api/v1/user/add/company', { name: 'Founded Works' });
    const { id } = made.body;
    const step = { company_id: id, company_updated: 1, website: 'www.founded.example' };
    expect((await visitor.post('/api/v1/user/profile', step)).status).toBe(200);
    expect(await linkOf(visitor, id)).toMatchObject({ verified: true, proof: 'domain' });
  });

  it('ends with the address, and with the company [GAP-089, DIFF-010]', async () => {
    const dora = await newcomer('Dora', 'dora@kvarnholm.example');
    const profile = { firstName: 'Dora', lastName: 'Okafor', country: 'SE', company: works.name };
    const rival = await seed.company('Rival Glass', { url: 'rival.example' });
    await dora.visitor.put('/api/v2/me', { ...profile, companyId: rival.id });
    expect(await linkOf(dora.visitor, rival.id)).toMatchObject({
      linked: true,
      verified: false,
      proof: null,
    });
    await dora.visitor.put('/api/v2/me', { ...profile, companyId: works.id });
    expect((await linkOf(dora.visitor)).verified).toBe(true);
  });
});

describe('a request to a moderator', () => {
  it('is verified by one, with a history, and told to who asked [GAP-089]', async () => {
    const ida = await newcomer('Ida', 'ida@laboratory.example');
    const asked = await ida.visitor.post(`/api/v2/companies/${works.id}/link/requests`, {
      text: 'Ask the desk.',
    });
    expect([asked.status, asked.body]).toMatchObject([
      201,
      { waiting: true, can_ask: false, verified: false },
    ]);
    const twice = await ida.visitor.post(`/api/v2/companies/${works.id}/link/requests`, { text: 'Again.' });
    expect([twice.status, twice.body.code]).toEqual([409, 'link_case_waits']);
    const [waiting] = await casesOf(ida.id);
    expect(waiting).toMatchObject({
      kind: 'request',
      text: 'Ask the desk.',
      member: { email_hosts: ['laboratory.example'], verified: false },
      possible: ['verify', 'refuse'],
    });
    expect(JSON.stringify(waiting)).not.toContain(ida.email);
    expect((await decide(rosa, waiting.id, 'refuse')).body).toMatchObject({ status: 'closed' });
    expect(await typesOf(ida.visitor)).toContain('company_request_refused');
    await ida.visitor.post(`/api/v2/companies/${works.id}/link/requests`, { text: 'My manager is Astrid.' });
    const [second] = await casesOf(ida.id);
    expect(second.history).toMatchObject([{ kind: 'request', decision: 'refuse', moderator: 'Rosa Okafor' }]);
    expect((await decide(rosa, second.id, 'verify')).status).toBe(201);
    expect(await linkOf(ida.visitor)).toMatchObject({ verified: true, proof: 'moderator', can_ask: false });
    expect(await typesOf(ida.visitor)).toContain('company_verified');
    const told = (await ida.visitor.get('/api/v1/user/notification/all')).body.Items;
    expect(told.find(({ type }: { type: string }) => type === 'company_verified')).toMatchObject({
      actor_id: null,
      actor_name: null,
      company_id: works.id,
    });
    const late = await decide(rosa, second.id, 'refuse');
    expect([late.status, late.body.code]).toEqual([409, 'already_decided']);
  });

  it('is for who is linked and not verified, and names what is missing', async () => {
    const stranger = await server.signIn((await seed.member('Stranger')).email);
    const path = `/api/v2/companies/${works.id}/link/requests`;
    expect((await stranger.post(path, { text: 'Let me in.' })).status).toBe(403);
    expect((await astrid.post(path, { text: 'Once more.' })).status).toBe(403);
    expect((await server.guest().post(path, { text: 'Hello.' })).status).toBe(401);
    const blank = await stranger.post(path, { text: '  ' });
    expect([blank.status, Object.keys(blank.body.fields)]).toEqual([422, ['text']]);
    expect((await stranger.post(`/api/v2/companies/${randomUUID()}/link/requests`, WORDS)).status).toBe(404);
  });
});

describe('an objection', () => {
  it('takes who is not verified from the list at once, and is told without a name [GAP-089]', async () => {
    const vera = await newcomer('Vera');
    const made = await object(astrid, vera.id);
    expect([made.status, made.body.listed]).toEqual([201, false]);
    expect((await peopleOf()).map(({ user_name }) => user_name)).not.toContain('Vera Okafor');
    expect(await typesOf(vera.visitor)).toContain('company_objected');
    const told = (await vera.visitor.get('/api/v1/user/notification/all')).text;
    expect(told).not.toContain('Astrid');
    // Neither saving again nor leaving and coming back gets round it.
    for (const form of [
      { company_updated: 1 },
      { company_id: works.id, company_updated: 1 },
      { company_id: '', company_updated: -1 },
      { company_id: works.id, company_updated: 1 },
    ]) {
      await vera.visitor.post('/api/v1/user/profile', form);
      expect((await peopleOf()).map(({ user_name }) => user_name)).not.toContain('Vera Okafor');
    }
    expect(await linkOf(vera.visitor)).toMatchObject({ linked: true, listed: false, objected: true });
    const [one] = await casesOf(vera.id);
    expect((await decide(rosa, one.id, 'keep')).status).toBe(201);
    expect((await peopleOf()).map(({ user_name }) => user_name)).toContain('Vera Okafor');
    expect(await typesOf(astrid)).toContain('company_objection_decided');
    expect(await typesOf(vera.visitor)).toContain('company_objection_decided');
  });

  it('ends the link where a moderator says so, for good, until one is asked [GAP-089]', async () => {
    const { visitor, id } = await newcomer('Wanda');
    await object(astrid, id);
    const [one] = await casesOf(id);
    expect(one).toMatchObject({ kind: 'objection', raised_by: { user_name: 'Astrid Okafor' }, ...WORDS });
    expect((await decide(rosa, one.id, 'end')).status).toBe(201);
    expect(await linkOf(visitor)).toMatchObject({ linked: false, ended: true, can_ask: true });
    expect(await typesOf(visitor)).toContain('company_link_ended');
    const again = await visitor.post('/api/v1/user/profile', { company_id: works.id, company_updated: 1 });
    expect([again.status, again.body.fields.company_id]).toEqual([
      422,
      'A moderator ended your link to this company. You can request it on the company page.',
    ]);
    const asked = await visitor.post(`/api/v2/companies/${works.id}/link/requests`, {
      text: 'I do work there.',
    });
    expect(asked.status).toBe(201);
    const [request] = await casesOf(id);
    expect((await decide(rosa, request.id, 'verify')).status).toBe(201);
    expect(await linkOf(visitor)).toMatchObject({ linked: true, listed: true, verified: true, ended: false });
  });

  it('leaves who is verified where they are until it is decided, as well as one by who is not [GAP-089]', async () => {
    const xenia = await newcomer('Xenia');
    const made = await object(xenia.visitor, (await seed.member('Yara', { companyId: works.id })).id);
    expect([made.status, made.body.listed]).toEqual([201, true]);
    const twice = await object(astrid, xenia.id);
    expect(twice.status).toBe(201);
    expect((await object(astrid, xenia.id)).body.code).toBe('link_case_waits');
  });

  it('is for those who are listed with the company alone [GAP-089]', async () => {
    const zoe = await newcomer('Zoe');
    const stranger = await server.signIn((await seed.member('Foreign')).email);
    const other = await seed.company('Other Works');
    const elsewhere = await server.signIn((await seed.member('Elsewhere', { companyId: other.id })).email);
    const quiet = await seed.member('Quiet', { companyId: works.id, companyUpdated: false, ...UNVERIFIED });
    for (const visitor of [stranger, elsewhere, await server.signIn(quiet.email)]) {
      expect((await object(visitor, zoe.id)).status).toBe(403);
    }
    expect((await object(server.guest(), zoe.id)).status).toBe(401);
    expect((await object(zoe.visitor, zoe.id)).status).toBe(403);
    const notThere = await seed.member('Nobody');
    expect((await object(astrid, notThere.id)).status).toBe(404);
  });
});

it('shows and lets decide on requests and objections to moderators alone, and never on their own [PERM-013, GAP-089]', async () => {
  const una = await newcomer('Una');
  await object(astrid, una.id);
  const [one] = await casesOf(una.id);
  for (const [visitor, status] of [
    [astrid, 403],
    [una.visitor, 403],
    [server.guest(), 401],
  ] as const) {
    expect((await visitor.get('/api/v2/moderation/company-links')).status).toBe(status);
    expect((await decide(visitor, one.id, 'keep')).status).toBe(status);
  }
  expect((await decide(rosa, randomUUID(), 'keep')).status).toBe(404);
  expect((await decide(rosa, one.id, 'refuse')).status).toBe(422);
  await insertModerator(server.context.db, una.id);
  const own = await decide(una.visitor, one.id, 'keep');
  expect([own.status, Object.keys(own.body.fields)]).toEqual([422, ['decision']]);
});

it('leaves requests for quotes, and private posts for the company, to those who are verified [GAP-089, DIFF-001]', async () => {
  const { visitor } = await newcomer('Paul');
  const author = await seed.member('Quentin');
  const post = await seed.post(author, 'For the works alone', { visibility: 'private', companies: [works] });
  expect((await astrid.get(`/api/v1/feed/post/${post.id}`)).status).toBe(200);
  expect((await visitor.get(`/api/v1/feed/post/${post.id}`)).status).toBe(404);
  expect((await visitor.get('/api/v2/quotes?box=received')).body).toEqual({
    results: [],
    count: 0,
    unverified_company: { id: works.id, name: works.name },
  });
});
