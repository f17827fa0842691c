import type { Transaction } from '../../db/database';
import { ForbiddenError, NotFoundError } from '../../errors';
import type { Viewer } from '../../http/call';
import { mayReadPost } from '../../visibility';
import { findStanding, ownsPost } from '../posts';
import { lockPost } from './posting.repository';

/**
 * Holds a post that its author is about to change.
 *
 * @throws {ForbiddenError} for others who may read it.
 * @throws {NotFoundError} for everybody else.
 * @see PERM-007, GAP-051
 */
export async function lockOwn(tx: Transaction, id: string, viewer: Pick<Viewer, 'id'>) {
  const post = await lockPost(tx, id);
  const standing = await findStanding(tx, id, viewer.id);
  if (!post || !standing || !mayReadPost(standing, viewer)) throw new NotFoundError();
  if (!ownsPost(post, viewer)) throw new ForbiddenError('forbidden');
  return post;
}
