import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';

let server: TestServer;
let seed: Seed;
let editor: Visitor;
let stranger: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  const company = await seed.company('Editors', { id: server.context.config.productEditorCompanyId });
  editor = await server.signIn((await seed.member('Edda', { companyId: company.id })).email);
  stranger = await server.signIn((await seed.member('Stran')).email);
});
afterAll(() => server.close());

const editsOf = async (id: string, query = '') =>
  (await stranger.get(`/api/v2/products/${id}/edits${query}`)).body;
const itemOf = async (id: string) => (await server.guest().get(`/api/v1/product/${id}`)).body.Item;

it('keeps who changed what of a product, newest first, for members to read [GAP-058]', async () => {
  const { id } = await seed.product('Silan');
  const path = `/api/v1/product/${id}`;
  await editor.put(path, { name: 'Silane', description: 'SiH4' });
  await editor.put(path, { name: 'Silane' });
  await editor.put(path, { name: 'Silane, 6N', description: '' });
  const { results, count } = await editsOf(id);
  expect(count).toBe(2);
  expect(results.map((edit: { version: number; changes: unknown }) => [edit.version, edit.changes])).toEqual([
    [
      3,
      [
        { field: 'name', from: 'Silane', to: 'Silane, 6N' },
        { field: 'description', from: 'SiH4', to: null },
      ],
    ],
    [
      2,
      [
        { field: 'name', from: 'Silan', to: 'Silane' },
        { field: 'description', from: null, to: 'SiH4' },
      ],
    ],
  ]);
  expect(results[0]).toMatchObject({ user_name: expect.stringContaining('Edda'), restores: null });
  const first = await editsOf(id, '?limit=1');
  expect((await editsOf(id, `?limit=1&cursor=${first.LastEvaluatedKey}`)).results[0].version).toBe(2);
  expect((await server.guest().get(`/api/v2/products/${id}/edits`)).status).toBe(401);
});

it('tells the second of two editors that somebody was quicker, and changes nothing [GAP-058]', async () => {
  const { id } = await seed.product('Argon');
  const path = `/api/v1/product/${id}`;
  const both = await Promise.all(
    ['Argon 5.0', 'Argon 6.0'].map((name) => editor.put(path, { name, version: 1 })),
  );
  const winner = both.find(({ status }) => status === 200);
  const loser = both.find(({ status }) => status === 409);
  expect(loser?.body.code).toBe('edited_meanwhile');
  expect(await itemOf(id)).toMatchObject({ name: winner?.body.Item.name, version: 2 });
});

it('puts back what an edit has changed, as a new edit, for editors alone [GAP-058, GAP-059]', async () => {
  const { id } = await seed.product('Helium', { description: 'He' });
  await editor.put(`/api/v1/product/${id}`, { name: 'Hellium', description: 'He' });
  const [edit] = (await editsOf(id)).results;
  const path = `/api/v2/products/${id}/edits/${edit.id}/restore`;
  const refused = await stranger.put(path, { version: 2 });
  expect([refused.status, refused.body.code]).toEqual([403, 'editors_only']);
  expect((await server.guest().put(path, { version: 2 })).status).toBe(401);
  expect((await editor.put(path, { version: 1 })).body.code).toBe('edited_meanwhile');
  const other = await seed.product('Other');
  expect(
    (await editor.put(`/api/v2/products/${other.id}/edits/${edit.id}/restore`, { version: 1 })).status,
  ).toBe(404);
  const reply = await editor.put(path, { version: 2 });
  expect(reply.body.Item).toMatchObject({ name: 'Helium', description: 'He', version: 3 });
  expect((await editsOf(id)).results[0]).toMatchObject({ version: 3, restores: edit.id });
});
