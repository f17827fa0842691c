import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import type { paths } from '../generated/schema';
import { type SendForm, sendByFetch, sendByXhr } from '../uploads/upload';
import { ApiError } from './api-error';
import { addIdempotencyKey } from './idempotency';

/** How to reach the API. */
export interface ClientOptions {
  /** Origin of the API host, such as `https://api.millrace.example`; every path is under it. @see OPS-002 */
  baseUrl: string;
  /** Default: the global `fetch`, as it is at the time of each call. */
  fetch?: (request: Request) => Promise<Response>;
  /**
   * A personal access token (`mlr_pat_…`), by which a program acts for its member; cookies stay at home then. Keep it
   * where programs keep secrets, never in a page or an app that others get.
   */
  token?: string;
  /** Sent with every request, such as the cookie that a server forwards. */
  headers?: RequestInit['headers'];
  /** Default `include`: the session's cookie goes along to the API host; with a `token` `omit`. @see OPS-002 */
  credentials?: RequestInit['credentials'];
}

/** Every call of the contract, typed: `client.GET('/api/v1/product/{id}', …)`. */
export interface Client extends FetchClient<paths> {
  /** Origin of the API host, without a slash at its end. */
  readonly baseUrl: string;
  /** The `Authorization` header of calls, for what is sent past `fetch`; null without a token. */
  readonly authorization: string | null;
  /** Fetches an address that is not in the contract, such as a storage's signed one; without credentials. */
  readonly fetchAnywhere: (request: Request) => Promise<Response>;
  /** Sends a form and tells how far it is, where the browser can tell; a host's own `fetch` is used where it has one. */
  readonly sendForm: SendForm;
}

/**
 * A client of the API. Its calls answer `{ data, error, response }` and throw when no reply comes; the query and
 * mutation options of this package, which take the client, answer data and throw `ApiError`.
 */
export function createClient(options: ClientOptions): Client {
  const { fetch = fetchGlobally, token, credentials = token === undefined ? 'include' : 'omit' } = options;
  const headers = new Headers(options.headers);
  const authorization = token === undefined ? null : `Bearer ${token}`;
  if (authorization !== null) headers.set('Authorization', authorization);
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const client = createFetchClient<paths>({
    baseUrl,
    fetch,
    credentials,
    headers: Object.fromEntries(headers),
  });
  client.use(addIdempotencyKey, { onResponse: refuseForeignBody });
  return {
    ...client,
    baseUrl,
    authorization,
    fetchAnywhere: fetch,
    sendForm: options.fetch ? sendByFetch(fetch) : sendGlobally,
  };
}

// Looked up late, so that tools which replace the global fetch after the client was made are heeded.
function fetchGlobally(request: Request): Promise<Response> {
  return globalThis.fetch(request);
}

const sendGlobally: SendForm = (request, form, upload) => {
  const send = typeof XMLHttpRequest === 'undefined' ? sendByFetch(fetchGlobally) : sendByXhr;
  return send(request, form, upload);
};

/** A page of a proxy or a captive portal comes with 200 as well: it must not pass for data. */
function refuseForeignBody({
  response,
  options,
}: {
  response: Response;
  options: { parseAs: string };
}): undefined {
  if (!response.ok || response.status === 204 || options.parseAs !== 'json') return;
  const type = response.headers.get('Content-Type') ?? '';
  if (!/\bjson\b/i.test(type)) throw new ApiError({ status: response.status, code: 'unreadable' });
}
