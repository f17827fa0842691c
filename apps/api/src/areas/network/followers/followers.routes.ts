import type { components } from '@millrace/api-client';
import { FOLLOWER_SAMPLE } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { recountFollowers } from '../../../platform/db/counts';
import { transact } from '../../../platform/db/transact';
import { InvalidFieldsError, NotFoundError } from '../../../platform/errors';
import type { Handlers, Viewer } from '../../../platform/http/call';
import { pageOf } from '../../../platform/http/cursor';
import { signedIn } from '../../../platform/http/signed-in';
import { sentence } from '../../../platform/messages/text';
import { namesFollowers, requireMemberForFurther } from '../../../visibility';
import { backfillFeed, removeFromFeed } from '../../feed/feed-entries';
import { requireWriter } from '../../feed/posts';
import {
  deleteFollower,
  type FollowerPageQuery,
  findFollowed,
  findFollowedProducts,
  findFollowerPage,
  findFollowerSample,
  insertFollower,
} from './followers.repository';
import { followedProductView, followerView, sampledFollowerView } from './followers.view';

const ORDER = 'followers';
const COMPANY_ORDER = 'company followers';
const FOLLOWED_ORDER = 'followed products';

type FollowerList = components['schemas']['FollowerList'];
type FollowedProduct = components['schemas']['FollowedProduct'];

/** Viewer and page. */
interface PageCall {
  viewer: Viewer | null;
  query: { cursor?: string; limit: number };
}

/** Routes for following products, and for lists of followers. */
export const followerRoutes = ({ db, cursors, jobs }: Context) => {
  const setFollowing = (productId: string, userId: string, following: boolean): Promise<FollowedProduct> =>
    transact(db, async (tx) => {
      if (following) await requireWriter(tx, { id: userId });
      if (!(await findFollowed(tx, productId))) {
        throw new InvalidFieldsError({ productId: sentence('field.missingThing', { kind: 'product' }) });
      }
      await (following ? insertFollower : deleteFollower)(tx, productId, userId);
      await (following ? backfillFeed : removeFromFeed)(tx, userId, 'product', productId);
      await recountFollowers(tx, productId);
      await jobs.send('notification', { about: 'productFollower', productId, actorId: userId }, { tx });
      const product = await findFollowed(tx, productId);
      if (!product) throw new NotFoundError();
      return { product_id: productId, product_name: product.name, following, followers: product.followers };
    });

  const followerPage = async (
    followed: FollowerPageQuery['followed'],
    { viewer, query: { cursor, limit } }: PageCall,
    order: string,
  ): Promise<FollowerList> => {
    requireMemberForFurther(viewer, cursor);
    if (!namesFollowers(viewer)) return followerSample(followed, limit);
    const place = cursors.decodeCounted(cursor, order, ['string', 'string']);
    const after = place && { since: place.values[0], userId: place.values[1] };
    const found = await findFollowerPage(db, {
      followed,
      after,
      limit: limit + 1,
      count: place?.count ?? null,
    });
    if (!found) throw new NotFoundError();
    const { rows, last } = pageOf(found.rows, limit);
    return {
      results: rows.map(followerView),
      count: found.count,
      ...(last && { LastEvaluatedKey: cursors.encode(order, [last.since, last.userId, found.count]) }),
      limited: 'none',
    };
  };

  const followerSample = async (
    followed: FollowerPageQuery['followed'],
    limit: number,
  ): Promise<FollowerList> => {
    const found = await findFollowerSample(db, { followed, limit: Math.min(limit, FOLLOWER_SAMPLE) });
    if (!found) throw new NotFoundError();
    const { count, rows } = found;
    return { results: rows.map(sampledFollowerView), count, limited: count === 0 ? 'none' : 'sign_in' };
  };

  return {
    followProduct: async (call) => {
      const Item = await setFollowing(call.body.productId, signedIn(call).id, true);
      return { status: 200, json: { Item } };
    },

    unfollowProduct: async (call) => {
      const Item = await setFollowing(call.body.productId, signedIn(call).id, false);
      return { status: 200, json: { Item } };
    },

    listFollowedProducts: async (call) => {
      const { cursor, limit } = call.query;
      const place = cursors.decodeCounted(cursor, FOLLOWED_ORDER, ['string', 'string']);
      const after = place && { since: place.values[0], productId: place.values[1] };
      const count = place?.count ?? null;
      const userId = signedIn(call).id;
      const found = await findFollowedProducts(db, { userId, after, limit: limit + 1, count });
      const { rows, last } = pageOf(found.rows, limit);
      return {
        status: 200,
        json: {
          Items: rows.map(followedProductView),
          Count: found.count,
          ...(last && {
            LastEvaluatedKey: cursors.encode(FOLLOWED_ORDER, [last.since, last.productId, found.count]),
          }),
        },
      };
    },

    listFollowers: async (call) => ({
      status: 200,
      json: await followerPage({ kind: 'product', id: call.path.id }, call, ORDER),
    }),

    listCompanyFollowers: async (call) => ({
      status: 200,
      json: await followerPage({ kind: 'company', id: call.path.id }, call, COMPANY_ORDER),
    }),
  } satisfies Partial<Handlers>;
};
