import type { Mention } from '@millrace/domain';
import type { Database, Transaction } from '../../../platform/db/database';
import { findCompanyNames, findProductNames } from '../../../platform/db/names';
import { ForbiddenError, NotFoundError, SignInRequiredError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { refuse } from '../../../platform/http/refuse';
import { sentence } from '../../../platform/messages/text';
import { mayReadPost, type Reader } from '../../../visibility';
import { findMemberIds, lockPost, lockUserForShare } from './posting.repository';
import { ownsPost } from './posts.policy';
import { findPost, findPostVisibility, type PostRow, type PostVisibilityRow } from './posts.repository';

/** Finds a post for a reader. @throws {NotFoundError} If the reader may not know of it. @see DIFF-001 */
export async function readPost(db: Database | Transaction, id: string, reader: Reader): Promise<PostRow> {
  const post = await findPost(db, id, reader?.id ?? null);
  if (!post || !mayReadPost(post, reader)) throw new NotFoundError();
  return post;
}

/**
 * Requires permission to read a post, before accessing its likes, comments and files.
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
 * Refuses suspended members, and locks the member against suspension until the commit: a concurrent call could
 * otherwise create content that the suspension does not hide.
 *
 * @throws {SignInRequiredError}
 * @see GAP-096
 */
export async function requireWriter(tx: Transaction, viewer: { id: string }): Promise<void> {
  const { isSuspended } = await lockUserForShare(tx, viewer.id);
  if (isSuspended) throw new SignInRequiredError();
}

/**
 * Locks a post for changes by its author.
 *
 * @throws {ForbiddenError} For others who may read it.
 * @throws {NotFoundError} For everyone else.
 * @see PERM-007, GAP-051
 */
export async function lockOwn(tx: Transaction, id: string, viewer: Pick<Viewer, 'id'>) {
  const post = await lockPost(tx, id);
  const standing = await findPostVisibility(tx, id, viewer.id);
  if (!post || !standing || !mayReadPost(standing, viewer)) throw new NotFoundError();
  if (!ownsPost(post, viewer)) throw new ForbiddenError('forbidden');
  return post;
}

/** Everything that a post refers to. */
interface Named {
  productIds?: readonly string[];
  companyIds?: readonly string[];
  mentions?: readonly Mention[];
}

/**
 * Requires that all records that a post refers to exist.
 *
 * @throws {InvalidFieldsError} naming each field with an ID that does not exist.
 */
export async function requireThings(
  tx: Transaction,
  { productIds = [], companyIds = [], mentions = [] }: Named,
): Promise<void> {
  const mentioned = (kind: Mention['kind']) =>
    mentions.filter((mention) => mention.kind === kind).map(({ id }) => id);
  const known = {
    product: await findProductNames(tx, [...productIds, ...mentioned('product')]),
    company: await findCompanyNames(tx, [...companyIds, ...mentioned('company')]),
    person: await findMemberIds(tx, mentioned('person')),
  };
  refuse({
    ...(productIds.some((id) => !known.product.has(id)) && {
      taggedProduct: sentence('field.missingThing', { kind: 'product' }),
    }),
    ...(companyIds.some((id) => !known.company.has(id)) && {
      taggedCompanies: sentence('field.missingThing', { kind: 'company' }),
    }),
    ...(mentions.some(({ kind, id }) => !known[kind].has(id)) && {
      mentions: sentence('field.missingMention'),
    }),
  });
}
