import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';

let server: TestServer;
let seed: Seed;
let member: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  member = await server.signIn((await seed.member('Ines')).email);
});
afterAll(() => server.close());

it('lets any member add suppliers, raw materials, applications, prospects and products, and no guest [PERM-004]', async () => {
  const [preform, silica, fiber] = [
    await seed.product('Preform'),
    await seed.product('Silica'),
    await seed.product('Fiber'),
  ];
  const [maker, buyer] = [await seed.company('Preform Works'), await seed.company('Fiber Works')];
  const writes = [
    ['/api/v1/product/supplier', { company_id: maker.id, product_id: preform.id }],
    ['/api/v1/product/rawMaterial', { raw_id: silica.id, application_id: preform.id }],
    ['/api/v1/product/rawMaterial', { raw_id: preform.id, application_id: fiber.id }],
    // Whoever makes the application may buy the product.
    ['/api/v1/product/supplier', { company_id: buyer.id, product_id: fiber.id }],
    ['/api/v1/product', { name: 'Hollow-core fiber' }],
  ] as const;
  for (const [path, body] of writes) {
    expect((await server.guest().post(path, body)).status).toBe(401);
    expect((await member.post(path, body)).status).toBe(201);
  }
  const { body } = await server.guest().get(`/api/v1/product/${preform.id}`);
  expect(body.Item.counts).toEqual({
    suppliers: 1,
    raw_materials: 1,
    applications: 1,
    potential_customers: 1,
  });
});
