import type { Database, Transaction } from '../../../platform/db/database';
import { NotFoundError, SignInRequiredError } from '../../../platform/errors';
import { mayReadPost, type Reader } from '../../../visibility';
import type { PostRow } from './post-row.repository';
import { findPost, findPostVisibility, type PostVisibilityRow } from './posts.repository';
import { lockUserForShare } from './writers.repository';

/** A post as a reader has it. @throws {NotFoundError} for one that the reader may not know of. @see DIFF-001 */
export async function readPost(db: Database | Transaction, id: string, reader: Reader): Promise<PostRow> {
  const post = await findPost(db, id, reader?.id ?? null);
  if (!post || !mayReadPost(post, reader)) throw new NotFoundError();
  return post;
}

/**
 * Lets only those pass who may read a post: before its likes and comments are read or written, and its files.
 *
 * @throws {NotFoundError}
 * @see GAP-052
 */
export async function requireReadable(
  db: Database | Transaction,
  id: string,
  reader: Reader,
): Promise<PostVisibilityRow> {
  const post = await findPostVisibility(db, id, reader?.id ?? null);
  if (!post || !mayReadPost(post, reader)) throw new NotFoundError();
  return post;
}

/**
 * Lets only those write who are not suspended, nor are until this is written: their call may have come in before, and what
 * is written after that would be withheld from nobody.
 *
 * @throws {SignInRequiredError}
 * @see GAP-096
 */
export async function requireWriter(tx: Transaction, viewer: { id: string }): Promise<void> {
  const { isSuspended } = await lockUserForShare(tx, viewer.id);
  if (isSuspended) throw new SignInRequiredError();
}
