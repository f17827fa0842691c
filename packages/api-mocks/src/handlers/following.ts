import type { FollowedProduct } from '@millrace/api-client';
import type { HttpHandler } from 'msw';
import { followerOf } from '../data/example-data';
import { followersFor, followersLimited } from './disclosure';
import type { MockServer } from './mock-server';
import { lastEvaluatedKey, slice } from './paging';
import { REPLY, refuse, refuseField, refuseParameter } from './refusals';

/** Following: what is followed stays so until `resetMocks`. */
export function followingHandlers(server: MockServer): HttpHandler[] {
  const { http } = server;
  return [
    http.post('/api/v1/product/follow', async ({ request, response }) => {
      const product = setFollowing(server, (await request.json()).productId, true);
      if (product instanceof Response) return response.untyped(product);
      return response(200).json({ Item: product }, REPLY);
    }),

    http.post('/api/v1/product/unfollow', async ({ request, response }) => {
      const product = setFollowing(server, (await request.json()).productId, false);
      if (product instanceof Response) return response.untyped(product);
      return response(200).json({ Item: product }, REPLY);
    }),

    http.get('/api/v2/products/{id}/followers', ({ params, request, response }) => {
      const product = server.data.products.get(params.id);
      if (product === undefined) return response.untyped(refuse('notFound'));
      const isGuest = server.level === 'guest';
      if (isGuest && new URL(request.url).searchParams.has('cursor')) {
        return response.untyped(refuse('signIn'));
      }
      const rows = followersFor(server.level, server.data.followers.of(product.id));
      const page = slice(rows, { url: request.url, keyOf: ({ key }) => key });
      if (typeof page === 'string') return response.untyped(refuseParameter(page));
      const list = {
        results: page.rows,
        count: product.followers,
        ...lastEvaluatedKey(isGuest ? undefined : page.next),
        limited: followersLimited(server.level, product.followers),
      };
      return response(200).json(list, REPLY);
    }),
  ];
}

function setFollowing(
  { data, user }: MockServer,
  id: string,
  following: boolean,
): FollowedProduct | Response {
  if (user === null) return refuse('signIn');
  const product = data.products.get(id);
  if (product === undefined) return refuseField('productId', 'This product does not exist.');
  // The rows that are there now are read before the count changes, as they are made from it.
  const rows = data.followers.of(id);
  if (product.following !== following) {
    const followers = product.followers + (following ? 1 : -1);
    data.products.set(id, { ...product, following, followers });
    if (following) rows.unshift(followerOf(user, id));
    else
      rows.splice(
        rows.findIndex((row) => row.user_id === user.id),
        1,
      );
  }
  const { name, followers } = data.products.get(id) ?? product;
  return { product_id: id, product_name: name, following, followers };
}
