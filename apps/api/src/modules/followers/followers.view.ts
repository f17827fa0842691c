import type { components } from '@millrace/api-client';
import type { FollowedProductRow } from './followed-products.repository';
import type { FollowerRow } from './follower-page.repository';

type Follower = components['schemas']['Follower'];
type FollowedProductEntry = components['schemas']['FollowedProductEntry'];

/** A follower as the list shows them. @see DATA-008 */
export const followerView = (row: FollowerRow): Follower => ({
  key: row.userId,
  user_id: row.userId,
  user_name: row.displayName,
  image: row.image,
  company_name: row.companyName,
  company_id: row.companyId,
});

/** A product in the list of those that one follows. @see DATA-018 */
export const followedProductView = (row: FollowedProductRow): FollowedProductEntry => ({
  product_id: row.productId,
  product_name: row.name,
  sector: row.sector,
  image: row.image,
  followers: row.followers,
});
