import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  importSheet,
  Seed,
  startTestServer,
  type TestServer,
  undoImport,
  type Visitor,
} from '../../../../testing';
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
  const { status, body } = await importSheet(server, member, sheetForm(file, fields));
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
    expect(made).toMatchObject({ created: 2, added: 1, id: expect.any(String) });
    const days = (Date.parse(made.undo_until) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30.01);
    const { body: undone } = await undoImport(server, member, made.id);
    expect([undone.state, undone.undo_until, undone.undone]).toEqual([
      ...['undone', null],
      { unlisted: 3, removed: 2, kept_count: 0, kept: [] },
    ]);
    expect(await namesOf(product.id)).toEqual(['Before AB']);
    expect([await isKnown('Fresh Undo One'), await isKnown(known.name)]).toEqual([false, true]);
    const { counts } = (await other.get(`/api/v1/product/${product.id}`)).body.Item;
    expect(counts.suppliers).toBe(1);
    expect((await member.delete(`${IMPORTS}/${made.id}`)).status).toBe(404);
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
    const { status, body: ended } = await undoImport(server, member, made.id);
    const body = ended.undone;
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
      const { body: ended } = await undoImport(server, member, made.id);
      expect([kind, ended.undone]).toEqual([kind, { unlisted: 2, removed: 2, kept_count: 0, kept: [] }]);
    }
  });

  it('is limited to the importing member and to 30 days, like the history', async () => {
    const product = await seed.product('Guarded');
    const made = await put('name\nGuarded Works\n', { kind: 'suppliers', target_id: product.id });
    const path = `${IMPORTS}/${made.id}`;
    const asked = async (visitor: Visitor) => [
      (await visitor.get(path)).status,
      (await visitor.send('POST', `${path}/stop`, undefined)).status,
      (await visitor.delete(path)).status,
    ];
    expect(await asked(server.guest())).toEqual([401, 401, 401]);
    expect(await asked(other)).toEqual([404, 404, 404]);
    expect((await server.guest().get(IMPORTS)).status).toBe(401);
    expect((await other.get(IMPORTS)).body).toEqual({ count: 0, results: [] });
    const [newest] = (await member.get(IMPORTS)).body.results;
    expect(newest).toMatchObject({
      ...{ id: made.id, file_name: 'list.bin', state: 'done', created: 1 },
      target: { id: product.id, name: 'Guarded' },
    });
    await server.context.db
      .update(sheetImports)
      .set({ createdAt: sql`now() - interval '31 days'` })
      .where(eq(sheetImports.id, made.id));
    expect(await asked(member)).toEqual([404, 404, 404]);
    expect(await namesOf(product.id)).toEqual(['Guarded Works']);
    const nothing = await put('name\nGuarded Works\n', { kind: 'suppliers', target_id: product.id });
    expect([nothing.listed, nothing.undo_until]).toEqual([1, null]);
  });
});
