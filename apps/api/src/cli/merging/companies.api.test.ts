import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, Seed, startTestServer, type TestServer, type Visitor } from '../../../testing';
import { type DatabaseHandle, rowsOf } from '../../platform/db/database';
import { companiesCommand } from './command';

let server: TestServer;
let seed: Seed;
let fan: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  fan = await server.signIn((await seed.member('Fan')).email);
});
afterAll(() => server.close());

async function run(...args: string[]) {
  const said = { stdout: '', stderr: '' };
  const code = await companiesCommand(args, {
    env: {},
    stdout: { write: (text) => (said.stdout += text) },
    stderr: { write: (text) => (said.stderr += text) },
    // The server goes on with its database.
    open: async () => ({ db: server.context.db, close: async () => undefined }) as DatabaseHandle,
  });
  return { code, ...said };
}

/** A company and its duplicate, each with a product of its own and one that both supply. */
async function twice() {
  const [company, duplicate] = [
    await seed.company('Kvarnholm Silica AB'),
    await seed.company('Kvarnholm Silica'),
  ];
  const [rods, tubes, both] = [
    await seed.product('Rods'),
    await seed.product('Tubes'),
    await seed.product('Preforms'),
  ];
  for (const product of [rods, both]) await seed.supplier(product, company);
  for (const product of [tubes, both]) await seed.supplier(product, duplicate);
  const contact = await seed.member('Contact', { companyId: duplicate.id });
  await seed.post(contact, 'Second furnace', { companies: [duplicate] });
  await fan.post('/api/v1/me/followedCompanies', { company_id: duplicate.id });
  return { company, duplicate, tubes, both };
}

const guest = () => server.guest();
const supplied = async (id: string) =>
  (await guest().get(`/api/v1/company/${id}/products`)).body.Items.map(
    ({ product_name }: { product_name: string }) => product_name,
  ).sort();
const suppliersOf = async (id: string) =>
  (await guest().get(`/api/v1/product/${id}`)).body.Item.counts.suppliers;
const employees = async (id: string) => (await guest().get(`/api/v1/company/${id}/employees`)).body.Count;
const followers = async (id: string) => (await guest().get(`/api/v1/company/${id}`)).body.Item.followers;

it('merges a duplicate with all that it has, and its address leads to the other [GAP-088]', async () => {
  const { company, duplicate, both } = await twice();
  const merged = await run('merge', duplicate.id, company.id);
  expect([merged.code, merged.stderr]).toEqual([0, '']);
  expect(merged.stdout).toContain('suppliers: 2, of which Kvarnholm Silica AB already had 1');
  expect((await guest().get(`/api/v1/company/${duplicate.id}`)).body.Item).toMatchObject({
    id: company.id,
    name: 'Kvarnholm Silica AB',
  });
  expect(await supplied(company.id)).toEqual(['Preforms', 'Rods', 'Tubes']);
  expect(await suppliersOf(both.id)).toBe(1);
  expect(await employees(company.id)).toBe(1);
  expect(await followers(company.id)).toBe(1);
  const { total } = (
    await rowsOf<{ total: number }>(
      server.context.db,
      sql`SELECT total FROM feed_totals WHERE kind = 'company' AND owner_id = ${company.id}`,
    )
  )[0] ?? { total: 0 };
  expect(total).toBe(1);
  expect((await run('list')).stdout).toContain(
    `${duplicate.id}  Kvarnholm Silica  merged into ${company.id}`,
  );
});

it('puts a wrong merge back as it was, and keeps what was added since [GAP-088]', async () => {
  const { company, duplicate, both } = await twice();
  await run('merge', duplicate.id, company.id);
  const since = await seed.product('Since');
  await seed.supplier(since, company);
  expect((await run('undo', duplicate.id)).code).toBe(0);
  expect((await guest().get(`/api/v1/company/${duplicate.id}`)).body.Item.id).toBe(duplicate.id);
  expect(await supplied(duplicate.id)).toEqual(['Preforms', 'Tubes']);
  expect(await supplied(company.id)).toEqual(['Preforms', 'Rods', 'Since']);
  expect(await suppliersOf(both.id)).toBe(2);
  expect([await employees(duplicate.id), await employees(company.id)]).toEqual([1, 0]);
  expect([await followers(duplicate.id), await followers(company.id)]).toEqual([1, 0]);
  expect((await run('undo', duplicate.id)).code).toBe(1);
});

