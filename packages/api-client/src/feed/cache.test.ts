import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { json, stubbedClient } from '../testing/stub-fetch';
import { readNewestComments } from './cache';
import { postQueries } from './queries';

const ID = '5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01';

/** A post with comments, the newest first, of which two pages were read. */
async function seedTwoPages(comments: string[]) {
  const { client, seen } = stubbedClient(async ({ address }) => {
    const start = Number(new URL(address, 'https://millrace.example').searchParams.get('start'));
    const Items = comments.slice(start, start + 5).map((id) => ({ id }));
    return json({ Items, Count: comments.length });
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

it('puts what is new first and takes away what went, without reading other pages', async () => {
  const comments = ['g', 'f', 'e', 'd', 'c', 'b', 'a'];
  const { read, shown, seen } = await seedTwoPages(comments);
  comments.splice(2, 1);
  comments.unshift('i', 'h');
  await read();
  expect(shown()).toEqual({ ids: 'i h g f d c b a', count: 8, hasNextPage: false });
  expect(seen).toHaveLength(3);
});

it('leads on to what is older than all that was read', async () => {
  const comments = ['l', 'k', 'j', 'i', 'h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'];
  const { read, list, shown } = await seedTwoPages(comments);
  comments.unshift('m');
  await read();
  expect(shown()).toEqual({ ids: 'm l k j i h g f e d c', count: 13, hasNextPage: true });
  await list.fetchNextPage();
  expect(shown()).toEqual({ ids: 'm l k j i h g f e d c b a', count: 13, hasNextPage: false });
});

it('begins anew where more is new than is read at once, or nothing is left', async () => {
  const comments = ['g', 'f', 'e', 'd', 'c', 'b', 'a'];
  const { read, shown } = await seedTwoPages(comments);
  comments.unshift('m', 'l', 'k', 'j', 'i', 'h');
  await read();
  expect(shown()).toEqual({ ids: 'm l k j i', count: 13, hasNextPage: true });
  comments.length = 0;
  await read();
  expect(shown()).toEqual({ ids: '', count: 0, hasNextPage: false });
});
