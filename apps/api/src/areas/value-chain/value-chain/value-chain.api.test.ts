import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: Seed;
let lina: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  lina = await server.signIn((await seed.member('Lina')).email);
});
afterAll(() => server.close());

const rawMaterials = async (id: string) =>
  (await server.guest().get(`/api/v1/product/rawMaterial/${id}`)).body;
const applications = async (id: string) =>
  (await server.guest().get(`/api/v1/product/application/${id}`)).body;
const countsOf = async (id: string) => (await server.guest().get(`/api/v1/product/${id}`)).body.Item.counts;

describe('POST /api/v1/product/rawMaterial', () => {
  it('links raw material and application, seen from both sides, with the names as stored [API-075, DATA-023]', async () => {
    const sand = await seed.product('Quartz sand');
    const glass = await seed.product('Quartz glass');
    const sent = { raw_id: sand.id, raw: 'sand', application_id: glass.id, application: 'glass' };
    const reply = await lina.post('/api/v1/product/rawMaterial', sent);
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({ Item: { ...sent, raw: 'Quartz sand', application: 'Quartz glass' } });
    expect((await rawMaterials(glass.id)).Items[0].rawMaterial).toBe(sand.id);
    expect((await applications(sand.id)).Items[0].application).toBe(glass.id);
    expect(await countsOf(sand.id)).toMatchObject({ raw_materials: 0, applications: 1 });
    expect(await countsOf(glass.id)).toMatchObject({ raw_materials: 1, applications: 0 });

    const again = await lina.post('/api/v1/product/rawMaterial', sent);
    expect([again.status, again.body.code]).toEqual([409, 'already_linked']);
    expect((await server.guest().post('/api/v1/product/rawMaterial', sent)).status).toBe(401);
  });

  it('names the products that don’t exist', async () => {
    const reply = await lina.post('/api/v1/product/rawMaterial', {
      raw_id: UNKNOWN,
      application_id: UNKNOWN.replace('4', '5'),
    });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([422, ['raw_id', 'application_id']]);
  });

  it('counts right when many links to one product come at once', async () => {
    const hub = await seed.product('Helium');
    const uses = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => seed.product(`Use of helium ${n}`)));
    await Promise.all(
      uses.map(({ id }) => lina.post('/api/v1/product/rawMaterial', { raw_id: hub.id, application_id: id })),
    );
    expect((await countsOf(hub.id)).applications).toBe(6);
  });
});

describe('POST /api/v1/product/add/stream', () => {
  it('makes the child a raw material or an application of the parent [API-074, DATA-024]', async () => {
    const [wafer, ingot, cell] = await Promise.all(
      ['Wafer', 'Ingot', 'Cell'].map((name) => seed.product(name)),
    );
    if (!wafer || !ingot || !cell) throw new Error('Not seeded.');
    const raw = { type: 'ADD_RAW', parentProductId: wafer.id, childProductId: ingot.id };
    const reply = await lina.post('/api/v1/product/add/stream', raw);
    expect([reply.status, reply.body]).toEqual([201, { Item: raw }]);
    await lina.post('/api/v1/product/add/stream', {
      type: 'ADD_APPLICATION',
      parentProductId: wafer.id,
      childProductId: cell.id,
    });
    expect(
      (await rawMaterials(wafer.id)).Items.map((row: { rawMaterial: string }) => row.rawMaterial),
    ).toEqual([ingot.id]);
    expect(
      (await applications(wafer.id)).Items.map((row: { application: string }) => row.application),
    ).toEqual([cell.id]);

    const mirrored = { type: 'ADD_APPLICATION', parentProductId: ingot.id, childProductId: wafer.id };
    expect((await lina.post('/api/v1/product/add/stream', mirrored)).status).toBe(409);
    expect((await lina.post('/api/v1/product/add/stream', { ...raw, type: 'ADD' })).status).toBe(422);
    expect((await server.guest().post('/api/v1/product/add/stream', raw)).status).toBe(401);
  });
});

