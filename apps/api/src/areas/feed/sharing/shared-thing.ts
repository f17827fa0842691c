import {
  companyPath,
  cutPostTitle,
  postPath,
  postTitle,
  productPath,
  SHARED_KINDS,
  type SharedKind,
  userFeedPath,
} from '@millrace/domain';
import type { Transaction } from '../../../platform/db/database';
import { findCompanyNames, findProductNames } from '../../../platform/db/names';
import { InvalidFieldsError, NotFoundError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { sentence } from '../../../platform/messages/text';
import { findMember } from '../../network/members';
import { readPost } from '../posts';

/** The ID of what is shared. */
export type SharedIds = Partial<Record<`${SharedKind}_id`, string>>;

/** A shared record, as far as strangers may know it. */
export interface SharedThing {
  kind: SharedKind;
  /** Null if it has no name or is not public. */
  title: string | null;
  /** URL on the web host. */
  path: string;
  /** True if only some people can open it. */
  isPrivate: boolean;
}

type Found = Omit<SharedThing, 'kind'> | null;

const open = (path: string, title: string): Found => ({ path, title, isPrivate: false });

/** @see DIFF-001, GAP-052 */
async function findPost(tx: Transaction, id: string, viewer: Viewer): Promise<Found> {
  const post = await readPost(tx, id, viewer).catch((error: unknown) => {
    if (error instanceof NotFoundError) return null;
    throw error;
  });
  if (!post) return null;
  // A post hidden by a moderator is only visible to its author.
  const isPrivate = post.visibility === 'private' || post.hiddenAt !== null;
  const title = isPrivate ? '' : cutPostTitle(postTitle(post.text, post.mediaName));
  return { path: postPath(id), title: title || null, isPrivate };
}

const FINDERS: Readonly<Record<SharedKind, (tx: Transaction, id: string, viewer: Viewer) => Promise<Found>>> =
  {
    post: findPost,
    product: async (tx, id) => {
      const name = (await findProductNames(tx, [id])).get(id);
      return name === undefined ? null : open(productPath({ id, name }), name);
    },
    company: async (tx, id) => {
      const name = (await findCompanyNames(tx, [id])).get(id);
      return name === undefined ? null : open(companyPath({ id, name }), name);
    },
    user: async (tx, id) => {
      const member = await findMember(tx, id);
      return member && open(userFeedPath({ id }), member.displayName);
    },
  };

/**
 * Finds what a member shares.
 *
 * @throws {InvalidFieldsError} If it is not exactly one record, or one that the member may not know of.
 */
export async function findShared(tx: Transaction, form: SharedIds, viewer: Viewer): Promise<SharedThing> {
  const named = SHARED_KINDS.flatMap((kind) => {
    const id = form[`${kind}_id`];
    return id === undefined ? [] : [{ kind, id }];
  });
  const [one] = named;
  if (!one || named.length > 1) throw new InvalidFieldsError({ post_id: sentence('field.oneShared') });
  const { kind, id } = one;
  const found = await FINDERS[kind](tx, id, viewer);
  if (!found) {
    const said = kind === 'user' ? 'member' : kind;
    throw new InvalidFieldsError({ [`${kind}_id`]: sentence('field.missingThing', { kind: said }) });
  }
  return { kind, ...found };
}
