import { createClient, isApiError, paginate, unwrap } from '@millrace/api-client';

/** Says how many suppliers a product has in each country that the member of the token may see. */
export async function countSuppliers(baseUrl: string, token: string, productId: string): Promise<string> {
  const client = createClient({ baseUrl, token, timeout: 10_000 });
  const path = { id: productId };
  try {
    const { Item: product } = await unwrap(client.GET('/api/v1/product/{id}', { params: { path } }));
    const counts = new Map<string, number>();
    for await (const { country } of paginate(({ cursor }) =>
      client.GET('/api/v2/products/{id}/suppliers', { params: { path, query: { cursor, limit: 100 } } }),
    )) {
      const name = country ?? 'somewhere';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [product.name, ...[...counts].map(([country, count]) => `${country} ${count}`)].join('\n');
  } catch (error) {
    if (isApiError(error, 'not_found')) return 'There is no such product.';
    throw error;
  }
}
