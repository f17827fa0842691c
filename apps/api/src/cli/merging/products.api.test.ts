import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, Seed, startTestServer, type TestServer, type Visitor } from '../../../testing';
import { type DatabaseHandle, rowsOf } from '../../platform/db/database';
import { notifications } from '../../platform/db/schema';
import { companiesCommand, productsCommand } from './command';

let server: TestServer;
let seed: Seed;
let fan: Visitor;
let fanId: string;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  const member = await seed.member('Fan', { plan: 'platinum' });
  fanId = member.id;
  fan = await server.signIn(member.email);
});
afterAll(() => server.close());

async function say(command: typeof productsCommand, args: readonly string[]) {
  const said = { stdout: '', stderr: '' };
  const code = await command(args, {
    env: {},
    stdout: { write: (text) => (said.stdout += text) },
    stderr: { write: (text) => (said.stderr += text) },
    // The server goes on with its database.
    open: async () => ({ db: server.context.db, close: async () => undefined }) as DatabaseHandle,
  });
  return { code, ...said };
}

const run = (...args: string[]) => say(productsCommand, args);

/** A product and its duplicate: each with a supplier of its own and one of both, a material and an application. */
async function twice() {
  const [silane, sih4] = [await seed.product('Silane'), await seed.product('SiH4')];
  const [ours, theirs, both] = [
    await seed.company('Ours'),
    await seed.company('Theirs'),
    await seed.company('Both'),
  ];
  for (const company of [ours, both]) await seed.supplier(silane, company);
  for (const company of [theirs, both]) await seed.supplier(sih4, company);
  const [quartz, wafers] = [await seed.product('Quartz'), await seed.product('Wafers')];
  await seed.link(quartz, sih4);
  await seed.link(sih4, wafers);
  await seed.post({ id: fanId }, 'Cylinders in stock', { products: [sih4] });
  await fan.post('/api/v1/product/follow', { productId: sih4.id });
  return { silane, sih4, ours, theirs, both, quartz, wafers };
}

const guest = () => server.guest();
const itemOf = async (id: string) => (await guest().get(`/api/v1/product/${id}`)).body.Item;
const suppliersOf = async (id: string) =>
  (await guest().get(`/api/v2/products/${id}/suppliers`)).body.results
    .map((one: { company_name: string }) => one.company_name)
    .sort();
const postsOf = async (id: string) => (await fan.get(`/api/v2/feed/product/${id}`)).body.total;

it('merges a duplicate with all that it has, and its address leads to the other [GAP-088]', async () => {
  const { silane, sih4, quartz, wafers } = await twice();
  const merged = await run('merge', sih4.id, silane.id);
  expect([merged.code, merged.stderr]).toEqual([0, '']);
  expect(merged.stdout).toContain('suppliers: 2, of which Silane already had 1');
  expect((await itemOf(sih4.id)).id).toBe(silane.id);
  expect(await itemOf(silane.id)).toMatchObject({
    followers: 1,
    counts: { suppliers: 3, raw_materials: 1, applications: 1 },
  });
  expect(await suppliersOf(silane.id)).toEqual(['Both', 'Ours', 'Theirs']);
  expect((await itemOf(quartz.id)).counts).toMatchObject({ applications: 1, potential_customers: 3 });
  expect((await itemOf(wafers.id)).counts.raw_materials).toBe(1);
  expect(await postsOf(silane.id)).toBe(1);
  expect((await run('list')).stdout).toContain(`${sih4.id}  SiH4  merged into ${silane.id}`);
});

it('puts a wrong merge back as it was, and keeps what was added since [GAP-088]', async () => {
  const { silane, sih4, theirs, quartz, wafers } = await twice();
  await run('merge', sih4.id, silane.id);
  await seed.supplier(silane, await seed.company('Since'));
  expect((await run('undo', sih4.id)).code).toBe(0);
  expect(await itemOf(sih4.id)).toMatchObject({
    followers: 1,
    counts: { suppliers: 2, raw_materials: 1, applications: 1 },
  });
  expect(await suppliersOf(sih4.id)).toEqual(['Both', theirs.name]);
  expect(await suppliersOf(silane.id)).toEqual(['Both', 'Ours', 'Since']);
  expect(await itemOf(silane.id)).toMatchObject({
    followers: 0,
    counts: { raw_materials: 0, applications: 0 },
  });
  expect((await itemOf(quartz.id)).counts.potential_customers).toBe(2);
  expect((await itemOf(wafers.id)).counts.raw_materials).toBe(1);
  expect([await postsOf(sih4.id), await postsOf(silane.id)]).toEqual([1, 0]);
  expect((await run('undo', sih4.id)).code).toBe(1);
});

