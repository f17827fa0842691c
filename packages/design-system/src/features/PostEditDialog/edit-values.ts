import type { Post, PostUpdate } from '@millrace/api-client';
import { ATTACHMENT_KINDS, type ShownFile } from '../Attachment';
import { contentOf, hasContent, NO_POST, type PostValues } from '../PostComposer';
import { changesOfTags, sentTags, tagsOfPost } from '../TagPicker';

/** A post as it is to be. */
export interface PostEditValues extends PostValues {
  /** Whether the file that it has goes. @see FEED-041 */
  removesMedium: boolean;
}

/** A post as it is. */
export const valuesOf = (post: Post): PostEditValues => ({
  ...NO_POST,
  text: post.text,
  mentions: post.mentions,
  visibility: post.visibility,
  tags: tagsOfPost(post),
  removesMedium: false,
});

/** The file that a post has; null when it has none. */
export function mediumOf({ media, imageContent }: Pick<Post, 'media' | 'imageContent'>): ShownFile | null {
  for (const kind of ATTACHMENT_KINDS) {
    const file = media?.[kind];
    if (file) return { kind, name: file.name, pictureUrl: imageContent?.thumb };
  }
  return null;
}

/** Whether something is left of a post: not line breaks alone without a file. @see FEED-040 */
export function leavesContent(values: PostEditValues, medium: ShownFile | null): boolean {
  return hasContent(values) || (medium !== null && !values.removesMedium);
}

/** What is sent of it; of its tags nothing where they are as they were. */
export function updateOf(post: Post, { removesMedium, ...values }: PostEditValues): PostUpdate {
  const { added, removed } = changesOfTags(tagsOfPost(post), values.tags);
  return {
    id: post.id,
    ...contentOf(values),
    ...(added.length + removed.length > 0 && sentTags(values.tags)),
    removeMedium: removesMedium,
  };
}
