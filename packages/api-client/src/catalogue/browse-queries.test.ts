import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { directoryQueries } from '../companies/directory-queries';
import { siteSearchQueries } from '../operations/site-search-queries';
import { json, stubbedClient } from '../testing/stub-fetch';
import { catalogueQueries } from './browse-queries';

const PAGE = { results: [{ id: 'a' }], count: 2, estimated: false, facets: { sector: [] }, advice: null };

it('asks for several values of a filter as several parameters, and for further pages by the key of the last', async () => {
  const replies = [json({ ...PAGE, LastEvaluatedKey: 'next' }), json({ ...PAGE, facets: null })];
  const { client, seen } = stubbedClient(() => replies.shift() ?? json(PAGE));
  const options = catalogueQueries(client).products({
    q: 'silica',
    sector: ['optical-fiber', 'semiconductor'],
  });
  const queries = new QueryClient();
  await queries.fetchInfiniteQuery({ ...options, pages: 2 });
  expect(seen.map(({ address }) => address)).toEqual([
    '/api/v2/products?q=silica&sector=optical-fiber&sector=semiconductor',
    '/api/v2/products?q=silica&sector=optical-fiber&sector=semiconductor&cursor=next',
  ]);
});

it('keeps the facets of the first page', () => {
  const { client } = stubbedClient(() => json(PAGE));
  const { select } = directoryQueries(client).companies();
  const first = { items: [], count: 2, cursor: 'next', estimated: true, facets: null, advice: null };
  const joined = select?.({ pages: [first, { ...first, cursor: null, estimated: false }], pageParams: [] });
  expect(joined).toMatchObject({ count: 2, estimated: true });
});

it('asks nothing for a search of nothing', async () => {
  const { client, seen } = stubbedClient(() => json(PAGE));
  const { pages } = await new QueryClient().fetchInfiniteQuery(
    siteSearchQueries(client).everything({ text: '  ' }),
  );
  expect([pages[0]?.items, seen]).toEqual([[], []]);
});
