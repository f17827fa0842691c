import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';

type Hit = { _index: string; _source: { name: string } };

let server: TestServer;
let silica: { id: string };
let works: { id: string };
let member: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  const seed = new Seed(server.context.db);
  silica = await seed.product('Silica glass', {
    country: 'SE',
    description: 'Clear.',
    sector: 'optical-fiber',
  });
  for (const name of [
    'Fused silica',
    'Silicon',
    'Battery cell',
    'Low-silica sand',
    '100% wool_felt',
    '石英ガラス',
  ]) {
    await seed.product(name);
  }
  works = await seed.company('Silicon Works', { country: 'JP' });
  for (const name of ['Kvarn Silica AB', 'Zürcher Glas', 'X']) await seed.company(name);
  member = await server.signIn((await seed.member('Seeker')).email);
});
afterAll(() => server.close());

const find = (kind: string, text: string, query = '') =>
  server.guest().get(`/api/v1/${kind}/search/${encodeURIComponent(text)}${query}`);

const namesOf = async (kind: string, text: string, query = ''): Promise<string[]> => {
  const reply = await find(kind, text, query);
  expect(reply.status).toBe(200);
  return reply.body.hits.hits.map((hit: Hit) => hit._source.name);
};

it('finds products by the beginning of the name, then of a word, then by near spelling [API-061]', async () => {
  expect((await namesOf('product', 'silic')).slice(0, 3)).toEqual([
    'Silica glass',
    'Silicon',
    'Fused silica',
  ]);
  expect(await namesOf('product', 'BATERY')).toEqual(['Battery cell']);
  expect(await namesOf('product', 'silica', '?limit=1')).toEqual(['Silica glass']);
  expect(await namesOf('product', '石英')).toEqual(['石英ガラス']);
  expect(await namesOf('product', 'nothing like it')).toEqual([]);
  for (const text of ['%', '_', '\\', "'", '" OR 1=1 --']) expect(await namesOf('product', text)).toEqual([]);
  expect(await namesOf('product', '100% wool_')).toEqual(['100% wool_felt']);
});

it('finds companies, from the first character on [API-062]', async () => {
  const reply = await find('company', 'silicon');
  expect(reply.body.hits.hits[0]).toMatchObject({
    _index: 'companies',
    _source: { id: works.id, name: 'Silicon Works', country: 'Japan' },
  });
  expect(await namesOf('company', 'x')).toEqual(['X']);
  expect(await namesOf('company', 'zurcher')).toEqual(['Zürcher Glas']);
});

it('finds the company that one works for, for guests too, as hits of hits [API-023]', async () => {
  const path = '/api/v1/user/search/company/silicon%20wo?limit=1';
  const { status, body } = await server.guest().get(path);
  expect([status, Object.keys(body)]).toEqual([200, ['hits']]);
  expect(body.hits.hits).toEqual([
    expect.objectContaining({
      _index: 'companies',
      _id: works.id,
      _source: expect.objectContaining({ id: works.id, name: 'Silicon Works', country: 'Japan' }),
    }),
  ]);
  expect((await member.get(path)).body).toEqual(body);
  expect((await member.get('/api/v1/user/search/company/nothing%20like%20it')).body).toEqual({
    hits: { hits: [] },
  });
});

it('finds both at once, best matches first [API-063]', async () => {
  const reply = await find('productandcompany', 'silicon');
  expect(reply.body.hits.hits.slice(0, 2).map((hit: Hit) => [hit._index, hit._source.name])).toEqual([
    ['products', 'Silicon'],
    ['companies', 'Silicon Works'],
  ]);
});

it('answers hits of an index and a source, and products as Items too [DATA-015, DIFF-023]', async () => {
  const { body } = await find('product', 'silica glass', '?limit=1');
  const source = {
    id: silica.id,
    name: 'Silica glass',
    country: 'Sweden',
    country_code: 'SE',
    description: 'Clear.',
    sector: 'optical-fiber',
  };
  expect(body).toEqual({
    hits: { hits: [{ _index: 'products', _id: silica.id, _score: 3, _source: source }] },
    Items: [source],
  });
  expect(Object.keys((await find('company', 'silicon')).body)).toEqual(['hits']);
});

it('refuses a text that is too long, and one that no name can hold', async () => {
  expect((await find('product', 'x'.repeat(201))).status).toBe(400);
  expect((await find('product', 'a\0b')).status).toBe(400);
  expect((await server.guest().get('/api/v1/product/search/%E0%A4%A')).status).toBe(400);
});
