import { COMMENT_SIZE } from '@millrace/domain';
import { answer } from '../answer';
import type { Client } from '../client';
import { joinCommentPages, nextCommentStart } from '../feed-page';
import { withLatestLikes } from '../latest-likes';
import { postKeys } from '../query-keys';
import { pagedByStartOptions, readOptions } from './read-options';

/** Reads about posts, as options of TanStack Query. */
export function postQueries(client: Client) {
  return {
    /** One post; what the viewer may not read fails with `not_found`. @see API-044, DIFF-001 */
    detail: (id: string) =>
      readOptions({
        queryKey: postKeys.detail(id),
        queryFn: async ({ signal, client: queries }) => {
          const askedAt = performance.now();
          const { Item } = await answer(
            client.GET('/api/v1/feed/post/{id}', { params: { path: { id } }, signal }),
          );
          return withLatestLikes(queries, [Item], askedAt)[0] ?? Item;
        },
      }),

    /** Who likes a post: at most 50, the newest first. @see API-046, GAP-065 */
    likes: (id: string) =>
      readOptions({
        queryKey: postKeys.likes(id),
        queryFn: ({ signal }) =>
          answer(client.GET('/api/v1/feed/post/{id}/like', { params: { path: { id } }, signal })),
      }),

    /** Ids of the posts that one likes; one's own only. @see API-049, FEED-015 */
    liked: (userId: string) =>
      readOptions({
        queryKey: postKeys.liked(userId),
        queryFn: async ({ signal }) =>
          (
            await answer(
              client.GET('/api/v1/feed/user/{id}/likes', { params: { path: { id: userId } }, signal }),
            )
          ).Items,
      }),

    /** Comments, newest first, five at a time. @see API-050, FEED-047 */
    comments: (id: string) =>
      pagedByStartOptions({
        queryKey: postKeys.comments(id),
        readPage: ({ signal, start }) =>
          answer(
            client.GET('/api/v1/feed/post/{id}/comment', {
              params: { path: { id }, query: { start, size: COMMENT_SIZE } },
              signal,
            }),
          ),
        nextStart: nextCommentStart,
        join: joinCommentPages,
      }),
  };
}
