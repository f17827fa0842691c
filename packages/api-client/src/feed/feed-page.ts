import type { InfiniteData } from '@tanstack/react-query';
import type { components } from '../generated/schema';
import type { LimitedRows, Page, Pages, Rows } from '../query-options/page';
import type { DiscussionThread, Post } from '../types';

/** Page of a feed as the API returns it. @see DATA-016 */
export type FeedPage = components['schemas']['FeedPage'];

/** Page of comments with their replies, oldest first; the first page has the newest comments. */
export type CommentPage = Page<DiscussionThread>;

/** Pages by offset. */
export type PagesByStart<P> = InfiniteData<P, number>;

/** Joins all posts fetched so far, without duplicates; `count` is exact once all are fetched. @see FEED-013 */
export function joinFeedPages({ pages }: PagesByStart<FeedPage>): LimitedRows<Post> {
  const items = withoutRepeats(pages.map((page) => page.items));
  const last = pages.at(-1);
  const isMore = nextFeedStart(last, pages) !== undefined;
  return { items, count: isMore && last ? last.total : items.length, limited: last?.limited ?? 'none' };
}

/** Joins all comments fetched so far in chronological order, without duplicates. */
export function joinCommentPages({ pages }: Pages<CommentPage>): Rows<DiscussionThread> {
  const items = withoutRepeats(pages.toReversed().map((page) => page.items));
  const first = pages.at(-1);
  return { items, count: first?.cursor ? first.count : items.length };
}

/** Returns the offset of the next page of a feed. @see FEED-012, FEED-013 */
export function nextFeedStart(last: FeedPage | undefined, pages: readonly FeedPage[]): number | undefined {
  const came = pages.reduce((sum, page) => sum + page.items.length, 0);
  return last && last.items.length > 0 && came < last.total ? came : undefined;
}

// New posts at the top shift fetched rows onto the next page.
function withoutRepeats<Row extends { id: string }>(pages: readonly Row[][]): Row[] {
  return [...new Map(pages.flat().map((row) => [row.id, row])).values()];
}
