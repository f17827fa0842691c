import type { Post as ApiPost, PostAuthor as ApiPostAuthor } from '@millrace/api-client';
import { companyPath, findVideoLink, type Mention, personPicture, type ReportReason } from '@millrace/domain';
import { type PostTag, tagsOfPost } from '../TagPicker';
import { type AttachedFile, toAttachedFile } from './attached-file';

/** Author of a post or a comment. */
export interface PostAuthor {
  id: string;
  name: string;
  /** URL of the author's page. Default: that of the community. */
  href?: string | undefined;
  /** URL of a picture. Default: the initials. */
  picture?: string | null | undefined;
  /** Name of their company. */
  company?: string | null | undefined;
  /** URL of the company's page; without it the name is plain text. */
  companyHref?: string | undefined;
}

/** View model of a post. */
export interface Post {
  id: string;
  author: PostAuthor;
  /** Text; may be empty if there is a file. */
  text: string;
  /** People, products and companies that the text mentions. */
  mentions?: readonly Mention[] | undefined;
  /** ISO 8601. */
  added: string;
  /** ISO 8601; null if never edited. */
  edited?: string | null | undefined;
  /** URL of the post's page. Default: that of the community. */
  href?: string | undefined;
  /** Visibility. Default `public`. */
  visibility?: 'public' | 'private' | undefined;
  /** The attachment. */
  attachment?: AttachedFile | null | undefined;
  /** The video that its text links to. */
  video?: { provider: 'youtube' | 'vimeo'; id: string } | null | undefined;
  /** Tagged products and companies. */
  tags?: readonly PostTag[] | undefined;
  /** Default 0. */
  likeCount?: number | undefined;
  /** True if the viewer likes it. Default `false`. */
  liked?: boolean | undefined;
  /** Default 0. */
  commentCount?: number | undefined;
  /** Reason of a moderator for hiding it from others. Default: it is not hidden. */
  hiddenReason?: ReportReason | undefined;
}

/** Maps the author of a post or a comment of the API to the view model. */
export const toPostAuthor = (id: string, user: ApiPostAuthor): PostAuthor => ({
  id,
  name: user.user_name,
  picture: personPicture(user),
  company: user.user_company_name,
  companyHref:
    user.user_company_id && user.user_company_name
      ? companyPath({ id: user.user_company_id, name: user.user_company_name })
      : undefined,
});

/** Maps a post of the API to the view model. */
export const toPost = (post: ApiPost): Post => ({
  id: post.id,
  author: toPostAuthor(post.user_id, post.user),
  text: textBesideVideo(post.text),
  mentions: post.mentions,
  added: post.added,
  edited: post.edited,
  visibility: post.visibility,
  attachment: toAttachedFile(post),
  video: post.video,
  tags: tagsOfPost(post).map((tag, at) =>
    // Products come first.
    tag.kind === 'product' ? { ...tag, sector: post.tagged_product_sectors?.[at] } : tag,
  ),
  likeCount: post.like_count,
  liked: post.liked,
  commentCount: post.comment_count,
  hiddenReason: post.hidden?.reason,
});

/** Removes the URL of a video from a line of its own at the end of a text: the video is shown below. */
function textBesideVideo(text: string): string {
  const lines = text.trimEnd().split('\n');
  const last = lines.at(-1)?.trim() ?? '';
  if (/\s/.test(last) || findVideoLink(last) === null) return text;
  // With several videos in the text, the first is the one that is shown.
  const before = lines.slice(0, -1).join('\n').trimEnd();
  return findVideoLink(before) === null ? before : text;
}
