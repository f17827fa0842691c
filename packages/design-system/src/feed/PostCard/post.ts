import type { Post as ApiPost, PostAuthor as ApiPostAuthor } from '@millrace/api-client';
import { companyPath, findVideoLink, type Mention, personPicture, type ReportReason } from '@millrace/domain';
import { type PostTag, tagsOfPost } from '../TagPicker';
import { type AttachedFile, toAttachedFile } from './attached-file';

/** Who says something. */
export interface PostAuthor {
  id: string;
  name: string;
  /** The author's page. Default: that of the community. */
  href?: string | undefined;
  /** Address of a picture. Default: the initials. */
  picture?: string | null | undefined;
  /** For whom they work. */
  company?: string | null | undefined;
  /** The company's page; without it the name is text. */
  companyHref?: string | undefined;
}

/** A post. */
export interface Post {
  id: string;
  author: PostAuthor;
  /** May be empty where a file stands alone. */
  text: string;
  /** People, products and companies that the text names. */
  mentions?: readonly Mention[] | undefined;
  /** ISO 8601. */
  added: string;
  /** ISO 8601; null where it never was. */
  edited?: string | null | undefined;
  /** The post's page. Default: that of the community. */
  href?: string | undefined;
  /** Who may read it. Default `public`. */
  visibility?: 'public' | 'private' | undefined;
  /** The file that was sent along. */
  attachment?: AttachedFile | null | undefined;
  /** The video that its text links to. */
  video?: { provider: 'youtube' | 'vimeo'; id: string } | null | undefined;
  /** Products and companies that it is about. */
  tags?: readonly PostTag[] | undefined;
  /** Default 0. */
  likeCount?: number | undefined;
  /** True if the viewer likes it. Default `false`. */
  liked?: boolean | undefined;
  /** Default 0. */
  commentCount?: number | undefined;
  /** Why a moderator has hidden it from others. Default: it is not hidden. */
  hiddenReason?: ReportReason | undefined;
}

/** Maps the author of a post or a comment of the API to what the views show. */
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

/** Maps a post of the API to what its card shows. */
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

/** Drops the address of a video from the end of a text, where it stands in a line of its own: the video is shown below. */
function textBesideVideo(text: string): string {
  const lines = text.trimEnd().split('\n');
  const last = lines.at(-1)?.trim() ?? '';
  if (/\s/.test(last) || findVideoLink(last) === null) return text;
  // Another video before it is the one that is shown.
  const before = lines.slice(0, -1).join('\n').trimEnd();
  return findVideoLink(before) === null ? before : text;
}
