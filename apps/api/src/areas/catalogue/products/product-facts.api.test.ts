import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';

let server: TestServer;
let editor: Visitor;
let member: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  const seed = new Seed(server.context.db);
  const research = await seed.company('Research', { id: server.context.config.productEditorCompanyId });
  editor = await server.signIn((await seed.member('Edda', { companyId: research.id })).email);
  member = await server.signIn((await seed.member('Mo')).email);
});
afterAll(() => server.close());

const FACTS = {
  kind: 'chemical',
  synonyms: { en: ['Tetrachlorosilane', ' STC '], de: ['Siliciumtetrachlorid'] },
  identifiers: {
    cas: ['10026-04-7'],
    ec: ['233-054-0'],
    hs: ['281219'],
    formula: 'SiCl₄',
    part_numbers: ['6N'],
  },
};

it('takes kind, synonyms and identifiers with a new product, and answers them in one spelling', async () => {
  const { status, body } = await member.post('/api/v1/product', { name: 'Silicon tetrachloride', ...FACTS });
  expect(status).toBe(201);
  expect(body.Item).toMatchObject({
    kind: 'chemical',
    synonyms: { en: ['Tetrachlorosilane', 'STC'], de: ['Siliciumtetrachlorid'] },
    identifiers: {
      cas: ['10026-04-7'],
      ec: ['233-054-0'],
      hs: ['2812.19'],
      formula: 'SiCl4',
      part_numbers: ['6N'],
    },
  });
});

it('names each identifier that is none', async () => {
  const { status, body } = await member.post('/api/v1/product', {
    name: 'Wrong',
    identifiers: { cas: ['10026-04-8'], ec: ['233-054-1'], hs: ['12'], formula: 'water', part_numbers: [] },
  });
  expect([status, body.code]).toEqual([422, 'invalid_fields']);
  expect(Object.keys(body.fields).sort()).toEqual([
    'identifiers.cas',
    'identifiers.ec',
    'identifiers.formula',
    'identifiers.hs',
  ]);
  expect(body.fields['identifiers.cas']).toMatch(/CAS number/);
});

it('names other fields that are wrong by the contract', async () => {
  const { body } = await member.post('/api/v1/product', {
    name: 'Wrong',
    kind: 'food',
    synonyms: { fr: ['x'] },
  });
  expect(Object.keys(body.fields)).toEqual(expect.arrayContaining(['synonyms.fr']));
});

it('changes them with history, which puts them back; what is left out stays', async () => {
  const created = await member.post('/api/v1/product', { name: 'Helium', ...FACTS });
  const { id } = created.body.Item;
  const put = (body: object) => editor.put(`/api/v1/product/${id}`, { name: 'Helium', ...body });
  expect((await member.put(`/api/v1/product/${id}`, { name: 'Helium', kind: 'material' })).status).toBe(403);
  const changed = await put({ kind: 'material', identifiers: { cas: ['7440-59-7'] } });
  expect(changed.body.Item).toMatchObject({
    kind: 'material',
    synonyms: { de: ['Siliciumtetrachlorid'] },
    identifiers: { cas: ['7440-59-7'], ec: [], formula: null },
    version: 2,
  });
  expect((await put({})).body.Item.version).toBe(2);
  const { results } = (await editor.get(`/api/v2/products/${id}/edits`)).body;
  expect(results[0].changes).toEqual(
    expect.arrayContaining([
      { field: 'kind', from: 'chemical', to: 'material' },
      { field: 'identifiers.cas', from: '10026-04-7', to: '7440-59-7' },
      { field: 'identifiers.formula', from: 'SiCl4', to: null },
    ]),
  );
  const restored = await editor.put(`/api/v2/products/${id}/edits/${results[0].id}/restore`, { version: 2 });
  expect(restored.body.Item).toMatchObject({
    ...created.body.Item,
    version: 3,
    updated_at: expect.any(String),
  });
});
