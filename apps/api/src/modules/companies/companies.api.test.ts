import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyFollowers } from '../../db/schema';
import { Seed, startTestServer, type TestServer } from '../../testing';

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
  const reply = await server.guest().get(`/api/v1/company/${company.id}`);
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
      followers: 1,
      followingUsers: { [follower.id]: true },
    },
    country: 'South Korea',
  });
  expect((await server.guest().get(`/api/v1/company/${UNKNOWN}`)).body.code).toBe('not_found');
});

it('answers what a company supplies, by name, in pages', async () => {
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
      { product_id: expect.any(String), product_name: 'Zinc', description: 'Zinc, pure', sector: null },
    ],
    Count: 3,
  });
  const idle = await seed.company('Idle Inc.');
  expect((await server.guest().get(`/api/v1/company/${idle.id}/products`)).body).toEqual({
    Items: [],
    Count: 0,
  });
  expect((await server.guest().get(`/api/v1/company/${UNKNOWN}/products`)).status).toBe(404);
});
