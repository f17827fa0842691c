import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: Seed;
let noor: Visitor;
let noorsId: string;
let works: { id: string };

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  works = await seed.company('Nordlys Cables');
  const member = await seed.member('Noor', { companyId: works.id, image: '/files/noor.png' });
  noorsId = member.id;
  noor = await server.signIn(member.email);
});
afterAll(() => server.close());

const follow = (visitor: Visitor, productId: string) =>
  visitor.post('/api/v1/product/follow', { productId, productName: 'any name' });

it('follows a product once, however often it is asked to [API-072]', async () => {
  const fiber = await seed.product('Multimode fiber');
  for (let time = 0; time < 2; time += 1) {
    const reply = await follow(noor, fiber.id);
    expect([reply.status, reply.body]).toEqual([
      200,
      { Item: { product_id: fiber.id, product_name: 'Multimode fiber', following: true, followers: 1 } },
    ]);
  }
  const { body } = await noor.get(`/api/v1/product/${fiber.id}`);
  expect([body.Item.followers, body.Item.following]).toEqual([1, true]);
});

it('stops following, which is no error for who did not follow [API-073]', async () => {
  const fiber = await seed.product('Single-mode fiber');
  await follow(noor, fiber.id);
  for (let time = 0; time < 2; time += 1) {
    const reply = await noor.post('/api/v1/product/unfollow', { productId: fiber.id });
    expect(reply.body.Item).toMatchObject({ following: false, followers: 0 });
  }
});

it('needs a session, and a product that exists', async () => {
  const fiber = await seed.product('Plastic fiber');
  for (const way of ['follow', 'unfollow']) {
    const path = `/api/v1/product/${way}`;
    expect((await server.guest().post(path, { productId: fiber.id })).status).toBe(401);
    const unknown = await noor.post(path, { productId: UNKNOWN });
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([422, ['productId']]);
    expect((await noor.post(path, { productId: 'fiber' })).status).toBe(422);
  }
});

it('counts every follower of many who come at once', async () => {
  const cable = await seed.product('Submarine cable');
  const members = await Promise.all(['Ana', 'Ben', 'Cleo', 'Dara', 'Emil'].map((name) => seed.member(name)));
  const visitors = await Promise.all(members.map(({ email }) => server.signIn(email)));
  await Promise.all(visitors.map((visitor) => follow(visitor, cable.id)));
  expect((await server.guest().get(`/api/v1/product/${cable.id}`)).body.Item.followers).toBe(5);
});

it('answers the followers with their number, newest first, in pages [API-083]', async () => {
  const tape = await seed.product('Ribbon tape');
  const members = await Promise.all(['Finn', 'Gila', 'Hugo'].map((name) => seed.member(name)));
  for (const [at, member] of members.entries()) {
    // The last two follow at the same moment: nobody is skipped all the same.
    await seed.follower(tape, member, new Date(Date.UTC(2026, 0, 1 + Math.min(at, 1))));
  }
  const first = await noor.get(`/api/v2/products/${tape.id}/followers?limit=2`);
  expect([first.status, first.body.count, first.body.results.length]).toEqual([200, 3, 2]);
  const second = await noor.get(
    `/api/v2/products/${tape.id}/followers?limit=2&cursor=${first.body.LastEvaluatedKey}`,
  );
  expect(second.body).not.toHaveProperty('LastEvaluatedKey');
  const ids = [...first.body.results, ...second.body.results].map((row: { user_id: string }) => row.user_id);
  expect(new Set(ids)).toEqual(new Set(members.map(({ id }) => id)));
  expect(ids.at(-1)).toBe(members[0]?.id);
  expect((await server.guest().get(`/api/v2/products/${UNKNOWN}/followers`)).status).toBe(404);
});

it('shows of a follower the name, the picture and the company, and no e-mail [DATA-008]', async () => {
  const reel = await seed.product('Cable reel');
  await follow(noor, reel.id);
  const { body, text } = await noor.get(`/api/v2/products/${reel.id}/followers`);
  expect(body).toEqual({
    results: [
      {
        key: noorsId,
        user_id: noorsId,
        user_name: 'Noor Okafor',
        image: '/files/noor.png',
        company_name: 'Nordlys Cables',
        company_id: works.id,
      },
    ],
    count: 1,
    limited: 'none',
  });
  expect(text).not.toContain('@');
});

it('answers the products that one follows, the one followed last first, in pages [API-033]', async () => {
  const member = await seed.member('Ylva');
  const ylva = await server.signIn(member.email);
  const path = '/api/v1/user/Products/followed';
  expect((await ylva.get(path)).body).toEqual({ Items: [], Count: 0 });

  const [first, second, third] = [
    await seed.product('Preform', { sector: 'optical-fiber' }),
    await seed.product('Cathode powder', { cropImages: [{ value: '/files/square.png' }] }),
    await seed.product('Wafer'),
  ];
  // The last two follow at the same moment: none is skipped all the same.
  await seed.follower(first, member, new Date(Date.UTC(2026, 0, 1)));
  await seed.follower(second, member, new Date(Date.UTC(2026, 0, 2)));
  await seed.follower(third, member, new Date(Date.UTC(2026, 0, 2)));
  await follow(noor, first.id);

  const page = await ylva.get(`${path}?limit=2`);
  expect([page.status, page.body.Count, page.body.Items.length]).toEqual([200, 3, 2]);
  const rest = await ylva.get(`${path}?limit=2&cursor=${page.body.LastEvaluatedKey}`);
  expect(rest.body).not.toHaveProperty('LastEvaluatedKey');
  expect(rest.body.Count).toBe(3);
  const entries = [...page.body.Items, ...rest.body.Items];
  expect(entries.at(-1)).toEqual({
    product_id: first.id,
    product_name: 'Preform',
    sector: 'optical-fiber',
    image: null,
    followers: 2,
  });
  expect(entries).toContainEqual(
    expect.objectContaining({ product_id: second.id, image: '/files/square.png', sector: null }),
  );
  expect(new Set(entries.map((entry: { product_id: string }) => entry.product_id)).size).toBe(3);

  await ylva.post('/api/v1/product/unfollow', { productId: third.id });
  expect((await ylva.get(path)).body.Count).toBe(2);
});

it('tells nobody else what a member follows', async () => {
  const path = '/api/v1/user/Products/followed';
  const reply = await server.guest().get(path);
  expect([reply.status, reply.body.code]).toEqual([401, 'sign_in_required']);
  // The path has a capital P; another spelling is no call of ours.
  expect((await noor.get('/api/v1/user/products/followed')).status).toBe(404);
  expect((await noor.get(`${path}?cursor=made-up`)).status).toBe(400);
  expect((await noor.get(`${path}?limit=0`)).status).toBe(400);
});
