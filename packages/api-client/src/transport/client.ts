import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import type { paths } from '../generated/schema';
import { type SendForm, sendByFetch, sendByXhr } from '../uploads/upload';
import { ApiError } from './api-error';
import { withPolicy } from './calls';

const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_RETRIES = 2;

/** How to reach the API. */
export interface ClientOptions {
  /** Origin of the API host, such as `https://api.millrace.example`; prefix of every path. @see OPS-002 */
  baseUrl: string;
  /** Default: the global `fetch`, looked up at each call. */
  fetch?: (request: Request) => Promise<Response>;
  /**
   * Personal access token (`mlr_pat_…`), with which a program acts for its member; cookies are then not sent. Keep it
   * where programs keep secrets, never in a page or an app that others get.
   */
  token?: string;
  /** Sent with every request, such as the cookie that a server forwards. */
  headers?: RequestInit['headers'];
  /**
   * Timeout of a call in milliseconds, including its body, after which it fails with the code `timeout`; each retry has
   * the same timeout. `false` for none. File uploads have no timeout. Default 60,000.
   */
  timeout?: number | false;
  /**
   * Maximum number of retries after transient failures: no reply, `timeout`, 429 and 5xx. Only reads
   * are retried, and creating calls, whose `Idempotency-Key` stays the same. Delays begin at one second and double,
   * with jitter; `Retry-After` is respected, and a call that would have to wait for more than half a minute fails at
   * once. The query and mutation options of this package leave retries to TanStack Query. Default 2.
   */
  retries?: number;
  /** Default `include`: the session's cookie is sent to the API host; with a `token` `omit`. @see OPS-002 */
  credentials?: RequestInit['credentials'];
}

/** Typed client of the contract: `client.GET('/api/v1/product/{id}', …)`. */
export interface Client extends FetchClient<paths> {
  /** Origin of the API host, without a trailing slash. */
  readonly baseUrl: string;
  /** Same client without retries, for callers that retry themselves. */
  readonly withoutRetries: Client;
  /** `Authorization` header of calls, for requests that bypass `fetch`; null without a token. */
  readonly authorization: string | null;
  /** Fetches an address outside the contract, such as a presigned storage URL; without credentials. */
  readonly fetchAnywhere: (request: Request) => Promise<Response>;
  /** Sends a form with upload progress, if the browser supports it; uses a custom `fetch` if the host has one. */
  readonly sendForm: SendForm;
}

/**
 * Creates a client of the API. Its calls return `{ data, error, response }`, and throw `ApiError` if there is no reply
 * or an unreadable one. `unwrap(call)` returns the data and throws `ApiError` for refusals, too; so do the query and
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

// Looked up at each call, so that tools can replace the global fetch after the client was created.
function fetchGlobally(request: Request): Promise<Response> {
  return globalThis.fetch(request);
}

const sendGlobally: SendForm = (request, form, upload) => {
  const send = typeof XMLHttpRequest === 'undefined' ? sendByFetch(fetchGlobally) : sendByXhr;
  return send(request, form, upload);
};

/** Throws for a body that is not ours: a page of a proxy or a captive portal also has status 200. */
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
