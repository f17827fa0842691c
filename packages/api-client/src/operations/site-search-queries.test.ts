import { describe, expect, it } from 'vitest';
import { callQuery } from '../testing/call';
import { json, stubbedClient } from '../testing/stub-fetch';
import { siteSearchQueries } from './site-search-queries';

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