it('undoing a merge keeps what was answered, and changed, since [GAP-088]', async () => {
  const { company, duplicate, both } = await twice();
  const buyer = await server.signIn((await seed.member('Buyer', { plan: 'platinum' })).email);
  const clerk = await server.signIn((await seed.member('Clerk', { companyId: duplicate.id })).email);
  const [answered, unanswered] = [await ask(buyer, both), await ask(buyer, both)];
  expect((await answer(clerk, answered, 'Before the merge.')).status).toBe(200);
  await run('merge', duplicate.id, company.id);
  expect((await answer(clerk, answered, 'Changed since.')).status).toBe(200);
  expect((await answer(clerk, unanswered, 'Answered since.')).status).toBe(200);
  expect((await run('undo', duplicate.id)).code).toBe(0);
  const answersOf = async (id: string) =>
    (await buyer.get(`/api/v2/quotes/${id}`)).body.Item.answers
      .map((one: { company_id: string; message: string }) => [one.company_id, one.message])
      .sort((a: string[], b: string[]) => (a[1] ?? '').localeCompare(b[1] ?? ''));
  expect(await answersOf(answered)).toEqual([
    [duplicate.id, 'Before the merge.'],
    [company.id, 'Changed since.'],
  ]);
  expect(await answersOf(unanswered)).toEqual([[company.id, 'Answered since.']]);
});

let asked = 0;

async function ask(visitor: Visitor, product: { id: string }): Promise<string> {
  asked += 1;
  const form = new FormData();
  const fields = {
    first_name: 'Ines',
    email_id: 'ines@kabel.example',
    message: `Rods, request ${asked}.`,
    product_id: product.id,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect((await visitor.send('POST', '/api/v2/inquiry', form, {})).status).toBe(201);
  return (await visitor.get('/api/v2/quotes?box=sent')).body.results[0].id;
}

function answer(visitor: Visitor, id: string, message: string) {
  const form = new FormData();
  form.set('message', message);
  return visitor.send('PUT', `/api/v2/quotes/${id}/answer`, form, {});
}

it('hides a company and puts it back [GAP-088]', async () => {
  const { duplicate, tubes } = await twice();
  expect((await run('hide', duplicate.id)).code).toBe(0);
  expect((await guest().get(`/api/v1/company/${duplicate.id}`)).status).toBe(404);
  expect(await suppliersOf(tubes.id)).toBe(0);
  expect((await run('undo', duplicate.id)).code).toBe(0);
  expect(await supplied(duplicate.id)).toEqual(['Preforms', 'Tubes']);
  expect([await employees(duplicate.id), await followers(duplicate.id)]).toEqual([1, 1]);
});

it('a removed company keeps nothing of a member who leaves [GAP-046, GAP-088]', async () => {
  const { duplicate, both } = await twice();
  const leaver = await seed.member('Leaver', { companyId: duplicate.id });
  const visitor = await server.signIn(leaver.email);
  await visitor.post('/api/v1/me/followedCompanies', { company_id: duplicate.id });
  const link = `/api/v2/links/supplier/${both.id}/${duplicate.id}/verdict`;
  await visitor.put(link, { verdict: 'disputed', reason: 'Never.' });
  expect((await run('hide', duplicate.id)).code).toBe(0);
  const keeps = async () =>
    JSON.stringify(
      await rowsOf(server.context.db, sql`SELECT * FROM removed_companies WHERE id = ${duplicate.id}`),
    ).includes(leaver.id);
  expect(await keeps()).toBe(true);
  const gone = await visitor.post('/api/v2/me/delete', { email: leaver.email, password: PASSWORD });
  expect(gone.status).toBe(204);
  expect(await keeps()).toBe(false);
  expect((await run('undo', duplicate.id)).code).toBe(0);
  expect([await employees(duplicate.id), await followers(duplicate.id)]).toEqual([1, 1]);
});

it('a hidden company shows in no list, search, feed or file [GAP-088]', async () => {
  const { duplicate, both, tubes } = await twice();
  const reader = await server.signIn((await seed.member('Reader')).email);
  await reader.post('/api/v1/me/followedCompanies', { company_id: duplicate.id });
  await server.context.db.execute(sql`UPDATE companies SET name = 'Hideaway' WHERE id = ${duplicate.id}`);
  await server.context.db.execute(sql`UPDATE companies SET name_key = 'hideaway' WHERE id = ${duplicate.id}`);
  await run('hide', duplicate.id);
  const paths = [
    `/api/v1/company/${duplicate.id}/products`,
    `/api/v1/company/${duplicate.id}/employees`,
    `/api/v2/companies/${duplicate.id}/followers`,
    `/api/v2/companies/${duplicate.id}/link`,
    `/api/v2/links/supplier/${both.id}/${duplicate.id}`,
    `/api/v2/feed/company/${duplicate.id}`,
    `/api/v2/exports/company-people?id=${duplicate.id}&format=csv`,
    `/api/v2/products/${tubes.id}/suppliers`,
    `/api/v2/products/${both.id}/suppliers`,
    '/api/v1/me/followedCompanies',
    '/api/v2/me/vendors',
    '/api/v1/company/search/Hideaway',
    '/api/v1/productandcompany/search/Hideaway',
    '/api/v1/user/search/company/Hideaway',
    '/api/v2/feed/global',
    '/api/v2/me/export',
  ];
  for (const path of paths) expect((await reader.get(path)).text, path).not.toMatch(/"[^"]*Hideaway/);
  for (const path of paths.slice(0, 5)) expect([path, (await reader.get(path)).status]).toEqual([path, 404]);
});

