import type { components } from '@millrace/api-client';
import {
  charactersLeft,
  contentKindOf,
  type Mention,
  POST_NAMES_MAX,
  TEXT_LIMITS,
  type Visibility,
} from '@millrace/domain';
import type { Context } from '../../context';
import type { Transaction } from '../../db/database';
import { newId } from '../../db/ids';
import { ForbiddenError, NotFoundError } from '../../errors';
import type { Viewer } from '../../http/call';
import { unique } from '../../http/form-list';
import { refuse } from '../../http/refuse';
import { sentence } from '../../messages/text';
import { type Attached, storeAttached, withVideoLink } from '../attachments';
import { findCompanyNames } from '../companies';
import { listPost, unlistPost } from '../feed-entries';
import { forgetPostFiles } from '../media';
import { NO_MEDIUM } from '../medium';
import { findStanding, mayReadPost, ownsPost } from '../posts';
import { findProductNames } from '../products';
import { type PostFields, trimmedText } from './post-form';
import {
  changePost,
  countTags,
  deleteRemovedPosts,
  findMemberIds,
  insertCompanyTags,
  insertPost,
  insertProductTags,
  lockPost,
  markRemoved,
  unmarkRemoved,
} from './posting.repository';

/** How long a removed post can be brought back. */
const RESTORE_MINUTES = 10;

/** When it goes for good: somewhat later, so that nobody brings back what is just going. */
const PURGE_MINUTES = 15;

/** A post to be written. */
export interface PostDraft {
  text: string;
  mentions?: readonly Mention[];
  visibility?: Visibility;
  productIds?: readonly string[];
  companyIds?: readonly string[];
  medium?: Attached | null;
}

/**
 * Writes a post and lists it in the feeds where it belongs.
 *
 * @returns Its id.
 * @throws {InvalidFieldsError} when it is empty, or names what does not exist.
 */
export async function writePost(
  tx: Transaction,
  context: Context,
  viewer: Pick<Viewer, 'id'>,
  draft: PostDraft,
): Promise<string> {
  const { visibility = 'public', productIds = [], companyIds = [], medium = null } = draft;
  const { text: said, mentions } = trimmedText(draft.text, draft.mentions ?? []);
  refuseEmpty(said, medium !== null);
  const words = withVideoLink(said, medium);
  refuseLong(words);
  await requireThings(tx, { productIds, companyIds, mentions });
  const post = { id: newId(), userId: viewer.id };
  const contentKind = contentKindOf(words, medium && ('kind' in medium ? medium.kind : 'video'));
  await insertPost(tx, { ...post, text: words, mentions, visibility, contentKind });
  const owner = { createdBy: viewer.id, postId: post.id };
  if (medium) await changePost(tx, post.id, await storeAttached(tx, context, owner, medium));
  await insertProductTags(tx, post.id, productIds);
  await insertCompanyTags(tx, post.id, companyIds);
  await listPost(tx, context, post.id);
  await tellNamed(tx, context, { ...post, visibility, mentions });
  return post.id;
}

/** What an edit brings; undefined stays as it is. */
export interface PostEdit extends Pick<PostFields, 'text' | 'mentions' | 'visibility'> {
  /** Takes the place of the one before. */
  medium: Attached | null;
  removesMedium: boolean;
}

/**
 * Edits a member's own post. A new text has the mentions that are sent with it, and no others.
 *
 * @throws {InvalidFieldsError} when nothing would be left of it, or it names what does not exist.
 * @see FEED-040, FEED-041, PERM-007
 */
export async function editPost(
  tx: Transaction,
  context: Context,
  viewer: Pick<Viewer, 'id'>,
  id: string,
  edit: PostEdit,
): Promise<void> {
  const post = await lockOwn(tx, id, viewer);
  const said = edit.text ?? post.text;
  const named = edit.mentions ?? (edit.text === undefined ? post.mentions : []);
  const { text: written, mentions } = trimmedText(said, named);
  const keepsMedium = edit.medium === null && !edit.removesMedium;
  refuseEmpty(written, edit.medium !== null || (keepsMedium && post.media !== null));
  const words = withVideoLink(written, edit.medium);
  refuseLong(words);
  await requireThings(tx, { mentions: mentions.filter((one) => !isAmong(post.mentions, one)) });
  if (!keepsMedium) await forgetPostFiles(tx, context, id);
  const medium = edit.medium
    ? await storeAttached(tx, context, { createdBy: viewer.id, postId: id }, edit.medium)
    : NO_MEDIUM;
  const { visibility = post.visibility } = edit;
  const contentKind = contentKindOf(words, keepsMedium ? post.mediaKind : (medium.mediaKind ?? null));
  const change = { text: words, mentions, visibility, contentKind, ...(!keepsMedium && medium) };
  await changePost(tx, id, { ...change, isEdit: true });
  const moves = visibility !== post.visibility || contentKind !== post.contentKind;
  if (moves) await listPost(tx, context, id);
  await tellNamed(tx, context, { id, userId: viewer.id, visibility, mentions });
}

