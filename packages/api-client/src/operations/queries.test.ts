import { describe, expect, it } from 'vitest';
import { callQuery } from '../testing/call';
import { json, stubbedClient } from '../testing/stub-fetch';
import { searchQueries } from './queries';
import { siteSearchQueries } from './site-search-queries';

const SILICA = {
  id: 'd53ae804-391b-573e-ba6d-76a128774728',
  name: 'Preform silica glass',
  country: 'Sweden',
};
const KVARNHOLM = { id: 'a8899a0b-0d32-538f-9678-7b8c6a589106', name: 'Kvarnholm Silica AB' };

describe('searchQueries', () => {
  it.each([
    ['hits with _index', { hits: { hits: [{ _index: 'products', _id: SILICA.id, _source: SILICA }] } }],
    ['hits with index', { hits: { hits: [{ index: 'products', _source: SILICA }] } }],
    ['Items alone', { Items: [SILICA] }],
    ['both', { hits: { hits: [{ _index: 'products', _source: SILICA }] }, Items: [SILICA] }],
  ])('reads %s into one list of hits [DIFF-023]', async (_, reply) => {
    const { client } = stubbedClient(() => json(reply));

    const hits = await callQuery(searchQueries(client).products('silica'));

    expect(hits).toEqual([{ _index: 'products', _id: SILICA.id, _source: SILICA }]);
  });

  it('takes any other index for companies, and a missing country for unknown [DATA-015]', async () => {
    const reply = {
      hits: {
        hits: [
          { _index: 'products', _source: SILICA },
          { index: 'company-2024', _score: 3, _source: KVARNHOLM },
        ],
      },
    };
    const { client } = stubbedClient(() => json(reply));

    const hits = await callQuery(searchQueries(client).productsAndCompanies('sil'));

    expect(hits.map(({ _index, _source }) => [_index, _source.country])).toEqual([
      ['products', 'Sweden'],
      ['companies', null],
    ]);
  });

  it('asks the path of each search, trimmed, with the limit', async () => {
    const { client, seen } = stubbedClient(() => json({ hits: { hits: [] } }));
    const search = searchQueries(client);

    await callQuery(search.products(' silica '));
    await callQuery(search.companies('glass', { limit: 5 }));
    await callQuery(search.productsAndCompanies('uv/eb'));

    expect(seen.map(({ address }) => address)).toEqual([
      '/api/v1/product/search/silica',
      '/api/v1/company/search/glass?limit=5',
      '/api/v1/productandcompany/search/uv%2Feb',
    ]);
  });

  it.each(['', '  ', '.', '..'])('finds nothing for "%s", which no path can carry', async (text) => {
    const { client, seen } = stubbedClient(() => json({ hits: { hits: [] } }));

    expect(await callQuery(searchQueries(client).companies(text))).toEqual([]);
    expect(seen).toEqual([]);
  });
});

describe('suggestions', () => {
  const found = [{ category: 'people', id: 'a', name: 'Astrid Hallberg', company: null }];

  it('offers members by name', async () => {
    const { client, seen } = stubbedClient(() => json({ results: found, count: 1 }));

    const asked = siteSearchQueries(client).suggestions(' ast ', { category: 'people', limit: 4 });
    expect(await callQuery(asked)).toEqual(found);
    expect(seen[0]?.address).toBe('/api/v2/search/suggestions?q=ast&category=people&limit=4');
  });

  it('offers nobody where the server says 403, and fails as others do otherwise [FEED-023]', async () => {
    const replies = [
      json({ error: 'Your plan does not include this.', code: 'forbidden' }, 403),
      json({ error: 'Something went wrong.', code: 'internal' }, 500),
    ];
    const { client } = stubbedClient(() => replies.shift() ?? json({ results: found, count: 1 }));

    expect(await callQuery(siteSearchQueries(client).suggestions('ast'))).toEqual([]);
    await expect(callQuery(siteSearchQueries(client).suggestions('ast'))).rejects.toMatchObject({
      status: 500,
    });
  });
});
