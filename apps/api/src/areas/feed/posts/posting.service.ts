import type { components } from '@millrace/api-client';
import {
  charactersLeft,
  classifyContent,
  type Mention,
  POST_NAMES_MAX,
  TEXT_LIMITS,
  type Visibility,
  wellPlacedMentions,
} from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { ConflictError, NotFoundError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { refuse, unique } from '../../../platform/http/refuse';
import { sentence } from '../../../platform/messages/text';
import { fanOutPost, removePostFromFeeds } from '../feed-entries';
import {
  type Attachment,
  forgetPostFiles,
  NO_MEDIA,
  releaseVideos,
  storeAttached,
  withVideoLink,
} from '../media';
import { type PostFields, trimmedText } from './post-form';
import {
  changePost,
  countTags,
  deleteRemovedPosts,
  findTags,
  insertCompanyTags,
  insertPost,
  insertProductTags,
  lockPost,
  markRemoved,
  replaceCompanyTags,
  replaceProductTags,
  unmarkRemoved,
} from './posting.repository';
import { ownsPost } from './posts.policy';
import { lockOwn, requireThings, requireWriter } from './posts.service';
import { insertVersion } from './versions.repository';

/** Period for restoring a deleted post. */
const RESTORE_MINUTES = 10;

/** Time until it is purged, with a margin for an undo in progress. */
const PURGE_MINUTES = 15;

/** A post to create. */
interface PostDraft {
  text: string;
  mentions?: readonly Mention[];
  visibility?: Visibility;
  productIds?: readonly string[];
  companyIds?: readonly string[];
  medium?: Attachment | null;
}

/**
 * Creates a post and adds it to feeds.
 *
 * @returns Its ID.
 * @throws {InvalidFieldsError} If it is empty, or refers to something that does not exist.
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
  const contentKind = classifyContent(words, medium && ('kind' in medium ? medium.kind : 'video'));
  await requireWriter(tx, viewer);
  await insertPost(tx, { ...post, text: words, mentions, visibility, contentKind });
  const owner = { createdBy: viewer.id, postId: post.id };
  if (medium) await changePost(tx, post.id, await storeAttached(tx, context, owner, medium));
  await insertProductTags(tx, post.id, productIds);
  await insertCompanyTags(tx, post.id, companyIds);
  await fanOutPost(tx, context, post.id);
  await notifyMentioned(tx, context, { ...post, visibility, mentions });
  return post.id;
}

/** Changes of an edit; undefined is unchanged. */
interface PostEdit extends PostFields {
  /** Replaces the previous attachment. */
  medium: Attachment | null;
  removesMedium: boolean;
  /** The post's `edited` as its author loaded it, empty if never; undefined skips the version check. */
  basedOn: string | undefined;
}

/**
 * Edits a member's own post. A new text replaces the mentions, and sent tags replace the previous ones.
 *
 * @throws {ConflictError} `edited_meanwhile`, if the post has been edited since it was loaded.
 * @throws {InvalidFieldsError} If it would be empty, or refers to something that does not exist.
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
  if (edit.basedOn !== undefined && edit.basedOn !== editedOf(post)) {
    throw new ConflictError('edited_meanwhile');
  }
  const said = edit.text ?? post.text;
  const named =
    edit.mentions ?? (edit.text === undefined ? wellPlacedMentions(post.text, post.mentions) : []);
  const { text: written, mentions } = trimmedText(said, named);
  const keepsMedium = edit.medium === null && !edit.removesMedium;
  refuseEmpty(written, edit.medium !== null || (keepsMedium && post.media !== null));
  const words = withVideoLink(written, edit.medium);
  refuseLong(words);
  await requireThings(tx, { mentions: mentions.filter((one) => !isAmong(post.mentions, one)) });
  const isTaggedAnew = await replaceTags(tx, id, edit);
  if (!keepsMedium) await forgetPostFiles(tx, context, id);
  const medium = edit.medium
    ? await storeAttached(tx, context, { createdBy: viewer.id, postId: id }, edit.medium)
    : NO_MEDIA;
  const { visibility = post.visibility } = edit;
  const contentKind = classifyContent(words, keepsMedium ? post.mediaKind : (medium.mediaKind ?? null));
  const change = { text: words, mentions, visibility, contentKind, ...(!keepsMedium && medium) };
  if (words !== post.text && post.text !== '') {
    const { text, visibility: seenBy, createdAt, editedAt } = post;
    await insertVersion(tx, { postId: id, text, visibility: seenBy, writtenAt: editedAt ?? createdAt });
  }
  await changePost(tx, id, { ...change, isEdit: true });
  await releaseVideos(tx, context, id, words);
  // A private post is in the feeds of members whom it names.
  const namesOthers = visibility === 'private' && !isSameMentions(mentions, post.mentions);
  const moves =
    isTaggedAnew || namesOthers || visibility !== post.visibility || contentKind !== post.contentKind;
  if (moves) await fanOutPost(tx, context, id);
  await notifyMentioned(tx, context, { id, userId: viewer.id, visibility, mentions });
}

/** Returns the time of a post's last edit; empty if never. */
const editedOf = ({ editedAt }: { editedAt: Date | string | null }): string =>
  editedAt === null ? '' : new Date(editedAt).toISOString();

const isSameMentions = (one: readonly Mention[], other: readonly Mention[]): boolean =>
  isSameList(
    one.map(({ kind, id }) => `${kind} ${id}`),
    other.map(({ kind, id }) => `${kind} ${id}`),
  );

/** Previously mentioned records may have been deleted since, which must not block other changes. */
const isAmong = (mentions: readonly Mention[], { kind, id }: Mention): boolean =>
  mentions.some((one) => one.kind === kind && one.id === id);

/** Soft-deletes a member's own post. It can be restored for ten minutes. @see PERM-007 */
export async function softDeletePost(tx: Transaction, viewer: Pick<Viewer, 'id'>, id: string): Promise<void> {
  await lockOwn(tx, id, viewer);
  await markRemoved(tx, id);
  await removePostFromFeeds(tx, id);
}

/** Restores a member's own deleted post, with likes and comments. @throws {NotFoundError} After the period. */
export async function undoMerge(
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
  await fanOutPost(tx, context, id);
}

/** Purges deleted posts that can no longer be restored, with their files. */
export const purgeRemovedPosts = ({ db, storage }: Pick<Context, 'db' | 'storage'>): Promise<void> =>
  deleteRemovedPosts(db, PURGE_MINUTES, (name) => storage.remove(name));

/** @see FEED-025, FEED-040 */
function refuseEmpty(words: string, hasMedium: boolean): void {
  if (words === '' && !hasMedium) refuse({ text: sentence('field.emptyPost') });
}

/** Rejects a text that is too long, including the link of a video. */
function refuseLong(words: string): void {
  if (charactersLeft('post', words) >= 0) return;
  refuse({ text: sentence('problem.maxLength', { limit: TEXT_LIMITS.post }) });
}

/**
 * Notifies mentioned members, and the people of companies that a private post is for, unless notified before.
 *
 * @see DIFF-001
 */
async function notifyMentioned(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  post: { id: string; userId: string; visibility: Visibility; mentions: readonly Mention[] },
): Promise<void> {
  if (post.visibility === 'public' && !post.mentions.some(({ kind }) => kind === 'person')) return;
  await jobs.send('notification', { about: 'mentions', postId: post.id, actorId: post.userId }, { tx });
}

/**
 * Adds tags to a member's own post, ignoring duplicates.
 *
 * @throws {InvalidFieldsError} If one does not exist, or there are too many.
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
  await fanOutPost(tx, context, id);
  if (companyIds.length > 0) await notifyMentioned(tx, context, { ...post, id, mentions: [] });
}

/**
 * Replaces the sent kinds of tags of a post; others are unchanged. The caller must update the feeds.
 *
 * @returns True if the tags have changed.
 * @throws {InvalidFieldsError} If a new one does not exist.
 * @see FEED-027, GAP-069
 */
async function replaceTags(
  tx: Transaction,
  id: string,
  { productIds, companyIds }: Pick<PostFields, 'productIds' | 'companyIds'>,
): Promise<boolean> {
  if (!productIds && !companyIds) return false;
  const before = await findTags(tx, id);
  await requireThings(tx, {
    productIds: (productIds ?? []).filter((one) => !before.productIds.includes(one)),
    companyIds: (companyIds ?? []).filter((one) => !before.companyIds.includes(one)),
  });
  const hasOtherProducts = productIds !== undefined && !isSameList(productIds, before.productIds);
  const hasOtherCompanies = companyIds !== undefined && !isSameList(companyIds, before.companyIds);
  if (hasOtherProducts) await replaceProductTags(tx, id, productIds);
  if (hasOtherCompanies) await replaceCompanyTags(tx, id, companyIds);
  return hasOtherProducts || hasOtherCompanies;
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);
