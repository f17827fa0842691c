import type { Transaction } from '../../../platform/db/database';
import { ForbiddenError, NotFoundError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { mayReadPost } from '../../../visibility';
import { lockPost } from './posting.repository';
import { ownsPost } from './posts.policy';
import { findPostVisibility } from './posts.repository';

/**
 * Holds a post that its author is about to change.
 *
 * @throws {ForbiddenError} for others who may read it.
 * @throws {NotFoundError} for everybody else.
 * @see PERM-007, GAP-051
 */
export async function lockOwn(tx: Transaction, id: string, viewer: Pick<Viewer, 'id'>) {
  const post = await lockPost(tx, id);
  const standing = await findPostVisibility(tx, id, viewer.id);
  if (!post || !standing || !mayReadPost(standing, viewer)) throw new NotFoundError();
  if (!ownsPost(post, viewer)) throw new ForbiddenError('forbidden');
  return post;
}
