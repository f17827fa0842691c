import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { json, stubbedClient } from '../testing/stub-fetch';
import { readNewestComments } from './cache';
import { postQueries } from './queries';

const ID = '5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01';

/** A post with comments in the order of time, of which the two last pages were read. */
async function seedTwoPages(comments: string[]) {
  const { client, seen } = stubbedClient(async ({ address }) => {
    const before = new URL(address, 'https://millrace.example').searchParams.get('cursor');
    const end = before === null ? comments.length : comments.indexOf(before);
    const results = comments
      .slice(Math.max(0, end - 5), end)
      .map((id) => ({ id, reply_count: 0, replies: [] }));
    const [first] = results;
    return json({
      results,
      count: comments.length,
      ...(end > 5 && first && { LastEvaluatedKey: first.id }),
    });
  });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const list = new InfiniteQueryObserver(queries, postQueries(client).comments(ID));
  list.subscribe(() => {});
  await list.refetch();
  await list.fetchNextPage();
  const shown = () => {
    const { data, hasNextPage } = list.getCurrentResult();
    return { ids: data?.items.map(({ id }) => id).join(' '), count: data?.count, hasNextPage };
  };
  return { read: () => readNewestComments(queries, client, ID), list, shown, seen };
}

it('puts what is new last and takes away what went, without reading other pages', async () => {
  const comments = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const { read, shown, seen } = await seedTwoPages(comments);
  comments.splice(4, 1);
  comments.push('h', 'i');
  await read();
  expect(shown()).toEqual({ ids: 'a b c d f g h i', count: 8, hasNextPage: false });
  expect(seen).toHaveLength(3);
});

it('leads on to what is older than all that was read', async () => {
  const comments = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
  const { read, list, shown } = await seedTwoPages(comments);
  comments.push('m');
  await read();
  expect(shown()).toEqual({ ids: 'c d e f g h i j k l m', count: 13, hasNextPage: true });
  await list.fetchNextPage();
  expect(shown()).toEqual({ ids: 'a b c d e f g h i j k l m', count: 13, hasNextPage: false });
});

it('begins anew where more is new than is read at once, or nothing is left', async () => {
  const comments = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const { read, shown } = await seedTwoPages(comments);
  comments.push('h', 'i', 'j', 'k', 'l', 'm');
  await read();
  expect(shown()).toEqual({ ids: 'i j k l m', count: 13, hasNextPage: true });
  comments.length = 0;
  await read();
  expect(shown()).toEqual({ ids: '', count: 0, hasNextPage: false });
});
