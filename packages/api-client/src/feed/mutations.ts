import type { Mention, Visibility } from '@millrace/domain';
import { mutationOptions } from '@tanstack/react-query';
import { createOptions, refetch, writeOptions } from '../query-options/write-options';
import type { ApiError } from '../transport/api-error';
import type { Client } from '../transport/client';
import { expectNoContent, unwrap } from '../transport/unwrap';
import type { EmailShare, LikeState, Post } from '../types';
import { attachFile, namingVideo, type PostFile, sendingForm } from '../uploads/attached-file';
import type { Upload } from '../uploads/upload';
import {
  addCachedComment,
  changeCachedComments,
  changeCachedPost,
  countCachedComment,
  dropCachedComment,
  dropCachedPost,
  likeCachedComment,
} from './cache';
import { feedKeys, postKeys } from './keys';
import { applyOptimisticLike, confirmLike, rollbackLikes } from './optimistic-likes';

/** Content of a post. */
export interface PostContent {
  /** Plain text, at most 10,000 characters. */
  text: string;
  /** In text order; offsets in UTF-16 code units. */
  mentions: readonly Mention[];
  visibility: Visibility;
  medium?: PostFile | undefined;
}

/** Tags of a post: ids of products and companies, without duplicates. @see FEED-027 */
interface PostTags {
  taggedProduct: readonly string[];
  taggedCompanies: readonly string[];
}

/** New post. */
export interface PostDraft extends PostContent, PostTags {}

/** Edited post. Omitted fields stay unchanged; given tags replace all previous ones. */
export interface PostUpdate extends Partial<PostContent & PostTags> {
  id: string;
  /** Removes the file; a new one replaces it anyway. Default false. @see FEED-041 */
  removeMedium?: boolean | undefined;
  /** `edited` of the post as it was read, to detect conflicts. Default: edits are overwritten. */
  basedOn?: string | null | undefined;
}

/** Tags to add to a post. */
export interface PostTagging extends PostTags {
  id: string;
}

/**
 * Mutations of the member's own posts, as options of TanStack Query. The components that show a feed refetch it after
 * a delay, once the server has updated it. @see FEED-016
 */
export function postContentMutations({ withoutRetries: client }: Client) {
  return {
    /**
     * Creates a post. The call is idempotent: a retry after an abort or a lost reply posts once.
     *
     * A video is uploaded before the post, resumably: a retry resumes where it stopped, also after a reload.
     *
     * @param getUploadOptions Called for each call, to give each its own abort signal.
     * @throws VideoUploadError If the video could not be uploaded.
     * @see API-042, FEED-017, FEED-033
     */
    create: (getUploadOptions: () => Upload = () => ({})) =>
      createOptions({
        mutationKey: ['posts', 'create'],
        path: '/api/v1/feed/post',
        call: async (draft: PostDraft, header) => {
          const upload = getUploadOptions();
          const { form, rest } = await toPostForm(client, draft, upload);
          const reply = client.POST('/api/v1/feed/post', {
            params: { header },
            body: {},
            ...sendingForm(client, form, rest),
          });
          return (await namingVideo(client, draft.medium, unwrap(reply))).Item;
        },
        refresh: async (queries, post) => queries.setQueryData(postKeys.detail(post.id), post),
      }),

    /**
     * Edits the member's own post. Fails with `edited_meanwhile` if it has been edited since `basedOn`.
     *
     * @param getUploadOptions As above.
     * @see API-043, FEED-041
     */
    update: (getUploadOptions: () => Upload = () => ({})) =>
      writeOptions({
        mutationKey: ['posts', 'update'],
        mutationFn: async ({ id, removeMedium = false, basedOn, ...content }: PostUpdate) => {
          const upload = getUploadOptions();
          const { form, rest } = await toPostForm(client, content, upload);
          if (removeMedium && content.medium === undefined) form.set('remove_media', 'true');
          if (basedOn !== undefined) form.set('based_on', basedOn ?? '');
          const reply = client.PUT('/api/v1/feed/post/{id}/content', {
            params: { path: { id } },
            body: {},
            ...sendingForm(client, form, rest),
          });
          return (await namingVideo(client, content.medium, unwrap(reply))).Item;
        },
        refresh: async (queries, post: Post) => {
          changeCachedPost(queries, post.id, () => post);
          void queries.invalidateQueries({ queryKey: postKeys.versions(post.id) });
        },
      }),

    /** Adds tags to the member's own post. @see API-053 */
    tag: () =>
      writeOptions({
        mutationKey: ['posts', 'tag'],
        mutationFn: async ({ id, taggedProduct, taggedCompanies }: PostTagging) => {
          const body = {
            taggedProduct: [...new Set(taggedProduct)],
            taggedCompanies: [...new Set(taggedCompanies)],
          };
          return (
            await unwrap(client.POST('/api/v1/feed/post/{id}/tags', { params: { path: { id } }, body }))
          ).Item;
        },
        refresh: async (queries, post: Post) => changeCachedPost(queries, post.id, () => post),
      }),
  };
}

