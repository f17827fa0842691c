import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer } from '../../../../testing';
import { companyFollowers } from '../../../platform/db/schema';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

it('answers a company to anybody, its country beside it [API-093, DATA-027]', async () => {
  const company = await seed.company('Sora Solar', {
    country: 'KR',
    address: '1 Sun Street',
    url: 'sora.example',
    sector: 'photovoltaic',
  });
  const follower = await seed.member('Rui');
  await server.context.db.insert(companyFollowers).values({ companyId: company.id, userId: follower.id });
  const reply = await (await server.signIn(follower.email)).get(`/api/v1/company/${company.id}`);
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    Item: {
      id: company.id,
      name: 'Sora Solar',
      address: '1 Sun Street',
      url: 'sora.example',
      description: '',
      country: 'South Korea',
      country_code: 'KR',
      sector: 'photovoltaic',
      logo: null,
      cover: null,
      version: 1,
      followers: 1,
      followingUsers: { [follower.id]: true },
      type: null,
      sectors: ['photovoltaic'],
      verified_people: 0,
      facts: {
        ...{ sites: [], size: null, founded: null, languages: [], certificates: [] },
        ...{ lei: null, vat: null, duns: null, os_id: null },
      },
    },
    country: 'South Korea',
  });
  expect((await server.guest().get(`/api/v1/company/${UNKNOWN}`)).body.code).toBe('not_found');
});

it('answers what a company supplies, by name, in pages [API-096, DATA-018]', async () => {
  const company = await seed.company('Many Products Inc.');
  for (const name of ['Zinc', 'argon', 'Boron']) {
    await seed.supplier(await seed.product(name, { description: `${name}, pure` }), company);
  }
  const path = `/api/v1/company/${company.id}/products?limit=2`;
  const first = (await server.guest().get(path)).body;
  expect([first.Count, first.Items.map((row: { product_name: string }) => row.product_name)]).toEqual([
    3,
    ['argon', 'Boron'],
  ]);
  const second = (await server.guest().get(`${path}&cursor=${first.LastEvaluatedKey}`)).body;
  expect(second).toEqual({
    Items: [
      {
        product_id: expect.any(String),
        product_name: 'Zinc',
        description: 'Zinc, pure',
        sector: null,
        following: false,
      },
    ],
    Count: 3,
  });
  const follower = await server.signIn((await seed.member('Follower')).email);
  const [argon] = first.Items;
  await follower.post('/api/v1/product/follow', { productId: argon.product_id });
  const followed = (await follower.get(path)).body.Items;
  expect(followed.map((row: { following: boolean }) => row.following)).toEqual([true, false]);
  const idle = await seed.company('Idle Inc.');
  expect((await server.guest().get(`/api/v1/company/${idle.id}/products`)).body).toEqual({
    Items: [],
    Count: 0,
  });
  expect((await server.guest().get(`/api/v1/company/${UNKNOWN}/products`)).status).toBe(404);
});

describe('POST /api/v1/user/add/company', () => {
  const path = '/api/v1/user/add/company';

  it('adds a company by its name, or with what is known of it [API-024]', async () => {
    const visitor = await server.signIn((await seed.member('Adder')).email);
    const bare = await visitor.post(path, { name: '  Bare Works ' });
    expect([bare.status, bare.body]).toEqual([201, { id: expect.any(String) }]);
    const draft = {
      name: 'Halden Optik AS',
      address: 'Storgata 12, Halden',
      country: 'Norway',
      description: 'Fiber draw.',
    };
    const { body } = await visitor.post(path, draft);
    const shown = await server.guest().get(`/api/v1/company/${body.id}`);
    expect(shown.body).toMatchObject({ Item: { ...draft, country_code: 'NO' }, country: 'Norway' });
    const found = await server.guest().get('/api/v1/company/search/bare%20works');
    expect(found.body.hits.hits[0]._source).toMatchObject({ id: bare.body.id, name: 'Bare Works' });
    // It is linked by saving the profile, and then described by whoever added it.
    expect((await visitor.get('/api/v2/me')).body.company_id).toBeNull();
    await visitor.post('/api/v1/user/profile', {
      company_id: bare.body.id,
      company_updated: 1,
      website: 'bare.example',
    });
    expect((await server.guest().get(`/api/v1/company/${bare.body.id}`)).body.Item.url).toBe('bare.example');
  });

  it('refuses a name that is taken, in plain text [API-024]', async () => {
    const visitor = await server.signIn((await seed.member('Namesake')).email);
    await seed.company('Sørlandet  Glass');
    for (const name of ['Sørlandet Glass', ' SØRLANDET glass']) {
      const taken = await visitor.post(path, { name });
      expect([taken.status, taken.text]).toEqual([409, 'Company already exist.']);
      expect(taken.headers.get('content-type')).toMatch(/^text\/plain/);
    }
    const twice = await Promise.all([1, 2, 3].map(() => visitor.post(path, { name: 'Wanted by many' })));
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('is for members, and says which field is wrong', async () => {
    expect((await server.guest().post(path, { name: 'Nobody’s' })).status).toBe(401);
    const visitor = await server.signIn((await seed.member('Wrong')).email);
    const wrong = await visitor.post(path, { name: 'Zzyzx', country: 'Atlantis' });
    expect([wrong.status, wrong.body.fields]).toEqual([422, { country: 'Choose a country from the list.' }]);
    expect((await visitor.post(path, { name: ' ' })).body.fields).toEqual({ name: 'Must not be blank' });
    expect((await visitor.post(path, { name: 'X', createdBy: 'me' })).status).toBe(422);
    expect((await server.guest().get('/api/v1/company/search/zzyzx')).body.hits.hits).toEqual([]);
  });
});
