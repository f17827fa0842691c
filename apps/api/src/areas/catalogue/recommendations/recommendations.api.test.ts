import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const recommended = async (visitor: Visitor): Promise<string[]> => {
  const { body } = await visitor.get('/api/v1/product/recommended/all');
  return body.Items.map(({ product }: { product: string }) => product);
};

it('recommends the nearest in the value chain, in either direction, not followed yet [GAP-085, API-034, DATA-018]', async () => {
  const names = ['Sand', 'Silica', 'Tube', 'Preform', 'Fiber', 'Cable', 'Network', 'Duct', 'Island'];
  const made = await Promise.all(names.map((name) => seed.product(name, { sector: 'optical-fiber' })));
  const by = Object.fromEntries(made.map((product) => [product.name, product])) as Record<
    string,
    { id: string }
  >;
  const at = (name: string) => by[name] as { id: string };
  for (const [from, to] of [
    ['Sand', 'Silica'],
    ['Silica', 'Preform'],
    ['Tube', 'Preform'],
    ['Tube', 'Cable'],
    ['Preform', 'Fiber'],
    ['Fiber', 'Cable'],
    ['Cable', 'Network'],
    ['Duct', 'Network'],
  ] as const) {
    await seed.link(at(from), at(to));
  }
  const mine = await seed.company('Cable Works');
  await seed.supplier(at('Cable'), mine);
  for (const name of ['Island', 'Island', 'Network']) await seed.follower(at(name), await seed.member('Fan'));
  const member = await server.signIn((await seed.member('Ines', { companyId: mine.id })).email);
  await member.post('/api/v1/product/follow', { productId: at('Preform').id });

  // One step from Preform and Cable: Fiber and Tube by two links each, Network (followed by one) and Silica by one.
  // Two steps: Duct and Sand by one link each; there is room for one.
  expect(await recommended(member)).toEqual(['Fiber', 'Tube', 'Network', 'Silica', 'Duct']);

  await member.post('/api/v1/product/follow', { productId: at('Fiber').id });
  expect(await recommended(member)).toEqual(['Tube', 'Network', 'Silica', 'Duct', 'Sand']);
  const { body } = await member.get('/api/v1/product/recommended/all');
  expect(body.Items[1]).toEqual({
    id: at('Network').id,
    product: 'Network',
    sector: 'optical-fiber',
    image: null,
    followers: 1,
  });

  for (const name of ['Tube', 'Silica', 'Sand']) {
    await member.post('/api/v1/product/follow', { productId: at(name).id });
  }
  expect(await recommended(member)).toEqual(['Network', 'Duct', 'Island']);
});

it('fills the five with the most followed where the chain gives fewer', async () => {
  const newcomer = await server.signIn((await seed.member('Nora')).email);
  const names = await recommended(newcomer);
  expect(names).toHaveLength(5);
  expect(names.slice(0, 2)).toEqual(['Island', 'Fiber']);
});

it('is for members', async () => {
  expect((await server.guest().get('/api/v1/product/recommended/all')).status).toBe(401);
});