it('turns requests for quotes, evidence, notifications, calendars and events to the other, and back [GAP-088]', async () => {
  const { silane, sih4, theirs } = await twice();
  const clerk = await server.signIn((await seed.member('Clerk', { companyId: theirs.id })).email);
  const form = new FormData();
  const fields = { first_name: 'Ines', email_id: 'ines@kabel.example', message: 'Ten.', product_id: sih4.id };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect((await fan.send('POST', '/api/v2/inquiry', form, {})).status).toBe(201);
  const quoteId = (await fan.get('/api/v2/quotes?box=sent')).body.results[0].id;
  const verdict = (id: string) => `/api/v2/links/supplier/${id}/${theirs.id}`;
  await fan.put(`${verdict(sih4.id)}/verdict`, { verdict: 'disputed', reason: 'Never did.' });
  const { db } = server.context;
  await db.insert(notifications).values({
    ...{ userId: fanId, type: 'product_followed', topic: `merge ${sih4.id}` },
    ...{ actorIds: [], productId: sih4.id },
  });
  const calendar = await fan.post('/api/v2/me/calendars', { product_id: sih4.id });
  expect(calendar.status).toBe(201);
  const state = async () => ({
    quote: (await clerk.get(`/api/v2/quotes/${quoteId}`)).body.Item.product_id,
    told: (
      await db
        .select()
        .from(notifications)
        .where(eq(notifications.topic, `merge ${sih4.id}`))
    )[0]?.productId,
    calendars: (await fan.get('/api/v2/me/calendars')).body.results.map(
      (one: { product: { id: string } | null }) => one.product?.id,
    ),
  });
  const disputes = async (id: string) => (await fan.get(verdict(id))).body.Item?.disputed;
  const before = await state();
  expect(before).toMatchObject({ quote: sih4.id, told: sih4.id });
  expect(before.calendars).toContain(sih4.id);
  await run('merge', sih4.id, silane.id);
  const now = await state();
  expect(now).toMatchObject({ quote: silane.id, told: silane.id });
  expect([...now.calendars].sort()).toEqual(
    before.calendars.map((id: string) => (id === sih4.id ? silane.id : id)).sort(),
  );
  expect(await disputes(silane.id)).toBe(1);
  await run('undo', sih4.id);
  expect(await state()).toEqual(before);
  expect(await disputes(sih4.id)).toBe(1);
});

it('links no product with itself, and restores a link between the two [GAP-088]', async () => {
  const { silane, sih4 } = await twice();
  await seed.link(sih4, silane);
  expect((await run('merge', sih4.id, silane.id)).code).toBe(0);
  expect((await itemOf(silane.id)).counts).toMatchObject({ raw_materials: 1, applications: 1 });
  expect((await run('undo', sih4.id)).code).toBe(0);
  expect((await itemOf(silane.id)).counts).toMatchObject({ raw_materials: 1, applications: 0 });
  expect((await itemOf(sih4.id)).counts).toMatchObject({ raw_materials: 1, applications: 2 });
});

it('follows merges of merges, of products and of the companies that supply them [GAP-088]', async () => {
  const { silane, sih4, ours, theirs } = await twice();
  const third = await seed.product('Monosilane');
  await run('merge', sih4.id, silane.id);
  await run('merge', silane.id, third.id);
  expect((await itemOf(sih4.id)).id).toBe(third.id);
  expect((await run('undo', sih4.id)).stderr).toContain('Restore that one first.');
  expect((await run('merge', third.id, sih4.id)).code).toBe(1);
  // A supplier that was merged meanwhile supplies it under its new name.
  expect((await say(companiesCommand, ['merge', theirs.id, ours.id])).code).toBe(0);
  expect((await run('undo', silane.id)).code).toBe(0);
  expect((await run('undo', sih4.id)).code).toBe(0);
  expect(await suppliersOf(sih4.id)).toEqual(['Both', 'Ours']);
});

it('merges one way only when both are asked for at once [GAP-088]', async () => {
  const { silane, sih4 } = await twice();
  const [one, other] = await Promise.all([
    run('merge', sih4.id, silane.id),
    run('merge', silane.id, sih4.id),
  ]);
  expect([one.code, other.code].sort()).toEqual([0, 1]);
  const [a, b] = [await itemOf(silane.id), await itemOf(sih4.id)];
  expect(a.id).toBe(b.id);
  expect(a.counts.suppliers).toBe(3);
});

it('changes nothing in a trial, and says in one line what was asked for wrongly [GAP-088]', async () => {
  const { silane, sih4 } = await twice();
  const said = await run('merge', sih4.id, silane.id, '--dry-run');
  expect([said.code, said.stdout]).toEqual([0, expect.stringContaining('Dry run: nothing was changed.')]);
  expect((await itemOf(sih4.id)).counts.suppliers).toBe(2);
  expect((await run('find', 'sih4')).stdout).toContain(`${sih4.id}  SiH4`);
  const unknown = '00000000-0000-4000-8000-000000000000';
  for (const args of [
    ['hide', sih4.id],
    ['merge', sih4.id],
    ['merge', sih4.id, sih4.id],
    ['merge', sih4.id, unknown],
    ['undo', silane.id],
  ]) {
    const refused = { code: 1, stdout: '', stderr: expect.stringMatching(/^.+\n$/) };
    expect([args, await run(...args)]).toEqual([args, refused]);
  }
});

it('a removed product keeps nothing of a member who leaves [GAP-046, GAP-088]', async () => {
  const leaver = await seed.member('Leaver');
  const [silane, sih4] = [
    await seed.product('Silane'),
    await seed.product('SiH4', { createdBy: leaver.id, updatedBy: leaver.id }),
  ];
  const visitor = await server.signIn(leaver.email);
  await visitor.post('/api/v1/product/follow', { productId: sih4.id });
  await run('merge', sih4.id, silane.id);
  const keeps = async () =>
    JSON.stringify(await rowsOf(server.context.db, sql`SELECT * FROM removed_products`)).includes(leaver.id);
  expect(await keeps()).toBe(true);
  await visitor.post('/api/v2/me/delete', { email: leaver.email, password: PASSWORD });
  expect(await keeps()).toBe(false);
  expect((await run('undo', sih4.id)).code).toBe(0);
  expect((await itemOf(sih4.id)).followers).toBe(0);
});
