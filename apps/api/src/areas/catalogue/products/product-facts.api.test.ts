import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { indexSearch } from '../../../index-search';

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
    identifiers: {
      ...{ cas: ['10026-04-8'], ec: ['233-054-1'], hs: ['12'], formula: 'water', part_numbers: [] },
      ...{ cn: ['2812'], unspsc: ['1'], eclass: ['x'] },
    },
  });
  expect([status, body.code]).toEqual([422, 'invalid_fields']);
  expect(Object.keys(body.fields).sort()).toEqual([
    'identifiers.cas',
    'identifiers.cn',
    'identifiers.ec',
    'identifiers.eclass',
    'identifiers.formula',
    'identifiers.hs',
    'identifiers.unspsc',
  ]);
  expect(body.fields['identifiers.cn']).toContain('8 digits');
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

const PROPERTIES = [
  {
    key: 'density',
    min: 1.483,
    max: 1.483,
    unit: 'g/cm3',
    condition: 'at 20 °C',
    source: 'https://gestis.example/1',
  },
  { key: 'boilingPoint', min: 330.8, max: 330.8, unit: 'K' },
  { key: 'metalImpurities', max: 5, unit: 'ppb', condition: 'Fe' },
  { name: 'Container', text: 'Stainless steel, | returnable' },
];

it('takes properties, and answers them with the unit by which products are compared', async () => {
  const { status, body } = await member.post('/api/v1/product', {
    name: 'Chlorosilane',
    properties: PROPERTIES,
  });
  expect(status).toBe(201);
  const none = { text: null, condition: null, source: null };
  expect(body.Item.properties).toEqual([
    {
      ...{ key: 'density', name: null, min: 1.483, max: 1.483, text: null, unit: 'g/cm³' },
      ...{ condition: 'at 20 °C', source: 'https://gestis.example/1' },
      normalized: { min: 1.483, max: 1.483, unit: 'g/cm³' },
    },
    {
      ...{ ...none, key: 'boilingPoint', name: null, min: 330.8, max: 330.8, unit: 'K' },
      normalized: { min: 57.65, max: 57.65, unit: '°C' },
    },
    {
      ...{ ...none, key: 'metalImpurities', name: null, min: null, max: 5, unit: 'ppb', condition: 'Fe' },
      normalized: { min: null, max: 5e-7, unit: '%' },
    },
    {
      ...{ ...none, key: null, name: 'Container', min: null, max: null, unit: null },
      ...{ text: 'Stainless steel, returnable', normalized: null },
    },
  ]);
});

it('finds a product by a code and by what its properties say', async () => {
  const identifiers = { cn: ['2812 19 90'], unspsc: ['12352302'] };
  const properties = [{ name: 'Container', text: 'Nitrogen-purged drum' }];
  await member.post('/api/v1/product', { name: 'Findable', identifiers, properties });
  await indexSearch(server.context);
  for (const text of ['28121990', '12352302', 'purged drum']) {
    const { body } = await member.get(`/api/v2/products?q=${encodeURIComponent(text)}`);
    expect([text, body.results.map(({ name }: { name: string }) => name)]).toEqual([text, ['Findable']]);
  }
});

it('names each field of a property that is wrong, and says what to do', async () => {
  const { status, body } = await member.post('/api/v1/product', {
    name: 'Wrong',
    properties: [
      { key: 'density', min: 2, max: 1, unit: 'kg' },
      { key: 'ph', min: 7, unit: 'mol' },
      { name: 'Colour' },
      { text: 'blue' },
      { key: 'density', name: 'Weight', min: 1, unit: 'g/l' },
      { key: 'density', min: 1, text: 'one', unit: 'g/l' },
    ],
  });
  expect([status, body.code]).toEqual([422, 'invalid_fields']);
  expect(body.fields).toEqual({
    'properties.0.max': 'The upper value must not be below the lower one.',
    'properties.0.unit': 'Use one of these units: g/cm³, kg/m³, or g/l.',
    'properties.1.unit': 'This property has no unit. Leave it empty.',
    'properties.2.text': 'Enter a number, a range or a text, and only one of them.',
    'properties.3.name': 'Choose a property from the list, or name one yourself.',
    'properties.4.name': 'Choose a property from the list, or name one yourself.',
    'properties.5.text': 'Enter a number, a range or a text, and only one of them.',
  });
});

it('changes properties with a history by name, which puts them back; only editors may', async () => {
  const created = await member.post('/api/v1/product', { name: 'Siloxane', properties: PROPERTIES });
  const { id } = created.body.Item;
  const path = `/api/v1/product/${id}`;
  const changed = { name: 'Siloxane', properties: [{ ...PROPERTIES[0], min: 1.4, max: 1.5 }, PROPERTIES[1]] };
  expect((await member.put(path, changed)).status).toBe(403);
  expect((await server.guest().put(path, changed)).status).toBe(401);
  expect((await editor.put(path, changed)).body.Item.properties).toHaveLength(2);
  expect((await editor.put(path, { name: 'Siloxane' })).body.Item.version).toBe(2);
  const { results } = (await editor.get(`/api/v2/products/${id}/edits`)).body;
  expect(results[0].changes).toHaveLength(3);
  expect(results[0].changes).toEqual(
    expect.arrayContaining([
      {
        field: 'properties.density',
        from: '1.483 g/cm³ | at 20 °C | https://gestis.example/1',
        to: '1.4–1.5 g/cm³ | at 20 °C | https://gestis.example/1',
      },
      { field: 'properties.metalImpurities', from: '≤ 5 ppb | Fe', to: null },
      { field: 'properties.Container', from: '"Stainless steel, returnable"', to: null },
    ]),
  );
  const restore = `/api/v2/products/${id}/edits/${results[0].id}/restore`;
  const { body } = await editor.put(restore, { version: 2 });
  expect(body.Item.properties).toHaveLength(4);
  expect(body.Item.properties).toEqual(expect.arrayContaining(created.body.Item.properties));
});
