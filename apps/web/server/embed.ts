import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import {
  type Client,
  companyQueries,
  createClient,
  eventQueries,
  feedQueries,
  isApiError,
  productQueries,
} from '@millrace/api-client';
import type { PinnedScript } from '@millrace/domain';
import { injectTraceContext } from '@millrace/monitoring/tracing';
import { ipRateLimitKey } from '@millrace/serving';
import {
  createEmbedHandler,
  currentScripts,
  type EmbedApi,
  embedListener,
  keepReleases,
} from '@millrace/widgets';
import { QueryClient } from '@tanstack/react-query';
import type { RequestHandler } from 'express';
import { createCardRenderer } from './card-picture';
import type { WebConfig } from './config';
import { createEmbedEventReporter } from './embed-events';
import { allSites, type Site, siteForHost } from './site';

/** Raw materials and applications per card. */
const CARD_ENDS = 5;

/**
 * Creates the handler of `/embed/v1/`: widgets for other sites. It reads the API as a guest and forwards no cookies.
 */
export async function embedHandler(config: WebConfig): Promise<RequestHandler> {
  const folder = join(config.dataFolder, 'widget-releases');
  const earlier = await keepReleases(folder);
  // Card responses are cached for everybody; the API call is made with the address of the first client.
  const clientAddress = new AsyncLocalStorage<string | undefined>();
  const listenerFor = async (site: Site) => {
    const client = guestClient(site.apiInternalUrl, clientAddress);
    const [api, drawCard, onEvents] = [
      guestApi(client),
      createCardRenderer(site),
      createEmbedEventReporter(client),
    ];
    const { webUrl } = site;
    const handler = await createEmbedHandler({ api, webUrl, earlier, drawCard, onEvents });
    return embedListener(handler, () => ipRateLimitKey(clientAddress.getStore() ?? ''));
  };
  // One cache of cards per environment.
  const elsewhere = await listenerFor(siteForHost(config, undefined));
  const listeners = new Map(
    await Promise.all(allSites(config).map(async (site) => [site.webUrl, await listenerFor(site)] as const)),
  );
  return (request, response) => {
    const listen = listeners.get(siteForHost(config, request.host).webUrl) ?? elsewhere;
    return clientAddress.run(request.ip, () => listen(request, response));
  };
}

/** Returns version and integrity of the current scripts, for snippets that pin them. */
export async function widgetScripts(): Promise<Record<'loader' | 'suite', PinnedScript>> {
  const { version, scripts } = await currentScripts();
  const pinned = (file: string): PinnedScript => {
    const script = scripts.find(({ name }) => name === file);
    if (!script) throw new Error(`A release has no ${file}.`);
    return { version, integrity: script.integrity };
  };
  return { loader: pinned('millrace.js'), suite: pinned('suite.js') };
}

function guestClient(baseUrl: string, clientAddress: AsyncLocalStorage<string | undefined>): Client {
  return createClient({
    baseUrl,
    credentials: 'omit',
    retries: 0,
    fetch: (request) => {
      const address = clientAddress.getStore();
      if (address) request.headers.set('X-Forwarded-For', address);
      for (const [name, value] of Object.entries(injectTraceContext())) request.headers.set(name, value);
      return fetch(request);
    },
  });
}

function guestApi(client: Client): EmbedApi {
  const products = productQueries(client);
  const companies = companyQueries(client);
  const events = eventQueries(client);
  const feeds = feedQueries(client);
  // The embed handler caches; this client does not.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0, staleTime: 0 } } });
  const page = { limit: CARD_ENDS };
  return {
    product: (id) => queries.fetchQuery(products.detail(id)).catch(nullIfMissing),
    materials: async (id) =>
      (await queries.fetchInfiniteQuery(products.rawMaterials(id, page)).catch(nullIfMissing))?.pages[0]
        ?.items ?? null,
    applications: async (id, limit = CARD_ENDS) =>
      (await queries.fetchInfiniteQuery(products.applications(id, { limit })).catch(nullIfMissing))?.pages[0]
        ?.items ?? null,
    suppliers: async (id, limit) =>
      (await queries.fetchInfiniteQuery(products.suppliers(id, { limit })).catch(nullIfMissing))?.pages[0] ??
      null,
    company: (id) => queries.fetchQuery(companies.detail(id)).catch(nullIfMissing),
    productCount: async (id) =>
      (await queries.fetchInfiniteQuery(companies.products(id, { limit: 1 })).catch(nullIfMissing))?.pages[0]
        ?.count ?? null,
    event: (id) => queries.fetchQuery(events.detail(id)).catch(nullIfMissing),
    events: async (about, limit) =>
      (await queries.fetchInfiniteQuery(events.list({ ...about, limit })).catch(nullIfMissing))?.pages[0] ??
      null,
    posts: async (about) => {
      const first = (await queries.fetchInfiniteQuery(feeds.of(about)).catch(nullIfMissing))?.pages[0];
      return first ? { items: first.items, count: first.total } : null;
    },
  };
}

function nullIfMissing(error: unknown): null {
  if (isApiError(error) && error.status === 404) return null;
  throw error;
}
