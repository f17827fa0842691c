import type { QueryClient } from '@tanstack/react-query';
import { answer, answerNothing } from '../answer';
import type { Client } from '../client';
import { type CatalogueLink, companyKeys, networkKeys, productKeys } from '../query-keys';
import type { LinkEvidence, LinkVerdictDraft } from '../types';
import { refetch, writeOptions } from './write-options';

/** Writes about a link of the catalogue, as options of TanStack Query. */
export function linkMutations(client: Client, link: CatalogueLink) {
  const path = { kind: link.kind, id: link.productId, otherId: link.otherId };
  const key = (name: string) => ['links', name, link.kind, link.productId, link.otherId];
  const keep = async (queries: QueryClient, evidence: LinkEvidence) => {
    queries.setQueryData(productKeys.link(link), evidence);
  };
  // A supplier of a product is a customer of what goes into it.
  const refetchLists = (queries: QueryClient) =>
    refetch(
      queries,
      productKeys.all,
      networkKeys.all,
      ...(link.kind === 'supplier' ? [companyKeys.products(link.otherId)] : []),
    );
  return {
    /** Says that the link is right or wrong, in place of what the viewer said before. */
    judge: () =>
      writeOptions({
        mutationKey: key('judge'),
        mutationFn: async (body: LinkVerdictDraft) =>
          (
            await answer(
              client.PUT('/api/v2/links/{kind}/{id}/{otherId}/verdict', { params: { path }, body }),
            )
          ).Item,
        refresh: keep,
      }),

    /** Takes back what the viewer said. */
    withdraw: () =>
      writeOptions({
        mutationKey: key('withdraw'),
        mutationFn: async (_: undefined) =>
          (await answer(client.DELETE('/api/v2/links/{kind}/{id}/{otherId}/verdict', { params: { path } })))
            .Item,
        refresh: keep,
      }),

    /** Names the source; for who added it and for moderators, others fail with `forbidden`. */
    setSource: () =>
      writeOptions({
        mutationKey: key('setSource'),
        mutationFn: async (body: { source_url: string | null }) =>
          (await answer(client.PATCH('/api/v2/links/{kind}/{id}/{otherId}', { params: { path }, body })))
            .Item,
        refresh: keep,
      }),

    /** Removes the link; for who added it and for moderators, others fail with `forbidden`. @see GAP-087 */
    remove: () =>
      writeOptions({
        mutationKey: key('remove'),
        mutationFn: (_: undefined) =>
          answerNothing(client.DELETE('/api/v2/links/{kind}/{id}/{otherId}', { params: { path } })),
        refresh: (queries) => {
          queries.removeQueries({ queryKey: productKeys.link(link) });
          return refetchLists(queries);
        },
      }),

    /** Puts the link back as it was; for who removed it and for moderators. */
    restore: () =>
      writeOptions({
        mutationKey: key('restore'),
        mutationFn: async (_: undefined) =>
          (await answer(client.PUT('/api/v2/links/{kind}/{id}/{otherId}/restore', { params: { path } })))
            .Item,
        refresh: async (queries, evidence) => {
          await refetchLists(queries);
          queries.setQueryData(productKeys.link(link), evidence);
        },
      }),
  };
}
