import { expect, expectTypeOf, it } from 'vitest';
import { json, stubbedClient } from '../testing/stub-fetch';
import type { Post, Product, Supplier } from '../types';
import { paginate } from './paginate';

const ID = 'd53ae804-391b-573e-ba6d-76a128774728';

async function collect<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

it('follows LastEvaluatedKey through a list of version 2', async () => {
  const { client, seen } = stubbedClient((_, count) =>
    json({ results: [`row ${count}`], count: 3, ...(count < 3 && { LastEvaluatedKey: `key ${count}` }) }),
  );
  const rows = paginate(({ cursor }) =>
    client.GET('/api/v2/products/{id}/suppliers', { params: { path: { id: ID }, query: { cursor } } }),
  );
  expectTypeOf(rows).toExtend<AsyncIterable<Supplier>>();
  expect(await collect<unknown>(rows)).toEqual(['row 1', 'row 2', 'row 3']);
  expect(seen.map(({ address }) => new URL(address, 'https://a.example').searchParams.get('cursor'))).toEqual(
    [null, 'key 1', 'key 2'],
  );
});

it('follows LastEvaluatedKey through a list of version 1', async () => {
  const { client } = stubbedClient((_, count) =>
    json({ Items: [`row ${count}`], Count: 2, ...(count < 2 && { LastEvaluatedKey: 'key' }) }),
  );
  const rows = paginate(({ cursor }) =>
    client.GET('/api/v1/products/all', { params: { query: { cursor } } }),
  );
  expectTypeOf(rows).toExtend<AsyncIterable<Product>>();
  expect(await collect<unknown>(rows)).toEqual(['row 1', 'row 2']);
});

it('counts the rows of a feed', async () => {
  const { client, seen } = stubbedClient((_, count) =>
    json({ items: count === 1 ? ['a', 'b'] : ['c'], total: 3, start: 0, size: 2, limited: 'none' }),
  );
  const rows = paginate(({ start }) =>
    client.GET('/api/v2/feed/product/{id}', { params: { path: { id: ID }, query: { start, size: 2 } } }),
  );
  expectTypeOf(rows).toExtend<AsyncIterable<Post>>();
  expect(await collect<unknown>(rows)).toEqual(['a', 'b', 'c']);
  expect(seen.map(({ address }) => new URL(address, 'https://a.example').searchParams.get('start'))).toEqual([
    '0',
    '2',
  ]);
});

it('reads no page that nobody asks for, and fails with an ApiError', async () => {
  const { client, seen } = stubbedClient((_, count) =>
    count === 1
      ? json({ results: ['a', 'b'], count: 9, LastEvaluatedKey: 'key' })
      : json({ error: 'Sign in.', code: 'sign_in_required' }, 401),
  );
  const rows = paginate(({ cursor }) =>
    client.GET('/api/v2/products/{id}/suppliers', { params: { path: { id: ID }, query: { cursor } } }),
  );
  await rows.next();
  await rows.next();
  expect(seen).toHaveLength(1);
  await expect(rows.next()).rejects.toMatchObject({ name: 'ApiError', code: 'sign_in_required' });
});
