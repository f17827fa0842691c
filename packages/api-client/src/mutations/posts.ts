import { answer, answerNothing } from '../answer';
import type { Client } from '../client';
import { changeCachedComments } from '../comment-cache';
import { changeCachedPost, dropCachedPost } from '../post-cache';
import { feedKeys, postKeys } from '../query-keys';
import type { Post } from '../types';
import { likeOptions } from './like-options';
import { createOptions, refetch, writeOptions } from './write-options';

/** What is said about a post: plain text, not blank, at most 2,000 characters. */
export interface NewComment {
  text: string;
}

/** Writes about posts that stand already, as options of TanStack Query. */
export function postMutations(client: Client) {
  return {
    /** Likes a post; shows at once, and is taken back when it fails. @see API-047, FEED-046 */
    like: (id: string) =>
      likeOptions(id, true, () => client.PUT('/api/v1/feed/post/{id}/like', { params: { path: { id } } })),

    /** No longer likes a post; shows at once, and is taken back when it fails. @see API-048, FEED-046 */
    unlike: (id: string) =>
      likeOptions(id, false, () => client.PUT('/api/v1/feed/post/{id}/unlike', { params: { path: { id } } })),

    /** Removes one's own post; it is gone from every feed, and can be restored for ten minutes. @see API-045 */
    remove: (id: string) =>
      writeOptions<void, undefined>({
        mutationKey: ['posts', 'remove'],
        mutationFn: () =>
          answerNothing(client.DELETE('/api/v1/feed/post/{id}', { params: { path: { id } } })),
        refresh: async (queries) => {
          dropCachedPost(queries, id);
          // Where it stands alone its reader is told that it is gone, which need not be waited for.
          void refetch(queries, postKeys.detail(id));
        },
      }),

    /** Brings one's own removed post back; feeds are read anew, as only they know its place. */
    restore: (id: string) =>
      writeOptions<Post, undefined>({
        mutationKey: ['posts', 'restore'],
        mutationFn: async () =>
          (await answer(client.PUT('/api/v1/feed/post/{id}/restore', { params: { path: { id } } }))).Item,
        refresh: (queries, post) => {
          queries.setQueryData(postKeys.detail(id), post);
          return refetch(queries, feedKeys.all);
        },
      }),

    /** Says something about a post; it stands first among the comments. @see API-051, FEED-048 */
    comment: (id: string) =>
      createOptions({
        mutationKey: ['posts', 'comment', id],
        path: '/api/v1/feed/post/{id}/comment',
        call: async ({ text }: NewComment, header) =>
          (
            await answer(
              client.POST('/api/v1/feed/post/{id}/comment', {
                params: { path: { id }, header },
                body: { text },
              }),
            )
          ).Item,
        refresh: async (queries, comment) => {
          changeCachedComments(queries, id, (known) => {
            const pages = known.pages.map((page, at) => ({
              Items: at === 0 ? [comment, ...page.Items] : page.Items,
              Count: page.Count + 1,
            }));
            return { ...known, pages };
          });
          changeCachedPost(queries, id, (post) => ({ ...post, comment_count: post.comment_count + 1 }));
        },
      }),

    /** Removes a comment: of one's own, or on one's own post. @see API-052, GAP-053 */
    removeComment: (id: string) =>
      writeOptions({
        mutationKey: ['posts', 'removeComment'],
        mutationFn: ({ commentId }: { commentId: string }) =>
          answerNothing(
            client.DELETE('/api/v1/feed/post/{id}/comment/{commentId}', {
              params: { path: { id, commentId } },
            }),
          ),
        refresh: async (queries, _, { commentId }) => {
          changeCachedComments(queries, id, (known) => {
            const pages = known.pages.map(({ Items, Count }) => ({
              Items: Items.filter((comment) => comment.id !== commentId),
              Count: Count - 1,
            }));
            return { ...known, pages };
          });
          changeCachedPost(queries, id, (post) => ({
            ...post,
            comment_count: Math.max(0, post.comment_count - 1),
          }));
        },
      }),
  };
}
