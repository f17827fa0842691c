import { createClient } from '@millrace/api-client';
import {
  companyPath,
  eventPath,
  INDUSTRY_PAGE_IDS,
  industryPath,
  postPath,
  productPath,
  SITE_PATHS,
} from '@millrace/domain';

/** Page to measure. */
export interface JudgedPage {
  /** Title of its row. */
  title: string;
  path: string;
}

/** Number of products searched for one with a supplier and a post, which the demo data has among the first. */
const PRODUCTS_ASKED = 50;

/**
 * Finds the landing pages of visitors, one of each kind, in the installation's data.
 *
 * @param api Origin of its API.
 * @throws {Error} if there is none of a kind
 */
export async function findPages(api: string): Promise<JudgedPage[]> {
  const client = createClient({ baseUrl: api });
  const { product, company, post } = await findProduct(client);
  const events = await client.GET('/api/v1/events', { params: { query: { limit: 1 } } });
  const event = found(events.data?.Items[0], 'event');
  return [
    { title: 'landing', path: SITE_PATHS.home },
    { title: 'pricing', path: SITE_PATHS.pricing },
    { title: 'industry', path: industryPath(found(INDUSTRY_PAGE_IDS[0], 'industry')) },
    { title: 'product', path: productPath(product) },
    { title: 'company', path: companyPath(company) },
    { title: 'event', path: eventPath(event) },
    { title: 'post', path: postPath(post.id) },
  ];
}

/** Returns the first product with a supplier and a post. */
async function findProduct(client: ReturnType<typeof createClient>) {
  const { data } = await client.GET('/api/v1/products/all', { params: { query: { limit: PRODUCTS_ASKED } } });
  for (const product of data?.Items ?? []) {
    const path = { id: product.id };
    const [suppliers, feed] = await Promise.all([
      client.GET('/api/v2/products/{id}/suppliers', { params: { path } }),
      client.GET('/api/v2/feed/product/{id}', { params: { path } }),
    ]);
    const company = suppliers.data?.results[0];
    const post = feed.data?.items[0];
    if (company && post) {
      return { product, company: { id: company.company_id, name: company.company_name }, post };
    }
  }
  throw new Error(`None of ${PRODUCTS_ASKED} products has a supplier and a post.`);
}

function found<T>(value: T | undefined, kind: string): T {
  if (value === undefined) throw new Error(`The demo data has no ${kind}.`);
  return value;
}
