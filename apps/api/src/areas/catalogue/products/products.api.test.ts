import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { products } from '../../../platform/db/schema';
import { Cursors } from '../../../platform/http/cursor';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: Seed;
/** A member of the editors' company, a member of another, and nobody. */
let editor: Visitor;
let stranger: Visitor;
let guest: Visitor;
let mia: { id: string };

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  const research = await seed.company('Millrace Research', {
    id: server.context.config.productEditorCompanyId,
  });
  const works = await seed.company('Ostwald Quarzglas GmbH');
  const ed = await seed.member('Ed', { companyId: research.id });
  const member = await seed.member('Mia', { companyId: works.id, plan: 'platinum' });
  mia = member;
  editor = await server.signIn(ed.email);
  stranger = await server.signIn(member.email);
  guest = server.guest();
});
afterAll(() => server.close());

const readRow = async (id: string) =>
  (await server.context.db.select().from(products).where(eq(products.id, id)))[0];

describe('GET /api/v1/product/{id}', () => {
  it('answers the product to anybody [API-069]', async () => {
    const glass = await seed.product('Float glass');
    for (const visitor of [guest, stranger]) {
      const reply = await visitor.get(`/api/v1/product/${glass.id}`);
      expect([reply.status, reply.body.Item.id]).toEqual([200, glass.id]);
    }
  });

  it('has the fields of a product [DATA-017]', async () => {
    const glass = await seed.product('Borosilicate glass', {
      description: 'Low expansion.',
      country: 'DE',
      sector: 'photovoltaic',
      originalImages: [{ value: 'http://localhost/files/a.png', width: 800, height: 600 }],
      cropImages: [{ value: 'http://localhost/files/b.png' }],
    });
    await seed.follower(glass, mia);
    const { body } = await stranger.get(`/api/v1/product/${glass.id}`);
    expect(body).toEqual({
      Item: {
        id: glass.id,
        name: 'Borosilicate glass',
        description: 'Low expansion.',
        country: 'Germany',
        country_code: 'DE',
        sector: 'photovoltaic',
        kind: null,
        synonyms: {},
        identifiers: {
          ...{ cas: [], ec: [], hs: [], cn: [], unspsc: [], eclass: [] },
          ...{ formula: null, part_numbers: [] },
        },
        properties: [],
        original_images: [{ value: 'http://localhost/files/a.png', width: 800, height: 600 }],
        crop_images: [{ value: 'http://localhost/files/b.png' }],
        followers: 1,
        following: true,
        counts: { suppliers: 0, raw_materials: 0, applications: 0, potential_customers: 0 },
        version: 1,
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    });
    expect((await guest.get(`/api/v1/product/${glass.id}`)).body.Item.following).toBe(false);
  });

  it('answers 404 for an unknown id and 400 for one that is none', async () => {
    expect((await guest.get(`/api/v1/product/${UNKNOWN}`)).body.code).toBe('not_found');
    const bad = await guest.get('/api/v1/product/glass');
    expect([bad.status, bad.body.code]).toEqual([400, 'bad_parameter']);
  });
});

describe('GET /api/v1/products/all', () => {
  it('answers all products by name, in pages by cursor, of one sector where asked [API-068]', async () => {
    const fresh = await startTestServer();
    try {
      const here = new Seed(fresh.context.db);
      for (const name of ['zinc', 'Äpfelsäure', 'Other', 'Other', 'argon', 'Boron']) await here.product(name);
      const wafer = await here.product('Wafer', { sector: 'semiconductor' });
      const names: string[] = [];
      let path = '/api/v1/products/all?limit=3';
      for (let page = 0; page < 3; page += 1) {
        const { body } = await fresh.guest().get(path);
        expect(body.Count).toBe(7);
        names.push(...body.Items.map((item: { name: string }) => item.name));
        path = `/api/v1/products/all?limit=3&cursor=${body.LastEvaluatedKey}`;
        expect(body.LastEvaluatedKey === undefined).toBe(page === 2);
      }
      expect(names).toEqual(['Äpfelsäure', 'argon', 'Boron', 'Other', 'Other', 'Wafer', 'zinc']);
      const { body } = await fresh.guest().get('/api/v1/products/all?sector=semiconductor');
      expect([body.Count, body.Items[0].id]).toEqual([1, wafer.id]);
    } finally {
      await fresh.close();
    }
  });

  it('refuses a cursor that it did not make', async () => {
    const { cursors } = server.context;
    const own = cursors.encode('products', ['a', UNKNOWN]);
    expect((await guest.get(`/api/v1/products/all?cursor=${own}`)).status).toBe(200);
    const elsewhere = new Cursors(Buffer.alloc(32));
    const madeUp = [
      'x',
      `${own.slice(0, -2)}${own.endsWith('AA') ? 'BB' : 'AA'}`,
      own.slice(0, 38),
      Buffer.from(JSON.stringify(['products', 'a', UNKNOWN])).toString('base64url'),
      elsewhere.encode('products', ['a', UNKNOWN]),
      cursors.encode('followers', ['a', 'b']),
      cursors.encode('products', [1, 2]),
      cursors.encode('products', ['a', 'not an id']),
      cursors.encode('products', ['a\0', UNKNOWN]),
    ];
    for (const cursor of madeUp) {
      expect((await guest.get(`/api/v1/products/all?cursor=${cursor}`)).status).toBe(400);
    }
  });

  it('pages past the longest names', async () => {
    for (const end of ['一', '二', '三']) await seed.product(`${'漢'.repeat(199)}${end}`);
    const names: string[] = [];
    let cursor: string | undefined = server.context.cursors.encode('products', ['漢', UNKNOWN]);
    while (cursor) {
      const { status, body } = await guest.get(`/api/v1/products/all?limit=1&cursor=${cursor}`);
      expect(status).toBe(200);
      names.push(...body.Items.map((item: { name: string }) => item.name));
      cursor = body.LastEvaluatedKey;
    }
    expect(names.filter((name) => name.startsWith('漢'))).toHaveLength(3);
  });
});

describe('POST /api/v1/product', () => {
  it('creates a product for any member, and for no guest [API-066]', async () => {
    const reply = await stranger.post('/api/v1/product', { name: '  Fused silica tube ', desc: 'Clear.' });
    expect(reply.status).toBe(201);
    expect(reply.body.Item).toMatchObject({ name: 'Fused silica tube', description: 'Clear.' });
    const refused = await guest.post('/api/v1/product', { name: 'Something else' });
    expect([refused.status, refused.body.code]).toEqual([401, 'sign_in_required']);
  });

  it('answers a taken name with 409 in plain text, to the letter', async () => {
    await seed.product('Graphite electrode');
    const reply = await stranger.post('/api/v1/product', { name: ' graphite  ELECTRODE ' });
    expect(reply.status).toBe(409);
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain\b/);
    expect(reply.text).toBe('Product already exist.');
    const accented = await stranger.post('/api/v1/product', { name: 'Graphité electrode' });
    expect(accented.status).toBe(201);
  });

  it('creates one product of two requests for the same name at once', async () => {
    const both = await Promise.all(
      [1, 2].map(() => stranger.post('/api/v1/product', { name: 'Race-day resin' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('says which fields are not right', async () => {
    const cases = [
      [{}, { name: 'Is required' }],
      [{ name: '  ' }, { name: 'Must not be blank' }],
      [{ name: 'x'.repeat(201) }, { name: 'Must be at most 200 characters long' }],
      [{ name: 7 }, { name: 'Must be string' }],
      [{ name: 'A', colour: 'red' }, { colour: 'Isn’t recognized' }],
      [[], { body: 'Must be object' }],
    ] as const;
    for (const [draft, fields] of cases) {
      const reply = await stranger.post('/api/v1/product', draft);
      expect([reply.status, reply.body.code, reply.body.fields]).toEqual([422, 'invalid_fields', fields]);
    }
  });

  it('takes desc on creation and description on change, and either in place of the other [DIFF-021]', async () => {
    const { body: first } = await editor.post('/api/v1/product', { name: 'Twin A', desc: 'as desc' });
    const { body: second } = await editor.post('/api/v1/product', {
      name: 'Twin B',
      desc: 'lost',
      description: 'as description',
    });
    expect([first.Item.description, second.Item.description]).toEqual(['as desc', 'as description']);
    expect(first.Item).not.toHaveProperty('desc');
    const path = `/api/v1/product/${first.Item.id}`;
    const { body: changed } = await editor.put(path, { name: 'Twin A', desc: 'changed by desc' });
    expect(changed.Item.description).toBe('changed by desc');
    const { body: kept } = await editor.put(path, { name: 'Twin A' });
    expect(kept.Item.description).toBe('changed by desc');
    const { body: emptied } = await editor.put(path, { name: 'Twin A', description: '' });
    expect(emptied.Item.description).toBe('');
  });
});

describe('POST /api/v1/product/id', () => {
  it('answers id and name of a new product, or of the one that has the name [API-067]', async () => {
    const created = await stranger.post('/api/v1/product/id', { name: 'Sapphire crucible', desc: '' });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({ id: expect.any(String), name: 'Sapphire crucible' });
    const found = await editor.post('/api/v1/product/id', { name: 'sapphire crucible' });
    expect([found.status, found.body]).toEqual([200, created.body]);
    expect((await guest.post('/api/v1/product/id', { name: 'Sapphire crucible' })).status).toBe(401);
  });
});

describe('PUT /api/v1/product/{id}', () => {
  it('changes name and description, and keeps who did it [API-070]', async () => {
    const old = await seed.product('Silan');
    const reply = await editor.put(`/api/v1/product/${old.id}`, { name: ' Silane ', description: 'SiH4' });
    expect([reply.status, reply.body.Item.name, reply.body.Item.description]).toEqual([
      200,
      'Silane',
      'SiH4',
    ]);
    expect(await readRow(old.id)).toMatchObject({ nameKey: 'silane', version: 2 });
    const same = await editor.put(`/api/v1/product/${old.id}`, { name: 'SILANE' });
    expect(same.status).toBe(200);
    await seed.product('Germane');
    const taken = await editor.put(`/api/v1/product/${old.id}`, { name: 'germane' });
    expect([taken.status, taken.text]).toEqual([409, 'Product already exist.']);
    expect((await editor.put(`/api/v1/product/${UNKNOWN}`, { name: 'Nothing' })).status).toBe(404);
  });

  it('is for the members of one configured company only [PERM-012]', async () => {
    const own = await stranger.post('/api/v1/product', { name: 'My own product' });
    const path = `/api/v1/product/${own.body.Item.id}`;
    const refused = await stranger.put(path, { name: 'Mine' });
    expect([refused.status, refused.body.code]).toEqual([403, 'editors_only']);
    expect((await guest.put(path, { name: 'Mine' })).status).toBe(401);
    expect((await editor.put(path, { name: 'Edited product' })).status).toBe(200);
    expect((await stranger.get('/api/v1/current_user')).body.Item.can_edit_products).toBe(false);
    expect((await editor.get('/api/v1/current_user')).body.Item.can_edit_products).toBe(true);
  });
});

describe('DELETE /api/v1/product/{id}', () => {
  it('takes a product away [API-071]', async () => {
    const gone = await seed.product('Mistake');
    const reply = await editor.delete(`/api/v1/product/${gone.id}`);
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect((await guest.get(`/api/v1/product/${gone.id}`)).status).toBe(404);
    expect((await editor.delete(`/api/v1/product/${gone.id}`)).status).toBe(404);
  });

  it('is for editors only, and refused while suppliers, followers or links exist [GAP-059]', async () => {
    const [supplied, followed, material, application, lone] = await Promise.all(
      ['Supplied', 'Followed', 'Material', 'Application', 'Lone'].map((name) => seed.product(name)),
    );
    if (!supplied || !followed || !material || !application || !lone) throw new Error('Not seeded.');
    await seed.supplier(supplied, await seed.company('A supplier'));
    await seed.follower(followed, mia);
    await seed.link(material, application);
    for (const { id } of [supplied, followed, material, application]) {
      const refused = await editor.delete(`/api/v1/product/${id}`);
      expect([refused.status, refused.body.code]).toEqual([409, 'product_in_use']);
    }
    expect((await stranger.delete(`/api/v1/product/${lone.id}`)).status).toBe(403);
    expect((await guest.delete(`/api/v1/product/${lone.id}`)).status).toBe(401);
    expect((await stranger.put(`/api/v1/product/${lone.id}`, { name: 'Lonely' })).status).toBe(403);
    expect((await editor.delete(`/api/v1/product/${lone.id}`)).status).toBe(204);
  });
});
