import type { Suggestion } from '@millrace/api-client';
import { aSearchHit } from '@millrace/api-mocks';
import { describe, expect, it } from 'vitest';
import { hitPath, toSearchHit, toSuggestedHit } from './search-hit';

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

describe('toSuggestedHit', () => {
  const helium: Suggestion = {
    category: 'products',
    id: 'p1',
    name: 'High-purity helium, 5.0',
    sector: 'optical-fiber',
    kind: 'chemical',
    country_code: null,
    company: null,
    image: null,
    match: { field: 'synonym', text: 'Reinsthelium', ranges: [{ start: 0, end: 5 }], quality: 'prefix' },
  };

  it('tells the other name by which it was found, and not its own', () => {
    expect(toSuggestedHit(helium)).toMatchObject({ kind: 'product', matched: 'Reinsthelium' });
    const match = { field: 'name' as const, text: helium.name, ranges: [], quality: 'words' as const };
    expect(toSuggestedHit({ ...helium, match })?.matched).toBeUndefined();
    expect(toSuggestedHit({ ...helium, match: null })?.matched).toBeUndefined();
    const repeated = { ...match, field: 'synonym' as const, text: 'Helium' };
    expect(toSuggestedHit({ ...helium, match: repeated })?.matched).toBeUndefined();
  });

  it('names the country of a company', () => {
    const company = toSuggestedHit({ ...helium, category: 'companies', country_code: 'NO' });
    expect(company).toMatchObject({ kind: 'company', country: 'Norway' });
  });

  it.each([
    ['products', '/product/high-purity-helium-50/p1'],
    ['companies', '/company/high-purity-helium-50/p1'],
    ['events', '/events/p1'],
    ['people', '/networkFeed/user/p1'],
  ] as const)('leads to the page of what is found among %s [NAV-015]', (category, path) => {
    const hit = toSuggestedHit({ ...helium, category });
    expect(hit && hitPath(hit)).toBe(path);
  });

  it('leaves out posts, which no box lists', () => {
    expect(toSuggestedHit({ ...helium, category: 'posts' })).toBeNull();
  });
});
