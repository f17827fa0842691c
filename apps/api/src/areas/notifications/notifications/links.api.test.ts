import { afterAll, beforeAll, expect, it } from 'vitest';
import { importSheet, Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { jobHandlers } from '../../../background';

let server: TestServer;
let seed: Seed;
let actor: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  actor = await server.signIn((await seed.member('Actor')).email);
});
afterAll(() => server.close());

/** Types with the names of product, linked product and company, the newest first. */
async function told(visitor: Visitor): Promise<(string | null)[][]> {
  await server.context.jobs.runDue(jobHandlers(server.context));
  const { Items } = (await visitor.get('/api/v1/user/notification/all')).body;
  return Items.map((one: Record<string, string | null>) => [
    one.type,
    one.product_name,
    one.linked_product_name,
    one.company_name,
  ]);
}

async function follower(name: string, ...products: { id: string }[]): Promise<Visitor> {
  const member = await seed.member(name);
  for (const product of products) await seed.follower(product, member);
  return server.signIn(member.email);
}

it('followers of a product are notified of new raw materials and applications, each once [NOTE-008]', async () => {
  const [glass, sand] = [await seed.product('Glass'), await seed.product('Sand')];
  const [ofGlass, ofSand, ofBoth] = [
    await follower('Gus', glass),
    await follower('Sam', sand),
    await follower('Bo', glass, sand),
  ];
  const linked = await actor.post('/api/v1/product/rawMaterial', {
    raw_id: sand.id,
    application_id: glass.id,
  });
  expect(linked.status).toBe(201);
  expect(await told(ofGlass)).toEqual([['raw_material_added', 'Glass', 'Sand', null]]);
  expect(await told(ofSand)).toEqual([['end_product_added', 'Sand', 'Glass', null]]);
  expect(await told(ofBoth)).toEqual([['raw_material_added', 'Glass', 'Sand', null]]);
  expect(await told(actor)).toEqual([]);
  await actor.delete(`/api/v2/links/material/${glass.id}/${sand.id}`);
  for (const visitor of [ofGlass, ofSand, ofBoth]) expect(await told(visitor)).toEqual([]);
});

it('followers of a product, its materials, its applications or the company are notified of a new supplier [NOTE-009, NOTE-013]', async () => {
  const [rod, tube, fiber] = [
    await seed.product('Rod'),
    await seed.product('Tube'),
    await seed.product('Fiber'),
  ];
  await seed.link(rod, tube);
  await seed.link(tube, fiber);
  const works = await seed.company('Tube Works');
  const [ofTube, ofFiber, ofRod] = [
    await follower('Tea', tube),
    await follower('Fia', fiber),
    await follower('Rod', rod),
  ];
  const colleague = await server.signIn((await seed.member('Colin', { companyId: works.id })).email);
  const fan = await server.signIn((await seed.member('Fan')).email);
  await fan.post('/api/v1/me/followedCompanies', { company_id: works.id });
  const stranger = await server.signIn((await seed.member('Stranger')).email);
  await told(colleague);
  const added = await actor.post('/api/v1/product/supplier', { company_id: works.id, product_id: tube.id });
  expect(added.status).toBe(201);
  expect(await told(ofTube)).toEqual([['supplier_added', 'Tube', null, 'Tube Works']]);
  expect(await told(ofFiber)).toEqual([['raw_material_supplier_added', 'Fiber', 'Tube', 'Tube Works']]);
  expect(await told(ofRod)).toEqual([['application_supplier_added', 'Rod', 'Tube', 'Tube Works']]);
  for (const visitor of [colleague, fan]) {
    expect((await told(visitor))[0]).toEqual(['company_product_added', 'Tube', null, 'Tube Works']);
  }
  expect(await told(stranger)).toEqual([]);
});

it('what a member’s company or a spreadsheet adds is notified, twenty at most at once [NOTE-009, NOTE-013]', async () => {
  const works = await seed.company('Sheet Works');
  const own = await server.signIn((await seed.member('Owen', { companyId: works.id })).email);
  const glass = await seed.product('Sheet glass');
  const reader = await follower('Rita', glass);
  await own.post('/api/v2/products/bulkproducts', { products: [glass.id] });
  expect(await told(reader)).toEqual([['supplier_added', 'Sheet glass', null, 'Sheet Works']]);
  const form = new FormData();
  const names = Array.from({ length: 30 }, (_, at) => `Plate maker ${String.fromCharCode(65 + at)} ${at}`);
  form.set('file', new Blob([['Company', ...names].join('\n')]), 'suppliers.csv');
  form.set('kind', 'suppliers');
  form.set('target_id', glass.id);
  const imported = await importSheet(server, actor, form);
  expect(imported.status).toBe(200);
  expect(await told(reader)).toHaveLength(1 + Math.min(20, imported.body.created));
});
