import type { components } from '@millrace/api-client';
import type { FollowerRow } from './followers.repository';

type Follower = components['schemas']['Follower'];

/** A follower as the list shows them. @see DATA-008 */
export const followerView = (row: FollowerRow): Follower => ({
  key: row.userId,
  user_id: row.userId,
  user_name: row.displayName,
  image: row.image,
  company_name: row.companyName,
  company_id: row.companyId,
});
