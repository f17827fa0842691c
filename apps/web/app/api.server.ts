import { type Client, createClient } from '@millrace/api-client';
import { injectTraceContext } from '@millrace/monitoring/tracing';
import { QueryClient } from '@tanstack/react-query';
import type { AppLoadContext } from 'react-router';

/** How long one page waits for the API before it says so. */
const API_TIMEOUT_MS = 10_000;

type Asking = Pick<AppLoadContext, 'apiInternalUrl' | 'language'>;

export interface RequestData {
  client: Client;
  /** Of this request alone: what one viewer may see must never reach another. */
  queries: QueryClient;
}

/** A client that speaks for nobody, for what every guest may see and one asks for all. */
export function guestClient(context: Asking): Client {
  return createClient({
    baseUrl: context.apiInternalUrl,
    headers: { 'Accept-Language': context.language },
    fetch: (input) => ask(input, AbortSignal.timeout(API_TIMEOUT_MS)),
  });
}

/** A client that speaks for the viewer of this request, and an empty cache for what it reads. */
export function requestData(context: AppLoadContext, request: Request): RequestData {
  const client = createClient({
    baseUrl: context.apiInternalUrl,
    headers: {
      'Accept-Language': context.language,
      ...(context.cookie ? { cookie: context.cookie } : {}),
      // The API believes it of this server alone (TRUST_PROXY), and counts each reader's calls for itself.
      ...(context.address ? { 'X-Forwarded-For': context.address } : {}),
    },
    fetch: (input) => ask(input, AbortSignal.any([request.signal, AbortSignal.timeout(API_TIMEOUT_MS)])),
  });
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  return { client, queries };
}

const ask = (call: Request, signal: AbortSignal): Promise<Response> => fetch(traced(call), { signal });

/** Says of which request a call is a part, so that its lines in the API's log are found by the page's id. */
function traced(call: Request): Request {
  for (const [name, value] of Object.entries(injectTraceContext())) call.headers.set(name, value);
  return call;
}
