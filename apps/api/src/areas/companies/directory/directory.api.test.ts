import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { indexSearch } from '../../../index-search';
import { companyFollowers } from '../../../platform/db/schema';

let server: TestServer;
let fan: Visitor;

const browse = async (query: string, visitor = server.guest()) => {
  const reply = await visitor.get(`/api/v2/companies?${query}`);
  expect([query, reply.status]).toEqual([query, 200]);
  return reply.body;
};

const namesOf = async (query: string, visitor?: Visitor): Promise<string[]> =>
  (await browse(query, visitor)).results.map(({ name }: { name: string }) => name);

beforeAll(async () => {
  server = await startTestServer();
  const seed = new Seed(server.context.db);
  const kvarn = await seed.company('Kvarnholm Silica AB', {
    country: 'SE',
    type: 'manufacturer',
    sector: 'optical-fiber',
    description: 'Quartz works in Småland.',
  });
  const gas = await seed.company('Nordgas', { country: 'DE', type: 'distributor' });
  await seed.company('Anonyma', {});
  const helium = await seed.product('Helium', { sector: 'semiconductor', synonyms: { zh: ['氦气'] } });
  await seed.supplier(helium, gas);
  await seed.member('Mira', { companyId: kvarn.id, plan: 'premium' });
  const member = await seed.member('Fan');
  await server.context.db.insert(companyFollowers).values({ companyId: gas.id, userId: member.id });
  fan = await server.signIn(member.email);
  await indexSearch(server.context);
});
afterAll(() => server.close());

describe('the directory', () => {
  it('lists all by name, with what a buyer compares', async () => {
    const body = await browse('');
    expect(body.results.map(({ name }: { name: string }) => name)).toEqual([
      'Anonyma',
      'Kvarnholm Silica AB',
      'Nordgas',
    ]);
    expect(body.results[1]).toMatchObject({
      country: 'Sweden',
      type: 'manufacturer',
      sectors: ['optical-fiber'],
      contacts: 1,
      verified_people: 1,
      premium: true,
      following: false,
    });
    expect(body.results[2]).toMatchObject({ products: 1, sectors: ['semiconductor'], followers: 1 });
    expect(body.facets).toMatchObject({
      country: [
        { value: 'DE', count: 1 },
        { value: 'SE', count: 1 },
      ],
      verified: 1,
      premium: 1,
      followed: null,
    });
  });

  it('is filtered and ordered', async () => {
    expect(await namesOf('country=SE&country=DE')).toEqual(['Kvarnholm Silica AB', 'Nordgas']);
    expect(await namesOf('type=distributor')).toEqual(['Nordgas']);
    expect(await namesOf('sector=semiconductor')).toEqual(['Nordgas']);
    expect(await namesOf('verified=true')).toEqual(['Kvarnholm Silica AB']);
    expect(await namesOf('premium=true')).toEqual(['Kvarnholm Silica AB']);
    expect(await namesOf('followed=true')).toEqual([]);
    expect(await namesOf('followed=true', fan)).toEqual(['Nordgas']);
    expect((await namesOf('sort=products'))[0]).toBe('Nordgas');
    expect((await namesOf('sort=followers'))[0]).toBe('Nordgas');
  });

  it('finds companies by what they supply', async () => {
    const body = await browse(`q=${encodeURIComponent('氦气')}`);
    expect(body.results[0]).toMatchObject({
      name: 'Nordgas',
      matching_products: [{ name: 'Helium' }],
      match: { field: 'product' },
    });
  });

  it('shows no names of people, to guests or members', async () => {
    for (const visitor of [server.guest(), fan]) {
      expect(JSON.stringify(await browse('', visitor))).not.toMatch(/Mira|Okafor/);
    }
  });

  it('counts companies by country', async () => {
    const { body } = await server.guest().get('/api/v2/companies/countries');
    expect(body).toEqual({
      results: [
        { country_code: 'DE', country: 'Germany', count: 1 },
        { country_code: 'SE', country: 'Sweden', count: 1 },
      ],
      count: 2,
      unknown: 1,
    });
    const filtered = await server.guest().get('/api/v2/companies/countries?type=distributor&q=helium');
    expect(filtered.body.results.map(({ country_code }: { country_code: string }) => country_code)).toEqual([
      'DE',
    ]);
  });
});