/** Builds the form of a post after uploading its video. Returns the form and the upload options of the form itself. */
async function toPostForm(
  client: Client,
  { text, mentions, visibility, medium, taggedProduct, taggedCompanies }: Partial<PostContent & PostTags>,
  upload: Upload,
): Promise<{ form: FormData; rest: Upload }> {
  const form = new FormData();
  if (text !== undefined) form.set('text', text);
  if (visibility !== undefined) form.set('visibility', visibility);
  if (mentions !== undefined) form.set('mentions', JSON.stringify(mentions));
  if (taggedProduct !== undefined) form.set('taggedProduct', JSON.stringify([...new Set(taggedProduct)]));
  if (taggedCompanies !== undefined) {
    form.set('taggedCompanies', JSON.stringify([...new Set(taggedCompanies)]));
  }
  return { form, rest: medium ? await attachFile(client, form, medium, upload) : upload };
}

/** Text of a comment: plain text, not blank, at most 2,000 characters. */
export interface NewComment {
  text: string;
  /** Comment that it replies to. Default: none, it is a comment on the post. */
  replyTo?: string | undefined;
}

/** Returns mutations of existing posts, as options of TanStack Query. */
export function postMutations({ withoutRetries: client }: Client) {
  return {
    /** Likes a post, with optimistic update and rollback. @see API-047, FEED-046 */
    like: (id: string) =>
      likeOptions(id, true, () => client.PUT('/api/v1/feed/post/{id}/like', { params: { path: { id } } })),

    /** Unlikes a post, with optimistic update and rollback. @see API-048, FEED-046 */
    unlike: (id: string) =>
      likeOptions(id, false, () => client.PUT('/api/v1/feed/post/{id}/unlike', { params: { path: { id } } })),

    /** Removes the member's own post from every feed; it can be restored for ten minutes. @see API-045 */
    remove: (id: string) =>
      writeOptions<void, undefined>({
        mutationKey: ['posts', 'remove'],
        mutationFn: () =>
          expectNoContent(client.DELETE('/api/v1/feed/post/{id}', { params: { path: { id } } })),
        refresh: async (queries) => {
          dropCachedPost(queries, id);
          // Its own page refetches in the background and then shows that it is gone.
          void refetch(queries, postKeys.detail(id));
        },
      }),

    /** Restores the member's own removed post; feeds are refetched, because only the server knows its position. */
    restore: (id: string) =>
      writeOptions<Post, undefined>({
        mutationKey: ['posts', 'restore'],
        mutationFn: async () =>
          (await unwrap(client.PUT('/api/v1/feed/post/{id}/restore', { params: { path: { id } } }))).Item,
        refresh: (queries, post) => {
          queries.setQueryData(postKeys.detail(id), post);
          return refetch(queries, feedKeys.all);
        },
      }),

    /** Comments on a post, or replies to a comment; the new one comes last. @see FEED-048 */
    comment: (id: string) =>
      createOptions({
        mutationKey: ['posts', 'comment', id],
        path: '/api/v2/feed/post/{id}/comments',
        call: async ({ text, replyTo }: NewComment, header) =>
          (
            await unwrap(
              client.POST('/api/v2/feed/post/{id}/comments', {
                params: { path: { id }, header },
                body: { text, ...(replyTo !== undefined && { reply_to: replyTo }) },
              }),
            )
          ).Item,
        refresh: async (queries, comment) => {
          changeCachedComments(queries, id, (known) => addCachedComment(known, comment));
          changeCachedPost(queries, id, (post) => ({ ...post, comment_count: post.comment_count + 1 }));
        },
      }),

    /** Removes a comment with its replies: the member's own, or one on their own post. @see API-052, GAP-053 */
    removeComment: (id: string) =>
      writeOptions({
        mutationKey: ['posts', 'removeComment'],
        mutationFn: ({ commentId }: { commentId: string }) =>
          expectNoContent(
            client.DELETE('/api/v1/feed/post/{id}/comment/{commentId}', {
              params: { path: { id, commentId } },
            }),
          ),
        refresh: async (queries, _, { commentId }) => {
          const gone = countCachedComment(queries, id, commentId);
          changeCachedComments(queries, id, (known) => dropCachedComment(known, commentId));
          changeCachedPost(queries, id, (post) => ({
            ...post,
            comment_count: Math.max(0, post.comment_count - gone),
          }));
        },
      }),

    /** Likes or unlikes a comment, with optimistic update and rollback. */
    likeComment: (id: string) =>
      mutationOptions<LikeState, ApiError, { commentId: string; liked: boolean }>({
        mutationKey: ['posts', 'likeComment', id],
        // Queued, so that the last click wins.
        scope: { id: `posts/likeComment/${id}` },
        mutationFn: ({ commentId, liked }) => {
          const params = { path: { id, commentId } };
          const path = '/api/v2/feed/post/{id}/comments/{commentId}/like';
          return unwrap(liked ? client.PUT(path, { params }) : client.DELETE(path, { params }));
        },
        onMutate: ({ commentId, liked }, { client: queries }) =>
          changeCachedComments(queries, id, (known) => likeCachedComment(known, commentId, { liked })),
        onError: (_error, { commentId, liked }, _clicked, { client: queries }) =>
          changeCachedComments(queries, id, (known) =>
            likeCachedComment(known, commentId, { liked: !liked }),
          ),
        onSuccess: ({ count }, { commentId, liked }, _clicked, { client: queries }) =>
          changeCachedComments(queries, id, (known) => likeCachedComment(known, commentId, { liked, count })),
      }),
  };
}

