import type { FileMediaKind } from './media';
import { findVideoLink, LINK } from './posts';

/** Kinds of posts for filtering a member's posts. @see GAP-022 */
export const CONTENT_KINDS = ['article', 'video', 'image', 'document'] as const;

/** Content of a post: a link, a video, a picture, or a document. */
export type ContentKind = (typeof CONTENT_KINDS)[number];

const OF_MEDIA: Readonly<Record<FileMediaKind, ContentKind>> = {
  image: 'image',
  video: 'video',
  pdf: 'document',
  ppt: 'document',
};

/** Returns the kind of a post: by its file, then a video link, then any other link. @returns Null for text only. */
export function classifyContent(text: string, media: FileMediaKind | null): ContentKind | null {
  if (media !== null) return OF_MEDIA[media];
  if (findVideoLink(text) !== null) return 'video';
  return text.search(LINK) < 0 ? null : 'article';
}
