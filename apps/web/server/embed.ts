import { join } from 'node:path';
import { createClient, isApiError, productQueries } from '@millrace/api-client';
import { createEmbedHandler, type EmbedApi, embedListener, keepReleases } from '@millrace/widgets';
import { QueryClient } from '@tanstack/react-query';
import type { WebConfig } from './config';

/** Materials and applications that a card can show. */
const CARD_ENDS = 5;

/**
 * What `/embed/v1/` answers: widgets for other sites. It reads the API as a guest; a reader's cookie never gets
 * that far.
 */
export async function embedHandler(config: WebConfig) {
  const earlier = await keepReleases(join(config.dataFolder, 'widget-releases'));
  return embedListener(
    await createEmbedHandler({ api: guestApi(config.apiInternalUrl), webUrl: config.webUrl, earlier }),
  );
}

function guestApi(baseUrl: string): EmbedApi {
  const read = productQueries(createClient({ baseUrl, credentials: 'omit' }));
  // The handler keeps what it shows; nothing is kept here.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0, staleTime: 0 } } });
  const page = { limit: CARD_ENDS };
  return {
    product: (id) => queries.fetchQuery(read.detail(id)).catch(nullIfMissing),
    materials: async (id) =>
      (await queries.fetchInfiniteQuery(read.rawMaterials(id, page)).catch(nullIfMissing))?.pages[0]?.items ??
      null,
    applications: async (id) =>
      (await queries.fetchInfiniteQuery(read.applications(id, page)).catch(nullIfMissing))?.pages[0]?.items ??
      null,
  };
}

function nullIfMissing(error: unknown): null {
  if (isApiError(error) && error.status === 404) return null;
  throw error;
}
