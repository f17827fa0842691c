import { cutText } from '../text/cut-text';
import { youtubeId } from './media';

/** Who may see a post. Default: public. @see FEED-018, DIFF-001 */
export const VISIBILITIES = ['public', 'private'] as const;

/** Who may see a post: anyone in the network, or its author and those who are named in it. */
export type Visibility = (typeof VISIBILITIES)[number];

/** What a text can mention. */
export const MENTION_KINDS = ['product', 'company', 'person'] as const;

/** A kind of thing that a text can mention. */
export type MentionKind = (typeof MENTION_KINDS)[number];

/** A stretch of a text that names something and leads to it; places are counted in UTF-16 units. */
export interface Mention {
  start: number;
  length: number;
  kind: MentionKind;
  id: string;
}

/** A video that a text links to. */
export interface VideoLink {
  provider: 'youtube' | 'vimeo';
  /** An unlisted video on Vimeo has its hash behind it, as in its link: `76979871/8272103f6e`. */
  id: string;
}

/** Posts of a page of a feed. @see FEED-012 */
export const FEED_SIZE = 10;

/** Comments that come at once. @see FEED-047 */
export const COMMENT_SIZE = 5;

/** Lines of a post's text that show before "Show more". @see FEED-035 */
export const POST_CLAMP_LINES = 3;

/** An address in a text. */
export const LINK = /\bhttps?:\/\/[^\s<>"]+/giu;

const VIMEO_LINK =
  /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(\d{1,20})(?![\w-])(?:(?:\/|\?h=)([0-9a-z]{1,40})(?![\w-]))?/i;

/** The first video on YouTube or Vimeo that a text links to. @returns Null without one. @see FEED-036 */
export function findVideoLink(text: string): VideoLink | null {
  for (const [link] of text.matchAll(LINK)) {
    const youtube = youtubeId(link);
    if (youtube !== null) return { provider: 'youtube', id: youtube };
    const [, vimeo, hash] = VIMEO_LINK.exec(link) ?? [];
    if (vimeo !== undefined) return { provider: 'vimeo', id: hash ? `${vimeo}/${hash}` : vimeo };
  }
  return null;
}

/** The first line of a post's text, else the name of its file; empty when it has neither. @see GAP-030 */
export function postTitle(text: string, fileName: string | null): string {
  const [line] = text.trim().split('\n', 1);
  return line?.trim() || fileName || '';
}

/** Longest title of a document and of what is shared, in characters. @see PAGE-034, DIFF-030 */
const POST_TITLE_MAX = 50;

/** Longest headline of structured data, in characters. @see DIFF-030 */
export const POST_HEADLINE_MAX = 300;

/** A post's title for the document and for sharing, or for structured data, cut at the end of a word. @see DIFF-030 */
export const cutPostTitle = (title: string, limit: number = POST_TITLE_MAX): string => cutText(title, limit);

/** Longest meta description of a post, in characters. @see PAGE-033 */
export const POST_DESCRIPTION_MAX = 165;

/** Address of the page of one post. @see PAGE-014 */
export const postPath = (id: string): string => `/feed/post/${id}`;

/** Why a post of others is in one's own feed: a product, a company or a member whom one follows. */
export const FEED_REASONS = ['products', 'companies', 'people'] as const;

/** One of `FEED_REASONS`. */
export type FeedReason = (typeof FEED_REASONS)[number];
