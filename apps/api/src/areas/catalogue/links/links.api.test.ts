import { afterAll, beforeAll, expect, it } from 'vitest';
import { importSheet, Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { insertModerator } from '../../operations/moderators';

let server: TestServer;
let seed: Seed;
let author: Visitor;
let stranger: Visitor;
let moderator: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  author = await server.signIn((await seed.member('Author')).email);
  stranger = await server.signIn((await seed.member('Stranger')).email);
  const row = await seed.member('Moderator');
  await insertModerator(server.context.db, row.id);
  moderator = await server.signIn(row.email);
});
afterAll(() => server.close());

/** A supplier link and a material link that the author has added, by their addresses. */
/** @param company A name of its own, where it is looked up by that. */
async function links(company = 'Glass Works') {
  const [glass, sand] = [await seed.product('Quartz glass'), await seed.product('Quartz sand')];
  const works = await seed.company(company);
  await author.post('/api/v1/product/supplier', { company_id: works.id, product_id: glass.id });
  await author.post('/api/v1/product/rawMaterial', { raw_id: sand.id, application_id: glass.id });
  return {
    glass,
    sand,
    works,
    supplier: `/api/v2/links/supplier/${glass.id}/${works.id}`,
    material: `/api/v2/links/material/${glass.id}/${sand.id}`,
  };
}

const countsOf = async (id: string) => (await server.guest().get(`/api/v1/product/${id}`)).body.Item.counts;
const patch = (visitor: Visitor, path: string, body: unknown) => visitor.send('PATCH', path, body);

it('tells members who added a link and when, and who may remove it [GAP-087]', async () => {
  const { supplier, material } = await links();
  for (const path of [supplier, material]) {
    expect((await author.get(path)).body.Item).toMatchObject({
      added: expect.stringMatching(/Z$/),
      user_name: 'Author Okafor',
      source_url: null,
      confirmed: 0,
      disputed: 0,
      verdicts: [],
      removable: true,
    });
    expect((await stranger.get(path)).body.Item).toMatchObject({ removable: false });
    expect((await moderator.get(path)).body.Item).toMatchObject({ removable: true });
    expect((await server.guest().get(path)).status).toBe(401);
  }
});

it('knows nothing of what is not linked', async () => {
  const { glass, sand, works } = await links();
  for (const path of [
    `/api/v2/links/supplier/${sand.id}/${works.id}`,
    `/api/v2/links/material/${sand.id}/${glass.id}`,
    `/api/v2/links/supplier/${glass.id}/${sand.id}`,
  ]) {
    expect((await author.get(path)).status).toBe(404);
    expect((await author.put(`${path}/verdict`, { verdict: 'confirmed' })).status).toBe(404);
    expect((await moderator.delete(path)).status).toBe(404);
    expect((await moderator.send('PUT', `${path}/restore`)).status).toBe(404);
  }
});

it('takes the source from who added the link and from moderators alone', async () => {
  const { supplier, material } = await links();
  for (const path of [supplier, material]) {
    expect((await patch(stranger, path, { source_url: 'works.example' })).status).toBe(403);
    expect((await patch(server.guest(), path, { source_url: 'works.example' })).status).toBe(401);
    const bad = await patch(author, path, { source_url: 'javascript:alert(1)' });
    expect([bad.status, Object.keys(bad.body.fields)]).toEqual([422, ['source_url']]);
    const named = await patch(author, path, { source_url: 'works.example/rods' });
    expect([named.status, named.body.Item.source_url]).toEqual([200, 'https://works.example/rods']);
    expect((await stranger.get(path)).body.Item.source_url).toBe('https://works.example/rods');
    expect((await patch(moderator, path, { source_url: null })).body.Item.source_url).toBeNull();
  }
});

it('lets each member confirm or dispute a link, with a reason and a source, once', async () => {
  const { supplier, material } = await links();
  for (const path of [supplier, material]) {
    const verdict = `${path}/verdict`;
    expect((await server.guest().put(verdict, { verdict: 'confirmed' })).status).toBe(401);
    const silent = await stranger.put(verdict, { verdict: 'disputed', reason: ' ' });
    expect([silent.status, Object.keys(silent.body.fields)]).toEqual([422, ['reason']]);
    expect((await stranger.put(verdict, { verdict: 'doubted' })).status).toBe(422);
    expect((await moderator.put(verdict, { verdict: 'confirmed' })).body.Item).toMatchObject({
      confirmed: 1,
    });
    const disputed = await stranger.put(verdict, {
      verdict: 'disputed',
      reason: 'Closed in 2024.',
      source_url: 'https://works.example/news',
    });
    expect(disputed.body.Item).toMatchObject({ confirmed: 1, disputed: 1 });
    expect(disputed.body.Item.verdicts[0]).toMatchObject({
      verdict: 'disputed',
      reason: 'Closed in 2024.',
      source_url: 'https://works.example/news',
      user_name: 'Stranger Okafor',
      own: true,
    });
    expect((await author.get(path)).body.Item.verdicts.map(({ own }: { own: boolean }) => own)).toEqual([
      false,
      false,
    ]);
    const changed = await stranger.put(verdict, { verdict: 'confirmed', reason: 'It was reopened.' });
    expect(changed.body.Item).toMatchObject({ confirmed: 2, disputed: 0 });
    expect((await stranger.delete(verdict)).body.Item).toMatchObject({ confirmed: 1, disputed: 0 });
    expect((await server.guest().delete(verdict)).status).toBe(401);
  }
});

