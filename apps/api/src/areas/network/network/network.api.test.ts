import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: Seed;
let me: Visitor;
let meId: string;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  const row = await seed.member('Ines');
  meId = row.id;
  me = await server.signIn(row.email);
});
afterAll(() => server.close());

it('follows a company, once however often [API-035]', async () => {
  const works = await seed.company('Preform Works');
  for (const _ of [1, 2]) {
    const reply = await me.post('/api/v1/me/followedCompanies', { company_id: works.id });
    expect([reply.status, reply.body.Item]).toEqual([
      200,
      { company_id: works.id, company_name: 'Preform Works', following: true, followers: 1 },
    ]);
  }
  const company = (await me.get(`/api/v1/company/${works.id}`)).body.Item;
  expect([company.followers, company.followingUsers]).toEqual([1, { [meId]: true }]);

  const nowhere = await me.post('/api/v1/me/followedCompanies', { company_id: UNKNOWN });
  expect([nowhere.status, Object.keys(nowhere.body.fields)]).toEqual([422, ['company_id']]);
  const guest = await server.guest().post('/api/v1/me/followedCompanies', { company_id: works.id });
  expect(guest.status).toBe(401);
});

it('refuses one’s own company, which nobody is offered to follow [COMP-019]', async () => {
  const works = await seed.company('Own Works');
  const insider = await server.signIn((await seed.member('Inga', { companyId: works.id })).email);
  const reply = await insider.post('/api/v1/me/followedCompanies', { company_id: works.id });
  expect([reply.status, reply.body.fields]).toEqual([422, { company_id: 'This is your own company.' }]);
  const { followers, followingUsers } = (await server.guest().get(`/api/v1/company/${works.id}`)).body.Item;
  expect([followers, followingUsers]).toEqual([0, {}]);
});

it('answers the companies that one follows, by id [DATA-005]', async () => {
  const works = await seed.company('Mapped Works');
  const reader = await server.signIn((await seed.member('Mara')).email);
  expect((await reader.get('/api/v1/me/followedCompanies')).body).toEqual({
    followedCompanies: {},
    count: 0,
  });
  await reader.post('/api/v1/me/followedCompanies', { company_id: works.id });
  const { body } = await reader.get('/api/v1/me/followedCompanies');
  expect(body).toEqual({
    followedCompanies: {
      [works.id]: {
        company_id: works.id,
        company_name: 'Mapped Works',
        company_country: null,
        country_code: null,
        sector: null,
        logo: null,
        since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    },
    count: 1,
  });
  expect((await server.guest().get('/api/v1/me/followedCompanies')).status).toBe(401);
});

it('stops following a company, of one’s own list only [API-036, COMP-005]', async () => {
  const works = await seed.company('Drawing Works');
  const other = await server.signIn((await seed.member('Other')).email);
  for (const visitor of [me, other]) {
    await visitor.post('/api/v1/me/followedCompanies', { company_id: works.id });
  }
  const { followers, followingUsers } = (await other.get(`/api/v1/company/${works.id}`)).body.Item;
  expect([followers, Object.keys(followingUsers).length]).toEqual([2, 2]);
  expect((await server.guest().delete(`/api/v1/me/followedCompanies/${works.id}`)).status).toBe(401);
  for (const _ of [1, 2])
    expect((await me.delete(`/api/v1/me/followedCompanies/${works.id}`)).status).toBe(204);
  expect((await server.guest().get(`/api/v1/company/${works.id}`)).body.Item.followers).toBe(1);
});

it('follows a member and no longer [GAP-083]', async () => {
  const friend = await seed.member('Friend');
  const path = `/api/v2/me/connections/${friend.id}`;
  expect((await me.get(path)).body).toEqual({
    user_id: friend.id,
    user_name: 'Friend Okafor',
    connected: false,
  });
  for (const _ of [1, 2]) {
    const reply = await me.post('/api/v2/me/connections', { user_id: friend.id });
    expect([reply.status, reply.body.connected]).toEqual([200, true]);
  }
  expect((await me.get(path)).body.connected).toBe(true);
  const other = await server.signIn((await seed.member('Stranger')).email);
  expect((await other.get(path)).body.connected).toBe(false);
  for (const _ of [1, 2]) expect((await me.delete(path)).status).toBe(204);
  expect((await me.get(path)).body.connected).toBe(false);

  for (const user_id of [UNKNOWN, meId]) {
    const refused = await me.post('/api/v2/me/connections', { user_id });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['user_id']]);
  }
  expect((await me.get(`/api/v2/me/connections/${UNKNOWN}`)).status).toBe(404);
  for (const reply of [
    await server.guest().post('/api/v2/me/connections', { user_id: friend.id }),
    await server.guest().get(path),
    await server.guest().delete(path),
  ]) {
    expect(reply.status).toBe(401);
  }
});

it('finds members to mention: whom one follows, then, where no contact is withheld, people of followed companies, then others [GAP-072, GAP-076]', async () => {
  const works = await seed.company('Mention Works');
  const people = {
    anna: await seed.member('Änne', { displayName: 'Änne Zander' }),
    ben: await seed.member('Ben', { displayName: 'Ben Zander', companyId: works.id }),
    cara: await seed.member('Cara', { displayName: 'Cara Zander' }),
    gone: await seed.member('Gone', { displayName: 'Gone Zander', isActive: false }),
  };
  const premium = await server.signIn((await seed.member('Pia', { plan: 'premium' })).email);
  const found = async (text: string, visitor = me) => {
    const { body } = await visitor.get(`/api/v1/user/search/people/${encodeURIComponent(text)}`);
    return body.results.map(({ name }: { name: string }) => name);
  };
  expect(await found('zand')).toEqual(['Änne Zander', 'Ben Zander', 'Cara Zander']);
  for (const visitor of [me, premium]) {
    await visitor.post('/api/v2/me/connections', { user_id: people.cara.id });
    await visitor.post('/api/v1/me/followedCompanies', { company_id: works.id });
  }
  expect(await found('zand', premium)).toEqual(['Cara Zander', 'Ben Zander', 'Änne Zander']);
  expect(await found('zand')).toEqual(['Cara Zander', 'Änne Zander', 'Ben Zander']);
  expect(await found('anne z')).toEqual(['Änne Zander']);
  for (const nobody of ['ander', '%', '_']) expect(await found(nobody)).toEqual([]);
  const { body } = await me.get('/api/v1/user/search/people/ben');
  expect(body.results).toEqual([
    { id: people.ben.id, name: 'Ben Zander', image: null, company: 'Mention Works' },
  ]);
  expect((await server.guest().get('/api/v1/user/search/people/ben')).status).toBe(401);
});
