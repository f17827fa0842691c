import { createClient } from '@millrace/api-client';
import { expect, it } from 'vitest';
import { readSitemapPaths } from './sitemap-paths.server';

/** An API of so many events and products, which it lists page by page. */
function anApi(events: number, products: number) {
  const page = (url: URL, total: number) => {
    const [start, limit] = [
      Number(url.searchParams.get('cursor') ?? 0),
      Number(url.searchParams.get('limit')),
    ];
    const end = Math.min(total, start + limit);
    const Items = Array.from({ length: end - start }, (_, at) => ({ id: `id-${start + at}`, name: 'Glass' }));
    return Response.json({ Items, Count: total, ...(end < total && { LastEvaluatedKey: String(end) }) });
  };
  return createClient({
    baseUrl: 'https://api.millrace.example',
    fetch: async ({ url }) => {
      const address = new URL(url);
      return page(address, address.pathname === '/api/v1/events' ? events : products);
    },
  });
}

const counted = (paths: readonly string[]) => ({
  events: paths.filter((path) => path.startsWith('/events/')).length,
  products: paths.filter((path) => path.startsWith('/product/')).length,
});

it('the sitemap lists every current event and every product, over all pages [GAP-026]', async () => {
  const paths = await readSitemapPaths(anApi(1234, 421));
  expect(counted(paths)).toEqual({ events: 1234, products: 421 });
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/products',
      '/companies',
      '/sector/green-hydrogen',
      '/event-list',
      '/developers',
      '/developers/widgets',
    ]),
  );
});

it("the sitemap stops at the protocol's 50,000 addresses", async () => {
  const paths = await readSitemapPaths(anApi(300, 50_100));
  expect(paths).toHaveLength(50_000);
  expect(counted(paths).events).toBe(300);
});
