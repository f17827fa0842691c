import { POST_NAMES_MAX } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { planOf, readsOf, recordStatements } from '../../../../testing/sent-statements';
import { jobHandlers } from '../../../background';
import { asArray } from '../../../platform/db/as-array';
import { rebuildFeeds } from '../feed-entries';

const PRODUCTS = 500;
const POSTS = 10_000;
const COMMENTS = 5_000;

let server: TestServer;
let seed: Seed;
let author: { id: string; email: string };
let reader: Visitor;
let products: { id: string }[];

beforeAll(async () => {
  server = await startTestServer({}, { isNew: true });
  const { db } = server.context;
  seed = new Seed(db);
  author = await seed.member('Olu');
  reader = await server.signIn((await seed.member('Ines')).email);
  products = [];
  for (let at = 0; at < PRODUCTS; at += 1) products.push(await seed.product(`Tube ${at}`));
  await db.execute(sql`
    INSERT INTO posts (id, user_id, text, created_at)
    SELECT gen_random_uuid(), ${author.id}::uuid, 'Lot ' || n, timestamptz '2026-01-01' + n * interval '1 minute'
    FROM generate_series(1, ${POSTS}::integer) n`);
  // Each is about two products in a row, the last about itself and the first.
  await db.execute(sql`
    INSERT INTO post_products (post_id, product_id, position)
    SELECT p.id, tagged.id::uuid, side
    FROM posts p CROSS JOIN generate_series(0, 1) side
    JOIN unnest(${asArray(products.map(({ id }) => id))}::text[]) WITH ORDINALITY tagged (id, place)
      ON tagged.place = (substring(p.text FROM 5)::integer + side) % ${PRODUCTS} + 1`);
  await db.transaction(rebuildFeeds);
  await db.execute(sql`ANALYZE`);
}, 180_000);
afterAll(() => server.close());

const page = async (start: number) => {
  const reply = await reader.get(`/api/v2/feed/global?start=${start}`);
  expect(reply.status).toBe(200);
  const items: { text: string }[] = reply.body.items;
  return { total: reply.body.total as number, texts: items.map(({ text }) => text) };
};

const lots = (newest: number) => Array.from({ length: 10 }, (_, at) => `Lot ${newest - at}`);

describe('a member who follows 500 products', () => {
  it('has each of ten thousand posts once in the feed, newest first to its end', async () => {
    for (const { id } of products) {
      expect((await reader.post('/api/v1/product/follow', { productId: id })).status).toBeLessThan(300);
    }
    for (const start of [0, 10, 5_000, POSTS - 10]) {
      expect(await page(start)).toEqual({ total: POSTS, texts: lots(POSTS - start) });
    }
    expect(await page(POSTS)).toEqual({ total: POSTS, texts: [] });
  }, 120_000);

  it('gets a post about a hundred of them once, and loses with a product only what no other brings', async () => {
    const form = new FormData();
    form.set('text', 'About many');
    form.set('taggedProduct', JSON.stringify(products.slice(0, POST_NAMES_MAX).map(({ id }) => id)));
    const writer = await server.signIn(author.email);
    expect((await writer.send('POST', '/api/v1/feed/post', form)).status).toBe(201);
    await server.context.jobs.runDue(jobHandlers(server.context));
    expect(await page(0)).toEqual({ total: POSTS + 1, texts: ['About many', ...lots(POSTS).slice(0, 9)] });
    const unfollow = (at: number) => reader.post('/api/v1/product/unfollow', { productId: products[at]?.id });
    expect((await unfollow(10)).status).toBeLessThan(300);
    expect((await page(0)).total).toBe(POSTS + 1);
    // Of the posts about these two products together, one in five hundred, nothing else is followed.
    expect((await unfollow(11)).status).toBeLessThan(300);
    expect((await page(0)).total).toBe(POSTS + 1 - POSTS / PRODUCTS);
  });
});

describe('a post with 5,000 comments', () => {
  it('is read five comments at a time to its end, the newest as one stretch of an index', async () => {
    const { db } = server.context;
    const post = await seed.post(author, 'Much discussed');
    await db.execute(sql`
      INSERT INTO post_comments (id, post_id, user_id, text, created_at)
      SELECT gen_random_uuid(), ${post.id}::uuid, ${author.id}::uuid, 'Comment ' || n,
        timestamptz '2026-06-01' + n * interval '1 minute'
      FROM generate_series(1, ${COMMENTS}::integer) n`);
    await db.execute(sql`ANALYZE`);
    const path = `/api/v1/feed/post/${post.id}/comment`;
    expect((await reader.get(`/api/v1/feed/post/${post.id}`)).body.Item.comment_count).toBe(COMMENTS);
    for (const start of [0, 2_500, COMMENTS - 5]) {
      const sent = await recordStatements(db, async () => {
        const { body } = await reader.get(`${path}?start=${start}`);
        expect(body.Count).toBe(COMMENTS);
        const texts = body.Items.map(({ text }: { text: string }) => text);
        expect(texts).toEqual(Array.from({ length: 5 }, (_, at) => `Comment ${COMMENTS - start - at}`));
      });
      const statement = sent.find(({ text }) => /FROM post_comments x[\s\S]+OFFSET/.test(text));
      if (!statement) throw new Error('The comments were not read.');
      // Where nothing else is in the table, reading it all is as good for what is far away.
      if (start > 0) continue;
      const [read = []] = readsOf('post_comments', await planOf(db, statement));
      const types = read.map((node) => node['Node Type']);
      expect(types.slice(types.indexOf('Limit') + 1)).toEqual(['Index Scan']);
    }
    const added = await reader.post(path, { text: 'One more' });
    expect(added.status).toBe(201);
    const { body } = await reader.get(path);
    expect([body.Count, body.Items[0].text]).toEqual([COMMENTS + 1, 'One more']);
    expect((await reader.delete(`${path}/${added.body.Item.id}`)).status).toBe(204);
    expect((await reader.get(path)).body.Count).toBe(COMMENTS);
  });
});
