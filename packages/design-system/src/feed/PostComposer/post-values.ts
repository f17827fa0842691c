import type { PostContent, PostDraft } from '@millrace/api-client';
import type { Mention, Visibility } from '@millrace/domain';
import type { ChosenFile } from '../Attachment';
import { trimMentions } from '../MentionField';
import { addTag, type PostTag, sentTags } from '../TagPicker';

/** Values of the form. */
export interface PostValues {
  text: string;
  mentions: readonly Mention[];
  visibility: Visibility;
  tags: readonly PostTag[];
  /** The attachment. @see FEED-017 */
  medium: ChosenFile | null;
}

/** Empty values with public visibility. @see FEED-018 */
export const NO_POST: PostValues = {
  text: '',
  mentions: [],
  visibility: 'public',
  tags: [],
  medium: null,
};

/** True if the post can be submitted: a text that is not blank, or a file. @see FEED-025, FEED-040 */
export function hasContent({ text, medium }: Pick<PostValues, 'text' | 'medium'>): boolean {
  return text.trim() !== '' || medium !== null;
}

/** True if there is no input that could be lost. */
export const isBlank = (values: PostValues): boolean => !hasContent(values) && values.tags.length === 0;

/** Converts the form to the request body, trimmed. */
export function toPostContent({ text, mentions, visibility, medium }: PostValues): PostContent {
  return { ...trimMentions({ text, mentions }), visibility, ...(medium && { medium }) };
}

/** Converts the form to the request body of a post, with the feed's subject among its tags. @see FEED-027, FEED-028 */
export function toPostDraft(values: PostValues, context: PostTag | undefined): PostDraft {
  const tags = context ? addTag(values.tags, context) : values.tags;
  return { ...toPostContent(values), ...sentTags(tags) };
}
