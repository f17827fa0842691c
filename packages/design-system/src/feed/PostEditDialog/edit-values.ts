import type { Post, PostUpdate } from '@millrace/api-client';
import type { Mention } from '@millrace/domain';
import { ATTACHMENT_KINDS, type ShownFile } from '../Attachment';
import { hasContent, NO_POST, type PostValues, toPostContent } from '../PostComposer';
import { addTag, changesOfTags, type PostTag, removeTag, sentTags, tagsOfPost } from '../TagPicker';

/** Edited values of a post. */
export interface PostEditValues extends PostValues {
  /** True if the file of the post is to be removed. @see FEED-041 */
  removesMedium: boolean;
}

/** Current values of a post. */
export const toPostEditValues = (post: Post): PostEditValues => ({
  ...NO_POST,
  text: post.text,
  mentions: post.mentions,
  visibility: post.visibility,
  tags: tagsOfPost(post),
  removesMedium: false,
});

/** State of the post on which an edit is based. */
interface EditBase extends Pick<PostEditValues, 'text' | 'mentions' | 'visibility' | 'tags'> {
  edited: Post['edited'];
  /** Name of its file; null without one. */
  fileName: string | null;
}

/** An edit with the state of the post at its start. */
export interface PostEditDraft extends PostEditValues {
  base: EditBase;
}

/** Returns an edit without changes. */
export const toPostEditDraft = (post: Post): PostEditDraft => ({
  ...toPostEditValues(post),
  base: toEditBase(post),
});

function toEditBase(post: Post): EditBase {
  const { text, mentions, visibility, tags } = toPostEditValues(post);
  return { edited: post.edited, text, mentions, visibility, tags, fileName: shownMedium(post)?.name ?? null };
}

/**
 * Rebases an edit that was begun on another state of the post onto the current one: changed fields stay, the others
 * take the current value. While there are changes, the edit time of the original base is kept, so that the server
 * the conflict.
 *
 * @returns The same object if the state is the same.
 */
export function rebaseDraft(draft: PostEditDraft, post: Post): PostEditDraft {
  const { base } = draft;
  const now = toEditBase(post);
  if (JSON.stringify(base) === JSON.stringify(now)) return draft;
  // A field that equals the current post is not a change any more, as after an edit whose response was lost.
  const isWritten = [base, now].every((state) => !isSameWording(draft, state));
  const isSeenByOthers = [base, now].every(({ visibility }) => draft.visibility !== visibility);
  const { added, removed } = changesOfTags(base.tags, draft.tags);
  const tags = added.reduce<readonly PostTag[]>(
    addTag,
    removed.reduce<readonly PostTag[]>(removeTag, now.tags),
  );
  const removesMedium = draft.removesMedium && base.fileName === now.fileName;
  const isChanged =
    isWritten || isSeenByOthers || isOtherTags(now.tags, tags) || draft.medium !== null || removesMedium;
  const { text, mentions } = isWritten ? draft : now;
  return {
    text,
    mentions,
    visibility: isSeenByOthers ? draft.visibility : now.visibility,
    tags,
    medium: draft.medium,
    removesMedium,
    base: { ...now, edited: isChanged ? base.edited : now.edited },
  };
}

/** Returns the file of a post; null without one. */
export function shownMedium({ media, imageContent }: Pick<Post, 'media' | 'imageContent'>): ShownFile | null {
  for (const kind of ATTACHMENT_KINDS) {
    const file = media?.[kind];
    if (file) return { kind, name: file.name, pictureUrl: imageContent?.thumb };
  }
  return null;
}

/** True if the edited post is not empty: more than white space, or a file. @see FEED-040 */
export function leavesContent(values: PostEditValues, medium: ShownFile | null): boolean {
  return hasContent(values) || (medium !== null && !values.removesMedium);
}

/**
 * Converts an edit to a partial update (patch) of the changed fields only.
 *
 * @param post The post when the edit began.
 * @param newest Latest state that the author has seen, after a conflict. Default: `post`.
 */
export function toPostUpdate(
  post: Post,
  { removesMedium, ...values }: PostEditValues,
  newest: Pick<Post, 'edited' | 'visibility'> = post,
): PostUpdate {
  const { text, mentions, visibility, medium } = toPostContent(values);
  const saysOther = !isSameWording({ text, mentions }, post);
  return {
    id: post.id,
    basedOn: newest.edited,
    ...(saysOther && { text, mentions }),
    ...(visibility !== newest.visibility && { visibility }),
    ...(medium && { medium }),
    ...(isOtherTags(tagsOfPost(post), values.tags) && sentTags(values.tags)),
    removeMedium: removesMedium,
  };
}

type Wording = Pick<PostEditValues, 'text' | 'mentions'>;

const isSameWording = (one: Wording, other: Wording): boolean =>
  one.text === other.text && isSameMentions(one.mentions, other.mentions);

function isOtherTags(before: readonly PostTag[], after: readonly PostTag[]): boolean {
  const { added, removed } = changesOfTags(before, after);
  return added.length + removed.length > 0;
}

const isSameMentions = (some: readonly Mention[], others: readonly Mention[]): boolean =>
  some.length === others.length && some.every((mention, place) => isSameMention(mention, others[place]));

const isSameMention = (one: Mention, other: Mention | undefined): boolean =>
  one.start === other?.start && one.length === other.length && one.kind === other.kind && one.id === other.id;
