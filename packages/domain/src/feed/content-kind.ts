import type { FileMediaKind } from './media';
import { findVideoLink, LINK } from './posts';

/** What a member's posts are parted by. @see GAP-022 */
export const CONTENT_KINDS = ['article', 'video', 'image', 'document'] as const;

/** What a post brings: a link to read, a video, a picture, or a document. */
export type ContentKind = (typeof CONTENT_KINDS)[number];

const OF_MEDIA: Readonly<Record<FileMediaKind, ContentKind>> = {
  image: 'image',
  video: 'video',
  pdf: 'document',
  ppt: 'document',
};

/** What a post brings: its file decides, then a link to a video, then any other link. @returns Null for words alone. */
export function classifyContent(text: string, media: FileMediaKind | null): ContentKind | null {
  if (media !== null) return OF_MEDIA[media];
  if (findVideoLink(text) !== null) return 'video';
  return text.search(LINK) < 0 ? null : 'article';
}
