import type { SavedSearch } from '@millrace/api-client';
import { expect, it } from 'vitest';
import { readCompanyFilter } from '../../companies/CompanyDirectory';
import { readProductFilter } from '../ProductCatalogue';
import { savedSearchHref } from './search-href';

/** What a page reads from the address of a search. */
function readBack(search: SavedSearch['search']) {
  const { pathname, searchParams } = new URL(savedSearchHref(search) ?? '', 'https://millrace.example');
  const filter =
    pathname === '/companies' ? readCompanyFilter(searchParams) : readProductFilter(searchParams);
  return { pathname, filter };
}

it('leads to the products that the search filters', () => {
  const filter = {
    q: 'Glas & Faser',
    sector: ['optical-fiber', 'carbon-fiber'],
    kind: ['material'],
    country: ['DE', 'FR'],
    supply: ['one', 'several'],
  } as const satisfies Omit<SavedSearch['search'], 'category'>;
  expect(readBack({ category: 'products', ...structuredClone(filter) } as SavedSearch['search'])).toEqual({
    pathname: '/products',
    filter,
  });
});

it('leads to the companies that the search filters', () => {
  const filter = { sector: ['photovoltaic'], type: ['distributor'], country: ['JP'], verified: true };
  // Searches of the API say also what they do not filter by.
  const search = { category: 'companies', q: '', premium: false, ...filter } as SavedSearch['search'];
  expect(readBack(search)).toEqual({ pathname: '/companies', filter });
});

it('leads to the whole list without filters', () => {
  expect(savedSearchHref({ category: 'products', q: '' })).toBe('/products');
});

it('leads to the search results for a text in events and posts, which have no filters', () => {
  expect(savedSearchHref({ category: 'posts', q: 'helium' })).toBe('/search?q=helium&category=posts');
  expect(savedSearchHref({ category: 'events', q: 'helium', country: ['DE'] })).toBeNull();
});
