import { type Client, createClient } from '@millrace/api-client';
import { injectTraceContext } from '@millrace/monitoring/tracing';
import { QueryClient } from '@tanstack/react-query';
import type { AppLoadContext } from 'react-router';

/** How long one page waits for the API before it says so, and how long before what is kept of it is shown. */
const API_TIMEOUT_MS = 10_000;
const API_TIMEOUT_IF_KEPT_MS = 3_000;

type Asking = Pick<AppLoadContext, 'apiInternalUrl' | 'keeping' | 'language'>;

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
    fetch: (input) => ask(context, input, AbortSignal.timeout(patienceMs(context))),
  });
}

const patienceMs = ({ keeping }: Asking): number => (keeping.kept ? API_TIMEOUT_IF_KEPT_MS : API_TIMEOUT_MS);

/** Asks the API, and notes where it fails: such a page is not kept, and one that was is shown in its place. */
async function ask({ keeping }: Asking, call: Request, signal: AbortSignal): Promise<Response> {
  try {
    const reply = await fetch(traced(call), { signal });
    if (reply.status >= 500) keeping.apiFailed = true;
    return reply;
  } catch (error) {
    keeping.apiFailed = true;
    throw error;
  }
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
    fetch: (input) =>
      ask(context, input, AbortSignal.any([request.signal, AbortSignal.timeout(patienceMs(context))])),
  });
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  return { client, queries };
}

/** Says of which request a call is a part, so that its lines in the API's log are found by the page's id. */
function traced(call: Request): Request {
  for (const [name, value] of Object.entries(injectTraceContext())) call.headers.set(name, value);
  return call;
}
