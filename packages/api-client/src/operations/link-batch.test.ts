import { expect, it } from 'vitest';
import { json, stubbedClient } from '../testing/stub-fetch';
import { readLinked } from './link-batch';

it('asks for the links of a moment at once, and ten of a kind at most', async () => {
  const { client, seen } = stubbedClient(({ address }) =>
    json({
      results: [...address.matchAll(/product=([^&]+)/g)]
        .filter(([, id]) => id !== 'hidden')
        .map(([, id]) => ({ type: 'product', product: { id } })),
      count: 0,
    }),
  );
  const ids = Array.from({ length: 12 }, (_, at) => `p${at}`);
  const read = await Promise.all([
    ...ids.map((id) => readLinked(client, 'product', id)),
    readLinked(client, 'product', 'hidden'),
    readLinked(client, 'company', 'p1'),
  ]);
  expect(read.slice(0, 12)).toEqual(ids.map((id) => ({ type: 'product', product: { id } })));
  expect(read.slice(12)).toEqual([null, null]);
  expect(seen.map(({ address }) => address.match(/product=/g)?.length)).toEqual([10, 3]);
  await readLinked(client, 'product', 'p0');
  expect(seen).toHaveLength(3);
});
