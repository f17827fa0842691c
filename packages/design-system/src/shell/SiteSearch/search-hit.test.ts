import { aSearchHit } from '@millrace/api-mocks';
import { expect, it } from 'vitest';
import { toSearchHit } from './search-hit';

it('shows what a search of the API found', () => {
  const hit = aSearchHit();
  expect(toSearchHit({ ...hit, _index: 'companies' })).toEqual({
    kind: 'company',
    id: hit._id,
    name: hit._source.name,
    country: hit._source.country,
    description: hit._source.description,
    sector: hit._source.sector,
  });
  expect(toSearchHit({ ...hit, _index: 'products' }).kind).toBe('product');
});
