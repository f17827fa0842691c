import type { InfiniteData } from '@tanstack/react-query';
import type { components } from '../generated/schema';
import type { LimitedRows, Rows } from '../query-options/page';
import type { Comment, Post } from '../types';

/** A page of a feed as it is answered. @see DATA-016 */
export type FeedPage = components['schemas']['FeedPage'];

/** A page of comments as it is answered. */
export type CommentPage = components['schemas']['CommentList'];

/** Pages by how many rows come before each. */
export type PagesByStart<P> = InfiniteData<P, number>;

/** All posts fetched so far, each once; `count` is what there is, and what is there once all came. @see FEED-013 */
export function joinFeedPages({ pages }: PagesByStart<FeedPage>): LimitedRows<Post> {
  const items = withoutRepeats(pages.map((page) => page.items));
  const last = pages.at(-1);
  const isMore = nextFeedStart(last, pages) !== undefined;
  return { items, count: isMore && last ? last.total : items.length, limited: last?.limited ?? 'none' };
}

/** All comments fetched so far, each once. */
export function joinCommentPages({ pages }: PagesByStart<CommentPage>): Rows<Comment> {
  const items = withoutRepeats(pages.map((page) => page.Items));
  const last = pages.at(-1);
  const isMore = nextCommentStart(last, pages) !== undefined;
  return { items, count: isMore && last ? last.Count : items.length };
}

/** Where the next page of a feed begins: after all that came. @see FEED-012, FEED-013 */
export function nextFeedStart(last: FeedPage | undefined, pages: readonly FeedPage[]): number | undefined {
  const came = pages.reduce((sum, page) => sum + page.items.length, 0);
  return last && last.items.length > 0 && came < last.total ? came : undefined;
}

/** Where the next page of comments begins: after all that came. */
export function nextCommentStart(
  last: CommentPage | undefined,
  pages: readonly CommentPage[],
): number | undefined {
  const came = pages.reduce((sum, page) => sum + page.Items.length, 0);
  return last && last.Items.length > 0 && came < last.Count ? came : undefined;
}

// What is new at the head pushes rows that came already onto the next page.
function withoutRepeats<Row extends { id: string }>(pages: readonly Row[][]): Row[] {
  return [...new Map(pages.flat().map((row) => [row.id, row])).values()];
}
