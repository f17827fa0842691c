import type { Post, PostUpdate } from '@millrace/api-client';
import type { Mention } from '@millrace/domain';
import { ATTACHMENT_KINDS, type ShownFile } from '../Attachment';
import { hasContent, NO_POST, type PostValues, toPostContent } from '../PostComposer';
import { addTag, changesOfTags, type PostTag, removeTag, sentTags, tagsOfPost } from '../TagPicker';

/** A post as it is to be. */
export interface PostEditValues extends PostValues {
  /** True if the file that it has goes. @see FEED-041 */
  removesMedium: boolean;
}

/** A post as it is. */
export const toPostEditValues = (post: Post): PostEditValues => ({
  ...NO_POST,
  text: post.text,
  mentions: post.mentions,
  visibility: post.visibility,
  tags: tagsOfPost(post),
  removesMedium: false,
});

/** What of a post an edit is based on. */
interface EditBase extends Pick<PostEditValues, 'text' | 'mentions' | 'visibility' | 'tags'> {
  edited: Post['edited'];
  /** The name of its file; null without one. */
  fileName: string | null;
}

/** An edit with the state of the post that it was begun with. */
export interface PostEditDraft extends PostEditValues {
  base: EditBase;
}

/** An edit that nothing was changed in. */
export const toPostEditDraft = (post: Post): PostEditDraft => ({
  ...toPostEditValues(post),
  base: toEditBase(post),
});

function toEditBase(post: Post): EditBase {
  const { text, mentions, visibility, tags } = toPostEditValues(post);
  return { edited: post.edited, text, mentions, visibility, tags, fileName: shownMedium(post)?.name ?? null };
}

/**
 * Rebases an edit that was begun on another state of the post onto the current one: changed fields stay, the others take
 * the current value. As long as something was changed it is still based on what its author had read, so that the server
 * refuses it where the post was edited since.
 *
 * @returns the same where there is no other state
 */
export function rebaseDraft(draft: PostEditDraft, post: Post): PostEditDraft {
  const { base } = draft;
  const now = toEditBase(post);
  if (JSON.stringify(base) === JSON.stringify(now)) return draft;
  // What stands there by now is not a change any more, such as an edit whose answer its author did not wait for.
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

/** The file that a post has; null when it has none. */
export function shownMedium({ media, imageContent }: Pick<Post, 'media' | 'imageContent'>): ShownFile | null {
  for (const kind of ATTACHMENT_KINDS) {
    const file = media?.[kind];
    if (file) return { kind, name: file.name, pictureUrl: imageContent?.thumb };
  }
  return null;
}

/** True if something is left of a post: not line breaks alone without a file. @see FEED-040 */
export function leavesContent(values: PostEditValues, medium: ShownFile | null): boolean {
  return hasContent(values) || (medium !== null && !values.removesMedium);
}

/**
 * Converts an edit to a partial update (patch): only the fields that its author changed, so that the others stay.
 *
 * @param post As it was when the edit began.
 * @param newest As its author knows it now, where it was edited meanwhile. Default: as it was.
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