/**
 * Tells the people whom a post names, and those of the companies that a private one is for; whoever was told before is
 * not told again.
 *
 * @see DIFF-001
 */
async function tellNamed(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  post: { id: string; userId: string; visibility: Visibility; mentions: readonly Mention[] },
): Promise<void> {
  if (post.visibility === 'public' && !post.mentions.some(({ kind }) => kind === 'person')) return;
  await jobs.send('notification', { about: 'mentions', postId: post.id, actorId: post.userId }, { tx });
}

/** What a post mentions already may have gone since: that is no reason to refuse its other words. */
const isAmong = (mentions: readonly Mention[], { kind, id }: Mention): boolean =>
  mentions.some((one) => one.kind === kind && one.id === id);

/**
 * Adds tags to a member's own post; each counts once.
 *
 * @throws {InvalidFieldsError} when they name what does not exist, or are too many.
 * @see FEED-027, PERM-007
 */
export async function addTags(
  tx: Transaction,
  context: Context,
  viewer: Pick<Viewer, 'id'>,
  id: string,
  tags: components['schemas']['PostTags'],
): Promise<void> {
  const post = await lockOwn(tx, id, viewer);
  const productIds = unique(tags.taggedProduct ?? []);
  const companyIds = unique(tags.taggedCompanies ?? []);
  await requireThings(tx, { productIds, companyIds });
  await insertProductTags(tx, id, productIds);
  await insertCompanyTags(tx, id, companyIds);
  const { products, companies } = await countTags(tx, id);
  const tooMany = sentence('problem.maxItems', { limit: POST_NAMES_MAX });
  refuse({
    ...(products > POST_NAMES_MAX && { taggedProduct: tooMany }),
    ...(companies > POST_NAMES_MAX && { taggedCompanies: tooMany }),
  });
  await listPost(tx, context, id);
  if (companyIds.length > 0) await tellNamed(tx, context, { ...post, id, mentions: [] });
}

/** Takes a member's own post out of everybody's sight. It can be brought back for ten minutes. @see PERM-007 */
export async function takeBack(tx: Transaction, viewer: Pick<Viewer, 'id'>, id: string): Promise<void> {
  await lockOwn(tx, id, viewer);
  await markRemoved(tx, id);
  await unlistPost(tx, id);
}

/** Brings a member's own removed post back, with its likes and comments. @throws {NotFoundError} when it is too late. */
export async function bringBack(
  tx: Transaction,
  context: Context,
  viewer: Pick<Viewer, 'id'>,
  id: string,
): Promise<void> {
  const post = await lockPost(tx, id);
  if (!post?.isRemoved || !ownsPost(post, viewer)) {
    await lockOwn(tx, id, viewer);
    return;
  }
  if (!(await unmarkRemoved(tx, id, RESTORE_MINUTES))) throw new NotFoundError();
  await listPost(tx, context, id);
}

/** Forgets removed posts, with the bytes of their files, once they can't be brought back any more. */
export const forgetRemovedPosts = ({ db, storage }: Pick<Context, 'db' | 'storage'>): Promise<void> =>
  deleteRemovedPosts(db, PURGE_MINUTES, (name) => storage.remove(name));

/**
 * Holds a post that its author is about to change.
 *
 * @throws {ForbiddenError} for others who may read it.
 * @throws {NotFoundError} for everybody else.
 * @see PERM-007, GAP-051
 */
async function lockOwn(tx: Transaction, id: string, viewer: Pick<Viewer, 'id'>) {
  const post = await lockPost(tx, id);
  const standing = await findStanding(tx, id, viewer.id);
  if (!post || !standing || !mayReadPost(standing, viewer)) throw new NotFoundError();
  if (!ownsPost(post, viewer)) throw new ForbiddenError('forbidden');
  return post;
}

/** @see FEED-025, FEED-040 */
function refuseEmpty(words: string, hasMedium: boolean): void {
  if (words === '' && !hasMedium) refuse({ text: sentence('field.emptyPost') });
}

/** The link of a video counts as well. */
function refuseLong(words: string): void {
  if (charactersLeft('post', words) >= 0) return;
  refuse({ text: sentence('problem.maxLength', { limit: TEXT_LIMITS.post }) });
}

interface Named {
  productIds?: readonly string[];
  companyIds?: readonly string[];
  mentions?: readonly Mention[];
}

/** @throws {InvalidFieldsError} naming each field that holds the id of something that does not exist. */
async function requireThings(
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
