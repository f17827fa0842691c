import type { Mention, Visibility } from '@millrace/domain';
import { answer } from '../answer';
import { attachFile, namingVideo, type PostFile, sendingForm } from '../attached-file';
import type { Client } from '../client';
import { changeCachedPost } from '../post-cache';
import { postKeys } from '../query-keys';
import type { Post } from '../types';
import type { Upload } from '../upload';
import { createOptions, writeOptions } from './write-options';

/** What is said in a post. */
export interface PostContent {
  /** Plain text, at most 10,000 characters. */
  text: string;
  /** In the order of the text; counted in UTF-16 units of it. */
  mentions: readonly Mention[];
  visibility: Visibility;
  medium?: PostFile | undefined;
}

/** What a post names: products and companies by their ids, each of which counts once. @see FEED-027 */
interface PostTags {
  taggedProduct: readonly string[];
  taggedCompanies: readonly string[];
}

/** A new post. */
export interface PostDraft extends PostContent, PostTags {}

/** A changed post, as it is to be. What is not said stays as it is: also its tags, which else are all that it has. */
export interface PostUpdate extends Partial<PostContent & PostTags> {
  id: string;
  /** Whether the file that it has goes; a new one takes its place anyway. Default false. @see FEED-041 */
  removeMedium?: boolean | undefined;
  /** `edited` of the post that is changed, as it was read. Default: it is changed whatever became of it since. */
  basedOn?: string | null | undefined;
}

/** Tags to add to a post. */
export interface PostTagging extends PostTags {
  id: string;
}

/**
 * Writes of one's own posts, as options of TanStack Query. The feeds that show them are read anew by whoever shows
 * them, once the server had its time. @see FEED-016
 */
export function postContentMutations(client: Client) {
  return {
    /**
     * Posts something. A call that is repeated after it was stopped or lost is the same call: it posts once.
     *
     * A video is sent before the post, resumably: sent again it goes on from where it stopped, also after a reload.
     *
     * @param uploadOf Asked with each call, so that a call can be stopped by a signal of its own.
     * @throws VideoUploadError When the video could not be sent.
     * @see API-042, FEED-017, FEED-033
     */
    create: (uploadOf: () => Upload = () => ({})) =>
      createOptions({
        mutationKey: ['posts', 'create'],
        path: '/api/v1/feed/post',
        call: async (draft: PostDraft, header) => {
          const upload = uploadOf();
          const { form, rest } = await formOf(client, draft, upload);
          const reply = client.POST('/api/v1/feed/post', {
            params: { header },
            body: {},
            ...sendingForm(client, form, rest),
          });
          return (await namingVideo(client, draft.medium, answer(reply))).Item;
        },
        refresh: async (queries, post) => queries.setQueryData(postKeys.detail(post.id), post),
      }),

    /**
     * Changes a post of one's own. Fails with `edited_meanwhile` when it has been edited since `basedOn`.
     *
     * @param uploadOf As above.
     * @see API-043, FEED-041
     */
    update: (uploadOf: () => Upload = () => ({})) =>
      writeOptions({
        mutationKey: ['posts', 'update'],
        mutationFn: async ({ id, removeMedium = false, basedOn, ...content }: PostUpdate) => {
          const upload = uploadOf();
          const { form, rest } = await formOf(client, content, upload);
          if (removeMedium && content.medium === undefined) form.set('remove_media', 'true');
          if (basedOn !== undefined) form.set('based_on', basedOn ?? '');
          const reply = client.PUT('/api/v1/feed/post/{id}/content', {
            params: { path: { id } },
            body: {},
            ...sendingForm(client, form, rest),
          });
          return (await namingVideo(client, content.medium, answer(reply))).Item;
        },
        refresh: async (queries, post: Post) => changeCachedPost(queries, post.id, () => post),
      }),

    /** Adds tags to a post of one's own. @see API-053 */
    tag: () =>
      writeOptions({
        mutationKey: ['posts', 'tag'],
        mutationFn: async ({ id, taggedProduct, taggedCompanies }: PostTagging) => {
          const body = {
            taggedProduct: [...new Set(taggedProduct)],
            taggedCompanies: [...new Set(taggedCompanies)],
          };
          return (
            await answer(client.POST('/api/v1/feed/post/{id}/tags', { params: { path: { id } }, body }))
          ).Item;
        },
        refresh: async (queries, post: Post) => changeCachedPost(queries, post.id, () => post),
      }),
  };
}

/** The form of what is said of a post, its video sent before, and what is to be told of the form's own way. */
async function formOf(
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
