import { answer } from '../answer';
import type { Client } from '../client';
import { productKeys } from '../query-keys';
import type { LinkPayload, Stream } from '../types';
import { createOptions, refetch } from './write-options';

/** Writes about links between products, as options of TanStack Query. */
export function valueChainMutations(client: Client) {
  return {
    /** Links two products, seen from either side. An existing link fails with `already_linked`. */
    addStream: () =>
      createOptions({
        mutationKey: ['valueChain', 'addStream'],
        path: '/api/v1/product/add/stream',
        call: async (body: Stream, header) =>
          (await answer(client.POST('/api/v1/product/add/stream', { params: { header }, body }))).Item,
        refresh: (queries, stream) =>
          refetch(queries, productKeys.one(stream.parentProductId), productKeys.one(stream.childProductId)),
      }),

    /** Links a raw material and an application. An existing link fails with `already_linked`. */
    link: () =>
      createOptions({
        mutationKey: ['valueChain', 'link'],
        path: '/api/v1/product/rawMaterial',
        call: async (body: LinkPayload, header) =>
          (await answer(client.POST('/api/v1/product/rawMaterial', { params: { header }, body }))).Item,
        refresh: (queries, link) =>
          refetch(queries, productKeys.one(link.raw_id), productKeys.one(link.application_id)),
      }),
  };
}
