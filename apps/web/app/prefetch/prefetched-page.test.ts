import { describe, expect, it } from 'vitest';
import { prefetchedPage } from './prefetched-page';

const ORIGIN = 'https://millrace.example';
const link = (address: string, target = '') => {
  const { origin, pathname, search } = new URL(address, ORIGIN);
  return { origin, pathname, search, target };
};
const place = link('/products?sector=semiconductor');

describe('the page that is prefetched for a link', () => {
  it.each(['/product/a/b', '/company/a/b?tab=feed', '/products', '/companies', '/'])(
    'is %s, for guests too',
    (address) => {
      expect(prefetchedPage(link(address), place, false)).toBe(address);
    },
  );
  it.each(['/networkFeed/global', '/message', '/quotes', '/search?q=fiber', '/product/a/b?diagram=open'])(
    'is %s for members only',
    (address) => {
      expect(prefetchedPage(link(address), place, false)).toBeUndefined();
      expect(prefetchedPage(link(address), place, true)).toBe(address);
    },
  );
  it.each([
    ['the page itself', link('/products?sector=semiconductor#main')],
    ['another site', link('https://partner.example/products')],
    ['another tab of the browser', link('/companies', '_blank')],
  ])('is none for a link to %s', (_name, to) => {
    expect(prefetchedPage(to, place, true)).toBeUndefined();
  });
});