it('lets who added a link remove it, and nobody else but moderators [GAP-087]', async () => {
  for (const remover of [author, moderator]) {
    const { glass, sand, supplier, material } = await links();
    for (const path of [supplier, material]) {
      expect((await server.guest().delete(path)).status).toBe(401);
      expect((await stranger.delete(path)).status).toBe(403);
    }
    expect(await countsOf(glass.id)).toMatchObject({ suppliers: 1, raw_materials: 1 });
    expect(await countsOf(sand.id)).toMatchObject({ applications: 1, potential_customers: 1 });
    expect((await remover.delete(supplier)).status).toBe(204);
    expect(await countsOf(glass.id)).toMatchObject({ suppliers: 0, raw_materials: 1 });
    expect(await countsOf(sand.id)).toMatchObject({ applications: 1, potential_customers: 0 });
    expect((await remover.delete(material)).status).toBe(204);
    expect(await countsOf(glass.id)).toMatchObject({ suppliers: 0, raw_materials: 0 });
    expect(await countsOf(sand.id)).toMatchObject({ applications: 0, potential_customers: 0 });
    for (const path of [supplier, material]) expect((await remover.delete(path)).status).toBe(404);
  }
});

it('puts a removed link back as it was, for who removed it and for moderators', async () => {
  const { glass, supplier, material } = await links();
  for (const path of [supplier, material]) {
    await patch(author, path, { source_url: 'https://works.example/rods' });
    await stranger.put(`${path}/verdict`, { verdict: 'confirmed' });
    const before = (await author.get(path)).body.Item;
    await moderator.delete(path);
    expect((await server.guest().send('PUT', `${path}/restore`)).status).toBe(401);
    // Who added it did not remove it: what a moderator decides is not undone by others.
    expect((await author.send('PUT', `${path}/restore`)).status).toBe(403);
    expect((await moderator.send('PUT', `${path}/restore`)).status).toBe(200);
    expect((await author.get(path)).body.Item).toEqual(before);
    expect((await author.delete(path)).status).toBe(204);
    expect((await author.send('PUT', `${path}/restore`)).body.Item).toEqual(before);
    expect((await author.send('PUT', `${path}/restore`)).status).toBe(200);
  }
  expect(await countsOf(glass.id)).toMatchObject({ suppliers: 1, raw_materials: 1 });
});

it('lets nobody but moderators add again what a moderator has removed, whichever way [GAP-087]', async () => {
  const { glass, sand, works, supplier, material } = await links('Works of one link');
  for (const path of [supplier, material]) expect((await moderator.delete(path)).status).toBe(204);
  const member = await seed.member('Colleague', { companyId: works.id });
  const colleague = await server.signIn(member.email);
  const again = [
    ['/api/v1/product/supplier', { company_id: works.id, product_id: glass.id }],
    ['/api/v1/product/rawMaterial', { raw_id: sand.id, application_id: glass.id }],
    ['/api/v1/product/add/stream', { type: 'ADD_RAW', parentProductId: glass.id, childProductId: sand.id }],
  ] as const;
  for (const [path, body] of again) {
    for (const visitor of [author, colleague]) {
      const refused = await visitor.post(path, body);
      expect([path, refused.status, refused.body.code]).toEqual([path, 409, 'link_removed']);
      expect(refused.body.error).toMatch(/^A moderator removed this link/);
    }
  }
  const bulk = await colleague.post('/api/v2/products/bulkproducts', { products: [glass.id] });
  expect(bulk.body.results).toMatchObject([{ status: 'refused' }]);
  const form = new FormData();
  form.set('file', new Blob([`Company\n${works.name}\n`]), 'suppliers.csv');
  form.set('kind', 'suppliers');
  form.set('target_id', glass.id);
  const imported = await importSheet(server, author, form);
  expect([imported.status, imported.body.added, imported.body.refused]).toEqual([200, 0, 1]);
  expect(await countsOf(glass.id)).toMatchObject({ suppliers: 0 });
  expect((await moderator.post(...again[0])).status).toBe(201);
  expect((await moderator.delete(supplier)).status).toBe(204);
  expect((await author.post(...again[0])).status).toBe(201);
});

it('lets others add again what a member has removed', async () => {
  const { glass, works, supplier } = await links();
  expect((await author.delete(supplier)).status).toBe(204);
  const body = { company_id: works.id, product_id: glass.id };
  expect((await stranger.post('/api/v1/product/supplier', body)).status).toBe(201);
});
