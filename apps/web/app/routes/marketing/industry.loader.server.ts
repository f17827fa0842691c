import { type Client, eventQueries, isApiError, type Product, productQueries } from '@millrace/api-client';
import type { IndustryPageProps } from '@millrace/community';
import { INDUSTRIES, INDUSTRY_PAGES, type IndustryPageId } from '@millrace/domain';
import { QueryClient } from '@tanstack/react-query';
import type { AppLoadContext } from 'react-router';
import { guestClient } from '../../api.server';
import { toErrorResponse } from '../../loader-failures';

/** Cache lifetime of the data, which is the same for all guests. */
const FRESH_MS = 60_000;

const PRODUCTS = 6;
const COMPANIES = 12;
const EVENTS = 3;
/** Maximum number of products per request for events. */
const SECTOR_PRODUCTS_MAX = 50;
/** Number of products whose suppliers are fetched at a time, until there are enough companies. */
const PRODUCTS_AT_ONCE = 8;

/** Network data on the page of an industry. */
export type IndustryData = Pick<IndustryPageProps, 'products' | 'companies' | 'events'>;

const latest = new Map<IndustryPageId, { at: number; data: Promise<IndustryData> }>();

/** Loads the page of an industry, cached for a minute each. */
export function loadIndustry(context: AppLoadContext, id: IndustryPageId): Promise<IndustryData> {
  const known = latest.get(id);
  if (known && Date.now() - known.at < FRESH_MS) return known.data;
  const data = readIndustry(guestClient(context), id);
  latest.set(id, { at: Date.now(), data });
  // Failures are not cached: the next request tries again.
  data.catch(() => latest.delete(id));
  return data;
}

/**
 * Loads the products of the sector, those of its value chain first; their suppliers; and their events.
 * @see MKT-021, MKT-022, GAP-019
 */
async function readIndustry(client: Client, id: IndustryPageId): Promise<IndustryData> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const products = await readProducts(client, queries, id);
  const [companies, events] = await Promise.all([
    readCompanies(client, queries, products),
    products.length === 0
      ? []
      : queries
          .fetchInfiniteQuery(
            eventQueries(client).list({
              type: 'product',
              ids: products.map((product) => product.id).join(),
              limit: EVENTS,
            }),
          )
          .then(({ pages }) => pages[0]?.items ?? [])
          .catch(toErrorResponse),
  ]);
  return {
    products: products
      .slice(0, PRODUCTS)
      .map(({ id: productId, name, sector, crop_images, original_images }) => ({
        id: productId,
        name,
        sector,
        crop_images: crop_images.slice(0, 1),
        original_images: original_images.slice(0, 1),
      })),
    companies,
    events,
  };
}

async function readProducts(client: Client, queries: QueryClient, id: IndustryPageId): Promise<Product[]> {
  const read = productQueries(client);
  const sector = INDUSTRY_PAGES[id];
  const chain = INDUSTRIES.find((industry) => industry.sector === sector)?.products ?? [];
  const [list, ...ofChain] = await Promise.all([
    queries.fetchInfiniteQuery(read.list({ sector, limit: SECTOR_PRODUCTS_MAX })).catch(toErrorResponse),
    ...chain.map((product) => queries.fetchQuery(read.detail(product.id)).catch(nullIfMissing)),
  ]);
  const all = [...ofChain.filter((product) => product !== null), ...(list.pages[0]?.items ?? [])];
  return [...new Map(all.map((product) => [product.id, product])).values()].slice(0, SECTOR_PRODUCTS_MAX);
}

async function readCompanies(
  client: Client,
  queries: QueryClient,
  products: readonly Product[],
): Promise<IndustryData['companies']> {
  const read = productQueries(client);
  const found = new Map<string, IndustryData['companies'][number]>();
  const supplied = products.filter(({ counts }) => counts.suppliers > 0);
  for (let at = 0; at < supplied.length && found.size < COMPANIES; at += PRODUCTS_AT_ONCE) {
    const lists = await Promise.all(
      supplied
        .slice(at, at + PRODUCTS_AT_ONCE)
        .map((product) => queries.fetchInfiniteQuery(read.suppliers(product.id)).catch(toErrorResponse)),
    );
    for (const { company_id, company_name, sector, logo } of lists.flatMap(
      ({ pages }) => pages[0]?.items ?? [],
    )) {
      found.set(company_id, { company_id, company_name, sector, logo });
    }
  }
  return [...found.values()].slice(0, COMPANIES);
}

function nullIfMissing(error: unknown): null {
  if (isApiError(error) && error.status === 404) return null;
  return toErrorResponse(error);
}