/**
 * Returns options that like or unlike a post. Every cached copy is updated optimistically; a failure rolls back to what
 * the server last confirmed. Likes of one post are queued, so that the last click wins.
 *
 * @see FEED-046
 */
function likeOptions(
  id: string,
  liked: boolean,
  call: () => Promise<{ data?: LikeState; error?: unknown; response: Response }>,
) {
  const mutationKey = ['posts', 'like', id];
  return mutationOptions<LikeState, ApiError, void, void>({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    mutationFn: () => unwrap(call()),
    onMutate: (_, { client }) => applyOptimisticLike(client, id, liked),
    onError: (_error, _variables, _clicked, { client }) => {
      // A later click stays in effect until its own reply.
      if (client.isMutating({ mutationKey }) <= 1) rollbackLikes(client, id);
    },
    onSuccess: (state, _variables, _clicked, { client }) => {
      const isLast = client.isMutating({ mutationKey }) <= 1;
      confirmLike(client, id, { liked: state.liked, like_count: state.count }, isLast);
    },
    onSettled: (_data, _error, _variables, _clicked, { client }) =>
      client.invalidateQueries({ queryKey: postKeys.likes(id) }),
  });
}

/** Sharing mutations, as options of TanStack Query. */
export function sharingMutations({ withoutRetries: client }: Client) {
  return {
    /**
     * Shares something by e-mail in the member's name. Invalid or too many addresses fail with the reason in
     * `fields.to`. @see API-054, GAP-095
     */
    byEmail: () =>
      createOptions({
        mutationKey: ['sharing', 'byEmail'],
        path: '/api/v1/emails',
        call: (body: EmailShare, header) =>
          unwrap(client.POST('/api/v1/emails', { params: { header }, body })),
        refresh: async () => undefined,
      }),

    /**
     * Invites addresses to follow something, in the member's name. Invalid or too many addresses fail with the reason
     * in `fields.email`. @see API-090, API-091, GAP-095
     */
    inviteToProduct: (id: string) =>
      createOptions({
        mutationKey: ['sharing', 'inviteToProduct', id],
        path: '/api/v1/emails/followProduct',
        call: ({ email }: { email: readonly string[] }, header) =>
          unwrap(
            client.POST('/api/v1/emails/followProduct', {
              params: { header },
              body: { email: [...email], product_id: id },
            }),
          ),
        refresh: async () => undefined,
      }),

    /** Like `inviteToProduct`, for a company. */
    inviteToCompany: (id: string) =>
      createOptions({
        mutationKey: ['sharing', 'inviteToCompany', id],
        path: '/api/v1/emails/followCompany',
        call: ({ email }: { email: readonly string[] }, header) =>
          unwrap(
            client.POST('/api/v1/emails/followCompany', {
              params: { header },
              body: { email: [...email], company_id: id },
            }),
          ),
        refresh: async () => undefined,
      }),
  };
}
