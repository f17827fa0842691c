import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importSheet, Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { companies, products, suppliers } from '../../../platform/db/schema';
import { sheetForm, workbook } from './testing/sheet-files';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const PREVIEW = '/api/v2/spreadsheets/preview';

let server: TestServer;
let seed: Seed;
let member: Visitor;
let memberId: string;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  const row = await seed.member('Ida');
  memberId = row.id;
  member = await server.signIn(row.email);
});
afterAll(() => server.close());

const preview = (file: string | Uint8Array, fields: Record<string, string>) =>
  member.send('POST', PREVIEW, sheetForm(file, fields));

const put = (file: string | Uint8Array, fields: Record<string, string>, visitor = member) =>
  importSheet(server, visitor, sheetForm(file, fields));

const suppliersOf = async (id: string): Promise<string[]> =>
  (await member.get(`/api/v2/products/${id}/suppliers?limit=100&sort=company`)).body.results.map(
    (one: { company_name: string }) => one.company_name,
  );

const statuses = (body: { rows: { row: number; status: string }[] }) =>
  Object.fromEntries(body.rows.map(({ row, status }) => [row, status]));

describe('a preview', () => {
  it('matches columns by their headings, whatever their order, and says what each row means', async () => {
    const product = await seed.product('Preform');
    const listed = await seed.company('Listed Glass', { country: 'SE' });
    await seed.supplier(product, listed);
    await seed.company('Known Glass GmbH', { country: 'DE' });
    await seed.company('Alike Optics Co., Ltd.', { country: 'JP' });
    await seed.company('Shirakawa Preforms', { country: 'JP' });
    const { status, body } = await preview(
      [
        'Land;Firma;Website;Remarks',
        'Sweden;listed  GLASS;;',
        'DE;Known Glass GmbH;known.example;',
        ';Alike Optics Limited;;',
        ';Shirakawa Prefroms;;',
        'Norway;New Glass AS;;',
        ';New Glass AS;;again',
        'Norway;Sunken Gl\ufffdss;;',
        'Norway;;;no name',
      ].join('\n'),
      { kind: 'suppliers', target_id: product.id },
    );
    expect(status).toBe(200);
    expect(body.mapping).toEqual({ country: 0, name: 1, url: 2, description: 3 });
    expect(body.columns[1]).toEqual({
      heading: 'Firma',
      samples: ['listed  GLASS', 'Known Glass GmbH', 'Alike Optics Limited'],
    });
    expect(statuses(body)).toEqual({
      2: 'listed',
      3: 'known',
      4: 'alike',
      5: 'alike',
      6: 'new',
      7: 'repeated',
      8: 'refused',
      9: 'refused',
    });
    expect(body.counts).toEqual({ new: 1, known: 1, listed: 1, alike: 2, repeated: 1, refused: 2 });
    const byRow = new Map(body.rows.map((one: { row: number }) => [one.row, one]));
    expect(byRow.get(4)).toMatchObject({
      candidates: [{ name: 'Alike Optics Co., Ltd.', country: 'Japan' }],
    });
    expect(byRow.get(5)).toMatchObject({ candidates: [{ name: 'Shirakawa Preforms' }] });
    expect(byRow.get(7)).toMatchObject({ same_as_row: 6 });
    expect(byRow.get(8)).toMatchObject({
      name: 'Sunken Gl\ufffdss',
      reason: 'The name contains invalid characters.',
    });
    expect(byRow.get(9)).toMatchObject({ reason: 'The name is missing.' });
    expect(await suppliersOf(product.id)).toEqual(['Listed Glass']);
  });

  it('takes the columns that the member has chosen, and asks for that of the names', async () => {
    const { id } = await seed.product('Chosen');
    const file = 'a,b\nx,Works One\ny,Works Two\n';
    const guessed = await preview(file, { kind: 'suppliers', target_id: id });
    expect([guessed.body.mapping, guessed.body.counts.new, guessed.body.rows]).toEqual([{}, 0, []]);
    const chosen = await preview(file, { kind: 'suppliers', target_id: id, columns: '{"name":1}' });
    expect(chosen.body.counts.new).toBe(2);
    const refused = await put(file, { kind: 'suppliers', target_id: id });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { columns: 'Choose the column with the names.' },
    ]);
    for (const columns of ['{"name":"b"}', '[1]', 'x', '{"colour":1}']) {
      expect((await preview(file, { kind: 'suppliers', target_id: id, columns })).status).toBe(422);
    }
  });

  it('reads a workbook as it reads a text', async () => {
    const { id } = await seed.product('From a workbook');
    const file = await workbook([
      ['Supplier', 'Country', 'Founded'],
      ['Bergen Glass', 'Norway', 1974],
      ['Ødegård Optikk', 'NO', new Date('2001-02-03')],
    ]);
    const { body } = await preview(file, { kind: 'suppliers', target_id: id });
    expect(body.counts.new).toBe(2);
    expect(body.columns[2].samples).toEqual(['1974', '2001-02-03']);
  });

  it('is for members, of things that exist', async () => {
    const form = () => sheetForm('name\nA\n', { kind: 'suppliers', target_id: UNKNOWN });
    expect((await server.guest().send('POST', PREVIEW, form())).status).toBe(401);
    expect((await member.send('POST', PREVIEW, form())).status).toBe(404);
  });
});

