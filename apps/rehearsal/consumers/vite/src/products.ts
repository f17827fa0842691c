import { createClient, isApiError, type Product, productQueries } from '@millrace/api-client';
import { QueryClient } from '@tanstack/react-query';

const client = createClient({ baseUrl: 'https://api.millrace.example' });

/** A product, or null where there is none. Only compiled: the types are what is tried. */
export async function readProduct(id: string): Promise<Product | null> {
  try {
    return await new QueryClient().fetchQuery(productQueries(client).detail(id));
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}
