import { afterAll, beforeAll, expect, it } from 'vitest';
import { productFollowers } from '../../db/schema';
import { transact } from '../../db/transact';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../testing';
import { edit, posted } from '../../testing/posting-members';
import { deliverPosts } from '.';
import { insertEntriesOf, insertReaderEntries } from './feed-entries.repository';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

/** Long enough for another connection to come to where it has to wait. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

const globalFeed = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.get('/api/v2/feed/global')).body.items.map((post: { id: string }) => post.id);

async function join(name: string) {
  const { id, email } = await seed.member(name);
  const visitor = await server.signIn(email);
  const setFollowing = (deed: 'follow' | 'unfollow', productId: string) =>
    visitor.post(`/api/v1/product/${deed}`, { productId });
  return { id, visitor, setFollowing };
}

it('leaves no post with a member who stops to follow while it is delivered', async () => {
  const author = await join('Author');
  const product = await seed.product('Draw tower');
  const reader = await join('Leaving');
  await reader.setFollowing('follow', product.id);
  const post = await posted(author.visitor, { text: 'On its way', taggedProduct: [product.id] });
  let left: Promise<unknown> | undefined;
  await transact(server.context.db, async (tx) => {
    await insertReaderEntries(tx, { postId: post.id });
    left = reader.setFollowing('unfollow', product.id);
    await aMoment();
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
    await deliverPosts(server.context, { postId: post.id });
    return post.id;
  };
  await transact(server.context.db, async (tx) => {
    // As following does, before there was anything to read.
    await tx.insert(productFollowers).values({ productId: product.id, userId: reader.id });
    await insertEntriesOf(tx, reader.id, 'product', product.id);
    delivered = write();
    await aMoment();
  });
  const id = await delivered;
  expect(await globalFeed(reader.visitor)).toEqual([id]);
});

it('leaves no post with a member who begins to follow what it no longer tags', async () => {
  const author = await join('Editor');
  const product = await seed.product('Cladding burner');
  const reader = await join('Late');
  const { id } = await posted(author.visitor, { text: 'Wrongly tagged', taggedProduct: [product.id] });
  let edited: Promise<{ status: number }> | undefined;
  await transact(server.context.db, async (tx) => {
    await tx.insert(productFollowers).values({ productId: product.id, userId: reader.id });
    await insertEntriesOf(tx, reader.id, 'product', product.id);
    edited = edit(author.visitor, id, { taggedProduct: [] });
    await aMoment();
  });
  expect((await edited)?.status).toBe(200);
  await deliverPosts(server.context, { postId: id });
  expect(await globalFeed(reader.visitor)).toEqual([]);
});

const ENDS = {
  'private meanwhile': (author: Visitor, id: string) => edit(author, id, { visibility: 'private' }),
  'removed meanwhile': (author: Visitor, id: string) => author.delete(`/api/v1/feed/post/${id}`),
};

it.each(Object.entries(ENDS))('leaves no post with a member who begins to follow: %s', async (_name, end) => {
  const author = await join('Waverer');
  const product = await seed.product('Tensile tester');
  const reader = await join('Beginner');
  const { id } = await posted(author.visitor, { text: 'Too early', taggedProduct: [product.id] });
  let ended: Promise<{ status: number }> | undefined;
  await transact(server.context.db, async (tx) => {
    await tx.insert(productFollowers).values({ productId: product.id, userId: reader.id });
    await insertEntriesOf(tx, reader.id, 'product', product.id);
    ended = end(author.visitor, id);
    await aMoment();
  });
  expect((await ended)?.status).toBeLessThan(300);
  await deliverPosts(server.context, { postId: id });
  expect(await globalFeed(reader.visitor)).toEqual([]);
});