it('refuses to link a product with itself, however it is asked, and lets a cycle be [GAP-086]', async () => {
  const [ore, metal] = await Promise.all(['Ore', 'Metal'].map((name) => seed.product(name)));
  if (!ore || !metal) throw new Error('Not seeded.');
  const own = await lina.post('/api/v1/product/rawMaterial', { raw_id: ore.id, application_id: ore.id });
  expect([own.status, own.body.code]).toEqual([422, 'self_link']);
  for (const type of ['ADD_RAW', 'ADD_APPLICATION']) {
    const stream = { type, parentProductId: ore.id, childProductId: ore.id };
    expect((await lina.post('/api/v1/product/add/stream', stream)).body.code).toBe('self_link');
  }
  for (const [raw, use] of [
    [ore, metal],
    [metal, ore],
  ] as const) {
    const link = { raw_id: raw.id, application_id: use.id };
    expect((await lina.post('/api/v1/product/rawMaterial', link)).status).toBe(201);
  }
});

describe('the lists', () => {
  it('answer raw materials by name, each with its suppliers counted [API-076, DATA-021]', async () => {
    const [glass, soda, lime] = await Promise.all(
      ['Window glass', 'soda ash', 'Lime'].map((name) =>
        seed.product(name, { description: `About ${name}` }),
      ),
    );
    if (!glass || !soda || !lime) throw new Error('Not seeded.');
    await seed.link(soda, glass);
    await seed.link(lime, glass);
    await seed.supplier(lime, await seed.company('Kalkwerk'));
    expect(await rawMaterials(glass.id)).toEqual({
      Items: [
        {
          rawMaterial: lime.id,
          rawMaterial_title: 'Lime',
          description: 'About Lime',
          supplierCount: 1,
          childRawMaterials: 0,
          sector: null,
        },
        {
          rawMaterial: soda.id,
          rawMaterial_title: 'soda ash',
          description: 'About soda ash',
          supplierCount: 0,
          childRawMaterials: 0,
          sector: null,
        },
      ],
      Count: 2,
    });
  });

  it('answer applications, each with how many it has itself [API-077, DATA-022]', async () => {
    const [resin, ink, poster, banner] = await Promise.all(
      ['Resin', 'Ink', 'Poster', 'Banner'].map((name) => seed.product(name, { sector: 'uv-eb-curing' })),
    );
    if (!resin || !ink || !poster || !banner) throw new Error('Not seeded.');
    await seed.link(resin, ink);
    await seed.link(ink, poster);
    await seed.link(ink, banner);
    expect(await applications(resin.id)).toEqual({
      Items: [
        {
          application: ink.id,
          application_title: 'Ink',
          description: '',
          supplierCount: 0,
          childApplications: 2,
          sector: 'uv-eb-curing',
        },
      ],
      Count: 1,
    });
  });

  it('come in pages by cursor, also among equal names, and are 404 for an unknown product', async () => {
    const hub = await seed.product('Electricity');
    const uses = await Promise.all(['Other', 'Other', 'Other', 'Arc'].map((name) => seed.product(name)));
    for (const use of uses) await seed.link(hub, use);
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await server.guest().get(`/api/v1/product/application/${hub.id}?limit=1${cursor}`);
      expect(body.Count).toBe(4);
      seen.push(...body.Items.map((row: { application: string }) => row.application));
      cursor = body.LastEvaluatedKey ? `&cursor=${body.LastEvaluatedKey}` : '';
    } while (cursor);
    expect(new Set(seen)).toEqual(new Set(uses.map(({ id }) => id)));
    expect(seen).toHaveLength(4);
    for (const list of ['rawMaterial', 'application']) {
      expect((await server.guest().get(`/api/v1/product/${list}/${UNKNOWN}`)).status).toBe(404);
    }
  });
});
