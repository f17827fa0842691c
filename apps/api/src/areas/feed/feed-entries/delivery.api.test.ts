import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, untilAwaited, type Visitor } from '../../../../testing';
import { edit, posted } from '../../../../testing/posting-members';
import { productFollowers } from '../../../platform/db/schema';
import { transact } from '../../../platform/db/transact';
import { runFanOut } from '.';
import { backfillFeed, insertReaderEntries } from './feed-entries.repository';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const globalFeed = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.get('/api/v2/feed/global')).body.items.map((post: { id: string }) => post.id);

async function join(name: string) {
  const { id, email } = await seed.member(name);
  const visitor = await server.signIn(email);
  const setFollowing = (deed: 'follow' | 'unfollow', productId: string) =>
    visitor.post(`/api/v1/product/${deed}`, { productId });
  return { id, visitor, setFollowing };
}

it('delivery leaves no post with a member who stops following meanwhile', async () => {
  const author = await join('Author');
  const product = await seed.product('Draw tower');
  const reader = await join('Leaving');
  await reader.setFollowing('follow', product.id);
  const post = await posted(author.visitor, { text: 'On its way', taggedProduct: [product.id] });
  let left: Promise<unknown> | undefined;
  await transact(server.context.db, async (tx) => {
    await insertReaderEntries(tx, { postId: post.id });
    left = reader.setFollowing('unfollow', product.id);
    await untilAwaited(tx);
  });
  await left;
  expect(await globalFeed(reader.visitor)).toEqual([]);
});

it('brings a post to a member who begins to follow while it is delivered', async () => {
  const author = await join('Writer');
  const product = await seed.product('Preform lathe');
  const reader = await join('Coming');
  let delivered: Promise<string> | undefined;
  const write = async (): Promise<string> => {
    const post = await posted(author.visitor, { text: 'Just written', taggedProduct: [product.id] });
    await runFanOut(server.context, { postId: post.id });
    return post.id;
  };
  await transact(server.context.db, async (tx) => {
    // As following does, before there was anything to read.
    await tx.insert(productFollowers).values({ productId: product.id, userId: reader.id });
    await backfillFeed(tx, reader.id, 'product', product.id);
    delivered = write();
    await untilAwaited(tx);
  });
  const id = await delivered;
  expect(await globalFeed(reader.visitor)).toEqual([id]);
});

const ENDS = {
  'what it no longer tags': (author: Visitor, id: string) => edit(author, id, { taggedProduct: [] }),
  'as it becomes private': (author: Visitor, id: string) => edit(author, id, { visibility: 'private' }),
  'as it is removed': (author: Visitor, id: string) => author.delete(`/api/v1/feed/post/${id}`),
};

it.each(Object.entries(ENDS))('leaves no post with a member who begins to follow %s', async (_when, end) => {
  const author = await join('Waverer');
  const product = await seed.product('Tensile tester');
  const reader = await join('Beginner');
  const { id } = await posted(author.visitor, { text: 'Too early', taggedProduct: [product.id] });
  let ended: Promise<{ status: number }> | undefined;
  await transact(server.context.db, async (tx) => {
    await tx.insert(productFollowers).values({ productId: product.id, userId: reader.id });
    await backfillFeed(tx, reader.id, 'product', product.id);
    ended = end(author.visitor, id);
    await untilAwaited(tx);
  });
  expect((await ended)?.status).toBeLessThan(300);
  await runFanOut(server.context, { postId: id });
  expect(await globalFeed(reader.visitor)).toEqual([]);
});
