import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { pdf } from '../../../../testing/documents';
import { productDocuments } from '../../../platform/db/schema';
import { purgeRemovedDocuments } from './product-documents.service';

let server: TestServer;
let seed: Seed;
let editor: Visitor;
let member: Visitor;
let stranger: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  const company = await seed.company('Editors', { id: server.context.config.productEditorCompanyId });
  editor = await server.signIn((await seed.member('Edda', { companyId: company.id })).email);
  member = await server.signIn((await seed.member('Mem')).email);
  stranger = await server.signIn((await seed.member('Stran')).email);
});
afterAll(() => server.close());

function form(fields: Record<string, string> = {}, file: Uint8Array = pdf): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ kind: 'data-sheet', ...fields })) data.set(name, value);
  data.set('pdf', new Blob([Buffer.from(file)]), 'Sheet.docx');
  return data;
}

const listed = async (id: string, reader: Visitor = server.guest()) =>
  (await reader.get(`/api/v2/products/${id}/documents`)).body;

it('keeps a PDF of a member with its kind, language, date and source, for guests to read', async () => {
  const { id } = await seed.product('Silane');
  const path = `/api/v2/products/${id}/documents`;
  const facts = { kind: 'safety-sheet', language: 'de', issued: '2026-03-01', source: 'Kvarnholm' };
  const added = await member.post(path, form(facts));
  expect([added.status, added.body]).toMatchObject([201, { ...facts, title: 'Sheet.pdf', removable: true }]);
  await member.post(path, form({ title: 'Older', issued: '2025-03-01' }));

  const { results, count } = await listed(id);
  expect(count).toBe(2);
  expect(results.map(({ title }: { title: string }) => title)).toEqual(['Sheet.pdf', 'Older']);
  // Guests see no members.
  expect(results[0]).toMatchObject({ user_id: null, user_name: null, removable: false });
  expect((await listed(id, stranger)).results[0].user_name).toContain('Mem');
  const file = await server.guest().get(new URL(results[0].url).pathname);
  expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  expect((await server.guest().post(path, form())).status).toBe(401);
});

it('refuses what is no PDF, a document without a kind, and a product that is not there', async () => {
  const { id } = await seed.product('Argon');
  const path = `/api/v2/products/${id}/documents`;
  const other = await member.post(path, form({}, Buffer.from('no document')));
  expect([other.status, Object.keys(other.body.fields)]).toEqual([415, ['pdf']]);
  const kind = await member.post(path, form({ kind: 'brochure' }));
  expect([kind.status, Object.keys(kind.body.fields)]).toEqual([422, ['kind']]);
  const nowhere = id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  expect((await member.post(`/api/v2/products/${nowhere}/documents`, form())).status).toBe(404);
  expect((await server.guest().get(`/api/v2/products/${nowhere}/documents`)).status).toBe(404);
  expect((await listed(id)).count).toBe(0);
});

it('hides the file of a removed document, which an editor restores from the history [GAP-058]', async () => {
  const { id } = await seed.product('Neon');
  const path = `/api/v2/products/${id}/documents`;
  const { body } = await member.post(path, form({ title: 'Neon | pure' }));
  const file = new URL(body.url).pathname;
  expect((await stranger.delete(`${path}/${body.id}`)).status).toBe(403);
  expect((await member.delete(`${path}/${body.id}`)).status).toBe(204);
  expect((await member.delete(`${path}/${body.id}`)).status).toBe(404);
  expect((await listed(id)).count).toBe(0);
  expect((await server.guest().get(file)).status).toBe(404);

  const edits = (await member.get(`/api/v2/products/${id}/edits`)).body.results;
  const line = 'data-sheet |  |  |  | Neon | pure';
  expect(edits.map(({ changes }: { changes: unknown }) => changes)).toEqual([
    [{ field: `documents.${body.id}`, from: line, to: null }],
    [{ field: `documents.${body.id}`, from: null, to: line }],
  ]);
  const restored = await editor.put(`/api/v2/products/${id}/edits/${edits[0].id}/restore`, {
    version: edits[0].version,
  });
  expect(restored.status).toBe(200);
  expect((await listed(id)).results[0]).toMatchObject({ id: body.id, title: 'Neon | pure' });
  expect((await server.guest().get(file)).status).toBe(200);
});

it('deletes a document 30 days after its removal', async () => {
  const { db } = server.context;
  const { id } = await seed.product('Xenon');
  const path = `/api/v2/products/${id}/documents`;
  const { body } = await member.post(path, form());
  await editor.delete(`${path}/${body.id}`);
  const stored = () => db.select().from(productDocuments).where(eq(productDocuments.id, body.id));
  await purgeRemovedDocuments(server.context);
  expect(await stored()).toHaveLength(1);
  await db
    .update(productDocuments)
    .set({ removedAt: sql`now() - interval '31 days'` })
    .where(eq(productDocuments.id, body.id));
  await purgeRemovedDocuments(server.context);
  expect(await stored()).toEqual([]);
});
