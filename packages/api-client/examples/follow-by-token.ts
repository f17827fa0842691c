import { createClient } from '@millrace/api-client';

/** Follows a product in the name of the member whose token it is. */
export async function followByToken(baseUrl: string, token: string, productId: string): Promise<string> {
  const client = createClient({ baseUrl, token });
  const { data: me, response } = await client.GET('/api/v1/current_user');
  if (!me) throw new Error(`The token was refused: ${response.status}`);
  const { error } = await client.POST('/api/v1/product/follow', { body: { productId } });
  if (error) throw new Error(error.error);
  return `${me.Item.displayName} follows the product.`;
}