describe('an import', () => {
  it('creates and lists suppliers once, as the member has decided, and counts them', async () => {
    const product = await seed.product('Imported preform');
    const known = await seed.company('Decided Glass AB');
    await seed.company('Twin Glass AG');
    const file =
      'name,country,address\nFresh Glass,Norway,"Quay 1\nOslo"\nDecided Glass,,\nTwin Glass,,\nTwin Glass Ltd,,\nNo Gl\ufffdss,Norway,\n';
    const fields = {
      kind: 'suppliers',
      target_id: product.id,
      alike: 'create',
      decisions: JSON.stringify({ 4: known.id, 6: 'skip' }),
    };
    const first = await put(file, fields);
    expect([first.status, first.body]).toEqual([
      200,
      {
        ...{ id: expect.any(String), kind: 'suppliers', target: { id: product.id, name: product.name } },
        ...{ file_name: 'list.bin', state: 'done', rows: 5, rows_done: 5, undone: null },
        ...{ created: 2, added: 1, listed: 0, skipped: 1, refused: 1 },
        ...{ started: expect.any(String), undo_until: expect.any(String) },
      },
    ]);
    expect(await suppliersOf(product.id)).toEqual(['Decided Glass AB', 'Fresh Glass', 'Twin Glass']);
    const [fresh] = await server.context.db.select().from(companies).where(eq(companies.name, 'Fresh Glass'));
    expect(fresh).toMatchObject({ country: 'NO', address: 'Quay 1\nOslo', createdBy: memberId });
    const [link] = await server.context.db
      .select()
      .from(suppliers)
      .where(eq(suppliers.companyId, fresh?.id ?? ''));
    expect(link?.createdBy).toBe(memberId);
    expect((await member.get(`/api/v1/product/supplier/${product.id}`)).body.count).toBe(3);
    const again = await put(file, fields);
    expect(again.body).toMatchObject({ created: 0, added: 0, listed: 3, skipped: 1, refused: 1 });
  });

  it('lists raw materials, applications and a catalogue, and counts suppliers and customers', async () => {
    const cable = await seed.product('Cable');
    const material = { kind: 'materials', target_id: cable.id };
    expect((await put('Material\nDrawn fiber\nJelly\nCable\n', material)).body).toMatchObject({
      created: 2,
      refused: 1,
    });
    const fiber = await productNamed('Drawn fiber');
    await put('Application,Description\nSensor,Feels\n', { kind: 'applications', target_id: fiber.id });
    expect(await countsOf(fiber.id)).toMatchObject({ applications: 2 });
    const works = await seed.company('Cable Works');
    const reply = await put('Product\nCable\nSensors\n', {
      kind: 'catalogue',
      target_id: works.id,
      alike: 'use',
    });
    expect(reply.body).toMatchObject({ created: 0, added: 2 });
    expect(await countsOf(cable.id)).toMatchObject({ suppliers: 1, raw_materials: 2 });
    expect(await countsOf(fiber.id)).toMatchObject({ potential_customers: 1 });
  });

  it('is for members alone, does nothing twice for one key, and refuses what it cannot read', async () => {
    const { id } = await seed.product('Keyed');
    const fields = { kind: 'suppliers', target_id: id };
    const guest = await put('name\nGuest Glass\n', fields, server.guest());
    expect([guest.status, guest.body.code]).toEqual([401, 'sign_in_required']);
    const headers = { 'Idempotency-Key': 'sheet-of-today-0001' };
    const keyed = () => importSheet(server, member, sheetForm('name\nKeyed Glass\n', fields), { headers });
    const [first, second] = [await keyed(), await keyed()];
    expect([first.body.created, second.body.id]).toEqual([1, first.body.id]);
    expect(await suppliersOf(id)).toEqual(['Keyed Glass']);
    for (const decisions of ['{"1":"maybe"}', '[]', '{"x":"skip"}']) {
      expect((await put('name\nA\n', { ...fields, decisions })).status).toBe(422);
    }
    const gone = await put('name\nKeyed Glass Ltd\n', { ...fields, decisions: `{"2":"${UNKNOWN}"}` });
    expect(gone.body).toMatchObject({ created: 0, refused: 1 });
    expect((await put('name\nA\n', { kind: 'suppliers', target_id: UNKNOWN })).status).toBe(404);
  });

  it('lets two members import the same names at once, and makes each once', async () => {
    const other = await server.signIn((await seed.member('Otto')).email);
    const [one, two] = [await seed.product('Race one'), await seed.product('Race two')];
    const file = `name\n${Array.from({ length: 40 }, (_, at) => `Racing Works No ${at}`).join('\n')}\n`;
    const both = await Promise.all([
      put(file, { kind: 'suppliers', target_id: one.id }),
      put(file, { kind: 'suppliers', target_id: two.id }, other),
    ]);
    expect(both.map(({ body }) => body.created + body.added)).toEqual([40, 40]);
    expect(both.reduce((sum, { body }) => sum + body.created, 0)).toBe(40);
  });
});

async function productNamed(name: string) {
  const [row] = await server.context.db.select().from(products).where(eq(products.name, name));
  if (!row) throw new Error(`There is no ${name}.`);
  return row;
}

const countsOf = async (id: string) => (await member.get(`/api/v1/product/${id}`)).body.Item.counts;
