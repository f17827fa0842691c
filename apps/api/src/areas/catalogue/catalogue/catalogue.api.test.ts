import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const PATH = '/api/v2/products/bulkproducts';

let server: TestServer;
let seed: Seed;
let tomas: Visitor;
let works: { id: string };

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  works = await seed.company('Tomás Trading');
  tomas = await server.signIn((await seed.member('Tomas', { companyId: works.id })).email);
});
afterAll(() => server.close());

it('adds many products to one’s own company [API-087]', async () => {
  const argon = await seed.product('Argon');
  const reply = await tomas.post(PATH, { products: [argon.id, { name: 'Krypton', description: 'Noble.' }] });
  expect([reply.status, reply.body.count]).toEqual([200, 2]);
  const listed = await server.guest().get(`/api/v1/company/${works.id}/products`);
  expect(listed.body.Items.map((row: { product_name: string }) => row.product_name)).toEqual([
    'Argon',
    'Krypton',
  ]);
  expect((await server.guest().get(`/api/v1/product/supplier/${argon.id}`)).body.count).toBe(1);
});

it('takes ids or names, and answers what became of each; a bad one doesn’t stop the others [GAP-071]', async () => {
  const neon = await seed.product('Neon');
  const xenon = await seed.product('Xenon');
  await tomas.post(PATH, { products: [xenon.id] });
  const { body } = await tomas.post(PATH, {
    products: [
      neon.id,
      { id: xenon.id },
      { name: ' radon ', description: 'Rare.' },
      { name: 'NEON' },
      { name: '   ' },
      { name: 'x'.repeat(300) },
      UNKNOWN,
      { name: 'Oganesson', description: 'y'.repeat(6000) },
    ],
  });
  expect(body.results.map(({ status }: { status: string }) => status)).toEqual([
    'added',
    'listed',
    'created',
    'listed',
    'refused',
    'refused',
    'refused',
    'refused',
  ]);
  expect(body.results[2]).toEqual({
    status: 'created',
    product_id: expect.any(String),
    product_name: 'radon',
  });
  expect(body.results[6]).toMatchObject({ product_id: null, product_name: null, code: 'invalid_fields' });
  expect(body.results[4].error).toBe('must not be blank');
});

it('refuses an entry whose text can’t be held or seen, and no other [GAP-071]', async () => {
  const named = ['Nul\0 gas', 'Two\nlines', '\u200b', 'half \ud83d'].map((name) => ({ name }));
  const products = [
    { name: 'Sulfur' },
    ...named,
    { name: 'Iodine', description: 'a\0' },
    { name: 'Bromine' },
  ];
  const key = { headers: { 'Idempotency-Key': 'noble' } };
  const { status, body } = await tomas.post(PATH, { products }, key);
  expect(status).toBe(200);
  const became = body.results.map(
    (result: { status: string; error?: string }) => result.error ?? result.status,
  );
  const bad = 'must be one line of visible text';
  expect(became).toEqual(['created', bad, bad, bad, bad, 'must be visible text', 'created']);
  expect((await tomas.post(PATH, { products }, key)).body).toEqual(body);
});

it('is for members with a company', async () => {
  const loner = await server.signIn((await seed.member('Loner')).email);
  const refused = await loner.post(PATH, { products: [{ name: 'Nothing' }] });
  expect([refused.status, refused.body.code]).toEqual([403, 'company_required']);
  expect((await server.guest().post(PATH, { products: [{ name: 'Nothing' }] })).status).toBe(401);
  expect((await tomas.post(PATH, { products: [] })).status).toBe(422);
  expect((await tomas.post(PATH, { products: [{ nome: 'Nothing' }] })).status).toBe(422);
});
