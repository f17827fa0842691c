import { type Client, createClient } from '@millrace/api-client';
import { injectTraceContext } from '@millrace/monitoring/tracing';
import { QueryClient } from '@tanstack/react-query';
import type { AppLoadContext } from 'react-router';

/** Time-out of API calls of a page; no retries, as the reader can reload. */
const POLICY = { timeout: 10_000, retries: 0 };

type Asking = Pick<AppLoadContext, 'apiInternalUrl' | 'language'>;

export interface RequestData {
  client: Client;
  /** One per request, so that no viewer's data leaks to another. */
  queries: QueryClient;
}

/** Creates an API client without a session, for public data. */
export function guestClient(context: Asking): Client {
  return createClient({
    baseUrl: context.apiInternalUrl,
    headers: { 'Accept-Language': context.language },
    ...POLICY,
    fetch: (call) => fetch(traced(call)),
  });
}

/** Creates an API client with the viewer's session, and an empty query cache. */
export function requestData(context: AppLoadContext, request: Request): RequestData {
  const client = createClient({
    baseUrl: context.apiInternalUrl,
    headers: {
      'Accept-Language': context.language,
      ...(context.cookie ? { cookie: context.cookie } : {}),
      // The API trusts this header from this server only (TRUST_PROXY), and rate-limits by it.
      ...(context.address ? { 'X-Forwarded-For': context.address } : {}),
    },
    ...POLICY,
    fetch: (call) => fetch(traced(call), { signal: AbortSignal.any([request.signal, call.signal]) }),
  });
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  return { client, queries };
}

/** Injects the trace context, so that log lines of API and page share an id. */
function traced(call: Request): Request {
  for (const [name, value] of Object.entries(injectTraceContext())) call.headers.set(name, value);
  return call;
}
