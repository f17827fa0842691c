import type { components } from '@millrace/api-client';
import { initialledName } from '@millrace/domain';
import type { FollowedProductRow, FollowerRow, SampledFollowerRow } from './followers.repository';

type Follower = components['schemas']['Follower'];
type FollowedProductEntry = components['schemas']['FollowedProductEntry'];

/** Returns a follower for the list. @see DATA-008 */
export const followerView = (row: FollowerRow): Follower => ({
  key: row.userId,
  user_id: row.userId,
  user_name: row.displayName,
  image: row.image,
  company_name: row.companyName,
  company_id: row.companyId,
});

/** Returns a follower for guests, without anything that identifies or distinguishes members of the same name. */
export const sampledFollowerView = (row: SampledFollowerRow, index: number): Follower => ({
  key: String(index + 1),
  user_id: null,
  user_name: initialledName(row),
  image: null,
  company_name: row.companyName,
  company_id: null,
});

/** Returns a product for the list of followed products. @see DATA-018 */
export const followedProductView = (row: FollowedProductRow): FollowedProductEntry => ({
  product_id: row.productId,
  product_name: row.name,
  sector: row.sector,
  image: row.image,
  followers: row.followers,
});