it('follows merges of merges, and says which to undo first', async () => {
  const { company, duplicate } = await twice();
  const third = await seed.company('Kvarnholm');
  await run('merge', duplicate.id, company.id);
  await run('merge', company.id, third.id);
  expect((await guest().get(`/api/v1/company/${duplicate.id}`)).body.Item.id).toBe(third.id);
  expect((await run('undo', duplicate.id)).stderr).toContain('Restore that one first.');
  expect((await run('undo', company.id)).code).toBe(0);
  expect((await run('undo', duplicate.id)).code).toBe(0);
  expect(await supplied(duplicate.id)).toEqual(['Preforms', 'Tubes']);
});

it('changes nothing in a trial', async () => {
  const { company, duplicate } = await twice();
  const said = await run('merge', duplicate.id, company.id, '--dry-run');
  expect([said.code, said.stdout]).toEqual([0, expect.stringContaining('Dry run: nothing was changed.')]);
  expect(await supplied(duplicate.id)).toEqual(['Preforms', 'Tubes']);
  expect((await guest().get(`/api/v1/company/${duplicate.id}`)).body.Item.id).toBe(duplicate.id);
});

it('finds companies by name, and says in one line what was asked for wrongly', async () => {
  const company = await seed.company('Ostwald Quarzglas');
  expect((await run('find', 'ostwald')).stdout).toContain(`${company.id}  Ostwald Quarzglas`);
  const unknown = '00000000-0000-4000-8000-000000000000';
  const editors = server.context.config.productEditorCompanyId;
  for (const args of [
    ['drop'],
    ['merge', company.id],
    ['merge', company.id, company.id],
    ['merge', company.id, unknown],
    ['hide', unknown],
    ['hide', 'ostwald'],
    ['hide', editors],
  ]) {
    expect([args, await run(...args)]).toEqual([
      args,
      { code: 1, stdout: '', stderr: expect.stringMatching(/^.+\n$/) },
    ]);
  }
});
