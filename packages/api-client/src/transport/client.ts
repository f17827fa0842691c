import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import type { paths } from '../generated/schema';
import { type SendForm, sendByFetch, sendByXhr } from '../uploads/upload';
import { ApiError } from './api-error';
import { withPolicy } from './calls';

const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_RETRIES = 2;

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
  /**
   * Milliseconds that a call may take, its body included, before it fails with the code `timeout`; a repeated call has
   * as long again. `false` for no end. Uploads of files have none. Default 60,000.
   */
  timeout?: number | false;
  /**
   * Repeats at most of a call that failed for what may pass by itself: no reply, `timeout`, 429 and 5xx. Only
   * reads are repeated, and creating calls, whose `Idempotency-Key` stays the same. Waits begin at a second and double,
   * with some chance in them; `Retry-After` is heeded, and a call that is to wait for more than half a minute fails at
   * once. The query and mutation options of this package leave repeating to TanStack Query. Default 2.
   */
  retries?: number;
  /** Default `include`: the session's cookie goes along to the API host; with a `token` `omit`. @see OPS-002 */
  credentials?: RequestInit['credentials'];
}

/** Every call of the contract, typed: `client.GET('/api/v1/product/{id}', …)`. */
export interface Client extends FetchClient<paths> {
  /** Origin of the API host, without a slash at its end. */
  readonly baseUrl: string;
  /** The same client, of which no call is repeated: for callers that repeat by themselves. */
  readonly withoutRetries: Client;
  /** The `Authorization` header of calls, for what is sent past `fetch`; null without a token. */
  readonly authorization: string | null;
  /** Fetches an address that is not in the contract, such as a storage's signed one; without credentials. */
  readonly fetchAnywhere: (request: Request) => Promise<Response>;
  /** Sends a form and tells how far it is, where the browser can tell; a host's own `fetch` is used where it has one. */
  readonly sendForm: SendForm;
}

/**
 * Creates a client of the API. Its calls answer `{ data, error, response }`, and throw `ApiError` when no reply comes or
 * none that can be read. `unwrap(call)` answers the data and throws `ApiError` for refusals, too; so do the query and
 * mutation options of this package, which take the client.
 */
export function createClient(options: ClientOptions): Client {
  const {
    fetch = fetchGlobally,
    token,
    timeout = DEFAULT_TIMEOUT_MS,
    retries = DEFAULT_RETRIES,
    credentials = token === undefined ? 'include' : 'omit',
  } = options;
  const headers = new Headers(options.headers);
  const authorization = token === undefined ? null : `Bearer ${token}`;
  if (authorization !== null) headers.set('Authorization', authorization);
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const calls = createFetchClient<paths>({ baseUrl, credentials, headers: Object.fromEntries(headers) });
  calls.use({ onResponse: refuseForeignBody });
  const rest = {
    baseUrl,
    authorization,
    fetchAnywhere: fetch,
    sendForm: options.fetch ? sendByFetch(fetch) : sendGlobally,
  };
  const withoutRetries: Client = {
    ...withPolicy(calls, { fetch, timeout, retries: 0 }),
    ...rest,
    get withoutRetries() {
      return withoutRetries;
    },
  };
  return { ...withPolicy(calls, { fetch, timeout, retries }), ...rest, withoutRetries };
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
