import { answer } from '../answer';
import type { Client } from '../client';
import { productKeys } from '../query-keys';
import type { StatusDraft, YoutubeDraft } from '../types';
import { createOptions, refetch } from './write-options';

/** Writes about a product's activity, as options of TanStack Query. */
export function activityMutations(client: Client) {
  return {
    /** Posts a text about a product. */
    postStatus: () =>
      createOptions({
        mutationKey: ['activity', 'postStatus'],
        path: '/api/v1/product/status',
        call: async (body: StatusDraft, header) =>
          (await answer(client.POST('/api/v1/product/status', { params: { header }, body }))).Item,
        refresh: (queries, _, { id }) => refetch(queries, productKeys.activity(id)),
      }),

    /** Posts a YouTube video about a product: a link, or the bare video id. */
    postYoutube: () =>
      createOptions({
        mutationKey: ['activity', 'postYoutube'],
        path: '/api/v1/product/youtube',
        call: async (body: YoutubeDraft, header) =>
          (await answer(client.POST('/api/v1/product/youtube', { params: { header }, body }))).Item,
        refresh: (queries, _, { id }) => refetch(queries, productKeys.activity(id)),
      }),
  };
}
