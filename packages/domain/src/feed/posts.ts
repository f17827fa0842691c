import { cutText } from '../text/cut-text';
import { youtubeId } from './media';

/** Who may see a post. Default: public. @see FEED-018, DIFF-001 */
export const VISIBILITIES = ['public', 'private'] as const;

/** Audience of a post: everybody in the network, or its author and those it names. */
export type Visibility = (typeof VISIBILITIES)[number];

/** Kinds of subjects that a text can mention. */
export const MENTION_KINDS = ['product', 'company', 'person'] as const;

/** A kind of subject that a text can mention. */
export type MentionKind = (typeof MENTION_KINDS)[number];

/** A mention in a text; offsets count UTF-16 units. */
export interface Mention {
  start: number;
  length: number;
  kind: MentionKind;
  id: string;
}

/** A video that a text links to. */
export interface VideoLink {
  provider: 'youtube' | 'vimeo';
  /** Unlisted Vimeo videos have their hash appended, as in the link: `76979871/8272103f6e`. */
  id: string;
}

/** Page size of a feed. @see FEED-012 */
export const FEED_SIZE = 10;

/** Page size of comments. @see FEED-047 */
export const COMMENT_SIZE = 5;

/** Lines of a post before "Show more". @see FEED-035 */
export const POST_CLAMP_LINES = 3;

/** Matches a URL in a text. */
export const LINK = /\bhttps?:\/\/[^\s<>"]+/giu;

const VIMEO_LINK =
  /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(\d{1,20})(?![\w-])(?:(?:\/|\?h=)([0-9a-z]{1,40})(?![\w-]))?/i;

/** Finds the first YouTube or Vimeo link of a text. @returns Null without one. @see FEED-036 */
export function findVideoLink(text: string): VideoLink | null {
  for (const [link] of text.matchAll(LINK)) {
    const youtube = youtubeId(link);
    if (youtube !== null) return { provider: 'youtube', id: youtube };
    const [, vimeo, hash] = VIMEO_LINK.exec(link) ?? [];
    if (vimeo !== undefined) return { provider: 'vimeo', id: hash ? `${vimeo}/${hash}` : vimeo };
  }
  return null;
}

/** Returns the first line of a post, else its file name; empty without both. @see GAP-030 */
export function postTitle(text: string, fileName: string | null): string {
  const [line] = text.trim().split('\n', 1);
  return line?.trim() || fileName || '';
}

/** Maximum length of a document title and of a shared title, in characters. @see PAGE-034, DIFF-030 */
const POST_TITLE_MAX = 50;

/** Maximum length of a headline in structured data, in characters. @see DIFF-030 */
export const POST_HEADLINE_MAX = 300;

/** Returns a post's title for the document, sharing or structured data, cut at a word. @see DIFF-030 */
export const cutPostTitle = (title: string, limit: number = POST_TITLE_MAX): string => cutText(title, limit);

/** Maximum length of a post's meta description in characters. @see PAGE-033 */
export const POST_DESCRIPTION_MAX = 165;

/** Returns the address of a post's page. @see PAGE-014 */
export const postPath = (id: string): string => `/feed/post/${id}`;

/** Reason why a post is in the feed: a followed product, company or member. */
export const FEED_REASONS = ['products', 'companies', 'people'] as const;

/** One of `FEED_REASONS`. */
export type FeedReason = (typeof FEED_REASONS)[number];
