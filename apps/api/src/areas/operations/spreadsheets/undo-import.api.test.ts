import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { companies, sheetImports } from '../../../platform/db/schema';
import { sheetForm } from './testing/sheet-files';

const IMPORTS = '/api/v2/spreadsheets/imports';

let server: TestServer;
let seed: Seed;
let member: Visitor;
let other: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  member = await server.signIn((await seed.member('Ida')).email);
  other = await server.signIn((await seed.member('Olle')).email);
});
afterAll(() => server.close());

async function put(file: string, fields: Record<string, string>) {
  const { status, body } = await member.send('POST', '/api/v2/spreadsheets/import', sheetForm(file, fields));
  expect(status).toBe(200);
  return body;
}

const suppliersOf = async (id: string): Promise<{ id: string; name: string }[]> =>
  (await other.get(`/api/v2/products/${id}/suppliers?limit=100&sort=company`)).body.results.map(
    (one: { company_id: string; company_name: string }) => ({ id: one.company_id, name: one.company_name }),
  );
const namesOf = async (id: string) => (await suppliersOf(id)).map(({ name }) => name);
const isKnown = async (name: string): Promise<boolean> =>
  (await server.context.db.select().from(companies).where(eq(companies.name, name))).length === 1;

describe('undoing an import', () => {
  it('takes back what it has listed, and what it has made, and leaves the rest', async () => {
    const product = await seed.product('Preform');
    const [before, known] = [await seed.company('Before AB'), await seed.company('Known AB')];
    await seed.supplier(product, before);
    const fields = { kind: 'suppliers', target_id: product.id };
    const made = await put('name\nBefore AB\nKnown AB\nFresh Undo One\nFresh Undo Two\n', fields);
    expect(made).toMatchObject({ created: 2, added: 1, import_id: expect.any(String) });
    const hours = (Date.parse(made.undo_until) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThanOrEqual(24.01);
    const undone = await member.delete(`${IMPORTS}/${made.import_id}`);
    expect([undone.status, undone.body]).toEqual([200, { unlisted: 3, removed: 2, kept_count: 0, kept: [] }]);
    expect(await namesOf(product.id)).toEqual(['Before AB']);
    expect([await isKnown('Fresh Undo One'), await isKnown(known.name)]).toEqual([false, true]);
    const { counts } = (await other.get(`/api/v1/product/${product.id}`)).body.Item;
    expect(counts.suppliers).toBe(1);
    expect((await member.delete(`${IMPORTS}/${made.import_id}`)).status).toBe(404);
  });

  it('leaves what others have built upon since, and names it', async () => {
    const [product, elsewhere] = [await seed.product('Built'), await seed.product('Elsewhere')];
    const fields = { kind: 'suppliers', target_id: product.id };
    const made = await put(
      'name\nFollowed Works\nJudged Works\nListed Works\nEdited Works\nGone Works\n',
      fields,
    );
    const ids = new Map((await suppliersOf(product.id)).map(({ id, name }) => [name, id]));
    const idOf = (name: string) => ids.get(name) ?? '';
    await other.post('/api/v1/me/followedCompanies', { company_id: idOf('Followed Works') });
    const verdict = `/api/v2/links/supplier/${product.id}/${idOf('Judged Works')}/verdict`;
    await other.put(verdict, { verdict: 'confirmed' });
    await other.post('/api/v1/product/supplier', {
      company_id: idOf('Listed Works'),
      product_id: elsewhere.id,
    });
    await server.context.db
      .update(companies)
      .set({ version: 2 })
      .where(eq(companies.id, idOf('Edited Works')));
    const { status, body } = await member.delete(`${IMPORTS}/${made.import_id}`);
    expect([status, body.unlisted, body.removed, body.kept_count]).toEqual([200, 4, 1, 4]);
    expect(
      Object.fromEntries(
        body.kept.map(({ name, because }: { name: string; because: string }) => [name, because]),
      ),
    ).toEqual({
      'Followed Works': 'used',
      'Judged Works': 'judged',
      'Listed Works': 'used',
      'Edited Works': 'changed',
    });
    expect(await namesOf(product.id)).toEqual(['Judged Works']);
    expect(await isKnown('Gone Works')).toBe(false);
  });

  it('does so with materials, applications and catalogues', async () => {
    const company = await seed.company('Catalogue AB');
    for (const kind of ['materials', 'applications', 'catalogue'] as const) {
      const target = kind === 'catalogue' ? company : await seed.product(`Of ${kind}`);
      const made = await put(`name\nUndone ${kind} 1\nUndone ${kind} 2\n`, { kind, target_id: target.id });
      expect(made.created).toBe(2);
      const undone = await member.delete(`${IMPORTS}/${made.import_id}`);
      expect([kind, undone.body]).toEqual([kind, { unlisted: 2, removed: 2, kept_count: 0, kept: [] }]);
    }
  });

  it('is for whoever has imported, within a day', async () => {
    const product = await seed.product('Guarded');
    const made = await put('name\nGuarded Works\n', { kind: 'suppliers', target_id: product.id });
    expect((await server.guest().delete(`${IMPORTS}/${made.import_id}`)).status).toBe(401);
    expect((await other.delete(`${IMPORTS}/${made.import_id}`)).status).toBe(404);
    await server.context.db
      .update(sheetImports)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(eq(sheetImports.id, made.import_id));
    expect((await member.delete(`${IMPORTS}/${made.import_id}`)).status).toBe(404);
    expect(await namesOf(product.id)).toEqual(['Guarded Works']);
    const nothing = await put('name\nGuarded Works\n', { kind: 'suppliers', target_id: product.id });
    expect([nothing.import_id, nothing.undo_until]).toEqual([null, null]);
  });
});
