import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../testing';
import { idempotencyKeys, postProducts } from '../db/schema';
import { CONTRACT_PATH } from '../paths';
import { readContract } from './contract';
import { purgeExpiredReplies } from './idempotency.repository';

let server: TestServer;
let seed: Seed;
let max: Visitor;
let maxId: string;
let eve: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  const [member, other] = [await seed.member('Max'), await seed.member('Eve')];
  maxId = member.id;
  max = await server.signIn(member.email);
  eve = await server.signIn(other.email);
});
afterAll(() => server.close());

const key = (name: string) => ({ headers: { 'Idempotency-Key': name } });

const postsOf = (productId: string) =>
  server.context.db.select().from(postProducts).where(eq(postProducts.productId, productId));

it('creates one thing of a request that is sent twice, and answers the same [GAP-103]', async () => {
  const product = await seed.product('Posted about');
  const status = { status: 'Once only.', id: product.id };
  const first = await max.post('/api/v1/product/status', status, key('post-1'));
  const second = await max.post('/api/v1/product/status', status, key('post-1'));
  expect(first.status).toBe(201);
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
  expect(await postsOf(product.id)).toHaveLength(1);

  const double = await Promise.all(
    [1, 2, 3].map(() => max.post('/api/v1/product/status', status, key('post-2'))),
  );
  // Whoever is not first is told to wait, or answered as the first one was.
  expect(double.filter((reply) => reply.status === 201).length).toBeGreaterThanOrEqual(1);
  for (const reply of double.filter(({ status: code }) => code !== 201)) {
    expect([reply.status, reply.body.code]).toEqual([409, 'idempotency_in_progress']);
  }
  expect(await postsOf(product.id)).toHaveLength(2);
});

it('every call that creates something takes an Idempotency-Key, but for those that need none [GAP-103]', () => {
  const without = new Set([
    // What is said bears an id of its sender's making, by which it is said once.
    ...['sendChatMessage', 'sendChatFile'],
    // The key of a device is kept once, and the challenge that it answers is used up.
    'addPasskey',
    // Its reply has a secret of which only the hash may be kept.
    'createToken',
    // They lead to the payment provider's page; nothing is made before somebody pays there.
    ...['startCheckout', 'openPortal'],
  ]);
  const creating = readContract(CONTRACT_PATH).operations.filter(({ replies }) => replies.has(201));
  for (const { id, parameters } of creating) {
    const isKeyed = parameters.some(({ name }) => name === 'Idempotency-Key');
    expect([id, isKeyed]).toEqual([id, !without.has(id)]);
  }
});

it('an Idempotency-Key replays the same body, member and call only', async () => {
  const product = await seed.product('Other posts');
  const post = (visitor: Visitor, status: string, name: string) =>
    visitor.post('/api/v1/product/status', { status, id: product.id }, key(name));
  await post(max, 'A', 'k');
  const differs = await post(max, 'B', 'k');
  expect([differs.status, differs.body.code]).toEqual([422, 'idempotency_key_reused']);
  const turned = { id: product.id, status: 'A' };
  expect((await max.post('/api/v1/product/status', turned, key('k'))).status).toBe(201);
  expect(await postsOf(product.id)).toHaveLength(1);
  expect((await post(eve, 'B', 'k')).status).toBe(201);
  const video = { youtube: 'dQw4w9WgXcQ', id: product.id };
  expect((await max.post('/api/v1/product/youtube', video, key('k'))).status).toBe(201);
  for (let time = 0; time < 2; time += 1) {
    await max.post('/api/v1/product/status', { status: 'C', id: product.id });
  }
  expect(await postsOf(product.id)).toHaveLength(5);
  expect((await post(max, 'D', 'x'.repeat(201))).status).toBe(400);
});

it('an Idempotency-Key replays the same path only', async () => {
  const [one, other] = [await seed.post({ id: maxId }, 'One.'), await seed.post({ id: maxId }, 'Other.')];
  const comment = (postId: string) =>
    max.post(`/api/v1/feed/post/${postId}/comment`, { text: 'Agreed.' }, key('comment'));
  const first = await comment(one.id);
  expect(first.status).toBe(201);
  const elsewhere = await comment(other.id);
  expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'idempotency_key_reused']);
  expect((await comment(one.id)).body).toEqual(first.body);
});

it('an Idempotency-Key replays no refusal: what was missing may be there the next time', async () => {
  const material = await seed.product('Material');
  const id = '0195a000-0000-7000-8000-000000000001';
  const link = { raw_id: material.id, application_id: id };
  expect((await max.post('/api/v1/product/rawMaterial', link, key('link'))).status).toBe(422);
  await seed.product('Application that came later', { id });
  expect((await max.post('/api/v1/product/rawMaterial', link, key('link'))).status).toBe(201);
  expect((await max.post('/api/v1/product/rawMaterial', link, key('link'))).status).toBe(201);
});

it('works for forms with files too', async () => {
  const product = await seed.product('Pictured');
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const form = () => {
    const fields = new FormData();
    fields.set('original_image', new Blob([picture]), 'a.png');
    fields.set('crop_image', new Blob([picture]), 'b.png');
    fields.set('product_id', product.id);
    return fields;
  };
  const send = () => max.send('POST', '/api/v2/product/upload?type=image', form(), key('picture'));
  const [first, second] = [await send(), await send()];
  expect([first.status, second.body]).toEqual([201, first.body]);
  expect(second.body.original_images).toHaveLength(1);
});

it('forgets keys after a day', async () => {
  const { db } = server.context;
  const product = await seed.product('Old posts');
  const send = () => max.post('/api/v1/product/status', { status: 'Again', id: product.id }, key('old'));
  await send();
  await db
    .update(idempotencyKeys)
    .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    .where(and(eq(idempotencyKeys.userId, maxId), eq(idempotencyKeys.key, 'old')));
  await purgeExpiredReplies(db);
  await send();
  expect(await postsOf(product.id)).toHaveLength(2);
});
