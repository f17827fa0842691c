/* A program without React: it reads a product as a guest, and the first page of who supplies it. */
import { createClient, isApiError, type Product, productQueries, type Supplier } from '@millrace/api-client';
import { QueryClient } from '@tanstack/react-query';

const client = createClient({ baseUrl: 'https://api.millrace.example', credentials: 'omit' });
const queries = new QueryClient();

/** A product with its first suppliers; null where there is none of the id. */
export async function readProduct(
  id: string,
): Promise<{ product: Product; suppliers: readonly Supplier[] } | null> {
  const read = productQueries(client);
  try {
    const product = await queries.fetchQuery(read.detail(id));
    const { pages } = await queries.fetchInfiniteQuery(read.suppliers(id, { limit: 5 }));
    return { product, suppliers: pages[0]?.items ?? [] };
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}
