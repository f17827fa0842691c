import { describe, expect, it } from 'vitest';
import { type BrowsePage, browseMeta } from './browse.meta';

const ORIGIN = 'https://millrace.example';

const page = (search: BrowsePage['search'], overrides: Partial<BrowsePage> = {}) =>
  browseMeta({
    search,
    name: '',
    path: `/${search.category}`,
    followed: false,
    items: [{ name: 'Preform', path: '/product/p1?name=Preform' }],
    total: 31,
    origin: ORIGIN,
    ...overrides,
  }) as Record<string, unknown>[];

const robots = (metadata: Record<string, unknown>[]) =>
  metadata.find(({ name }) => name === 'robots')?.content;

const canonical = (metadata: Record<string, unknown>[]) =>
  metadata.find(({ rel }) => rel === 'canonical')?.href;

const schema = (metadata: Record<string, unknown>[]) =>
  metadata.find((entry) => 'script:ld+json' in entry)?.['script:ld+json'];

describe('metadata of a filtered list', () => {
  it('names the whole list by its own address', () => {
    const metadata = page({ category: 'products' });
    expect(metadata).toContainEqual({ title: 'Products · Millrace' });
    expect(robots(metadata)).toBe('index, follow');
    expect(canonical(metadata)).toBe(`${ORIGIN}/products`);
  });

  it('lists a page of one filter, with what it lists and where it stands', () => {
    const metadata = page(
      { category: 'products', sector: ['photovoltaic'] },
      { name: 'Photovoltaic', path: '/products?sector=photovoltaic' },
    );
    const address = `${ORIGIN}/products?sector=photovoltaic`;
    expect(metadata).toContainEqual({ title: 'Photovoltaic · Products · Millrace' });
    expect(robots(metadata)).toBe('index, follow');
    expect(canonical(metadata)).toBe(address);
    expect(schema(metadata)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      url: address,
      breadcrumb: {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Millrace', item: `${ORIGIN}/` },
          { '@type': 'ListItem', position: 2, name: 'Products', item: `${ORIGIN}/products` },
          { '@type': 'ListItem', position: 3, name: 'Photovoltaic', item: address },
        ],
      },
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: 31,
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Preform', url: `${ORIGIN}/product/p1?name=Preform` },
        ],
      },
    });
  });

  it('does so for companies', () => {
    const metadata = page(
      { category: 'companies', verified: true },
      { name: 'With verified people', path: '/companies?verified=true' },
    );
    expect(metadata).toContainEqual({ title: 'With verified people · Companies · Millrace' });
    expect(robots(metadata)).toBe('index, follow');
    expect(canonical(metadata)).toBe(`${ORIGIN}/companies?verified=true`);
  });

  it.each<[string, BrowsePage['search'], Partial<BrowsePage>?]>([
    ['two filters', { category: 'products', sector: ['photovoltaic'], kind: ['chemical'] }],
    ['two values of a filter', { category: 'companies', country: ['DE', 'FR'] }],
    ['a text', { category: 'products', q: 'helium' }],
    ["one's own follows", { category: 'companies' }, { followed: true }],
    ['a filter that finds nothing', { category: 'products', country: ['VA'] }, { total: 0 }],
  ])('keeps %s out of search engines', (_, search, overrides) => {
    const metadata = page(search, overrides);
    expect(robots(metadata)).toBe('noindex, follow');
    expect(schema(metadata)).toBeUndefined();
  });
});
