import type { Client as FetchClient } from 'openapi-fetch';
import type { paths } from '../generated/schema';
import { idempotencyHeader } from './idempotency';
import { readReplyError, readThrown } from './read-error';
import { isWorthRepeating, retryDelayMs } from './retry';
import type { Reply } from './unwrap';

/** Jitter: retry delays are up to half as long again, so that callers who failed together do not retry together. */
const JITTER = 0.5;

type Send = (request: Request) => Promise<Response>;

/** Used options of the calls of `openapi-fetch`. */
interface CallInit {
  signal?: AbortSignal | null;
  fetch?: Send;
  headers?: RequestInit['headers'];
  params?: { header?: Record<string, unknown> };
}

type Call = (method: string, path: string, init?: CallInit) => Promise<Reply<unknown>>;

/** Settings of all calls of a client. */
export interface CallPolicy {
  fetch: Send;
  /** Timeout of an attempt in milliseconds, including its body; false for none. */
  timeout: number | false;
  /** Maximum number of retries. */
  retries: number;
}

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'] as const;

/** Adds timeouts and retries to calls, and makes all of them throw only `ApiError`. */
export function withPolicy(calls: FetchClient<paths>, policy: CallPolicy): FetchClient<paths> {
  const send = calls.request as unknown as Call;
  const call: Call = (method, path, init = {}) => repeat(send, policy, method.toUpperCase(), path, init);
  const named = Object.fromEntries(
    METHODS.map((method) => [method, (path: string, init?: CallInit) => call(method, path, init)]),
  );
  return { ...calls, ...named, request: call } as unknown as FetchClient<paths>;
}

async function repeat(
  send: Call,
  policy: CallPolicy,
  method: string,
  path: string,
  init: CallInit,
): Promise<Reply<unknown>> {
  const key = idempotencyHeader(method, path, init.headers);
  const keyed = key
    ? { ...init, params: { ...init.params, header: { ...key, ...init.params?.header } } }
    : init;
  // Uploads are sent by `sendForm`, once and without a timeout.
  const isOwnWay = init.fetch !== undefined;
  const isRepeatable = !isOwnWay && (method === 'GET' || method === 'HEAD' || hasKey(keyed));
  const attempt = () => settle(send, isOwnWay ? { ...policy, timeout: false } : policy, method, path, keyed);
  for (let failures = 0; ; failures += 1) {
    const { reply, error } = await attempt();
    const isLast = !isRepeatable || failures >= policy.retries || !isWorthRepeating(error);
    if (reply && (isLast || !error)) return reply;
    if (isLast) throw error;
    await sleep(jitteredDelayMs(failures, error), init.signal);
  }
}

const hasKey = ({ headers, params }: CallInit): boolean =>
  new Headers(headers).has('Idempotency-Key') || params?.header?.['Idempotency-Key'] !== undefined;

/** Makes one attempt. Returns its reply, and its error if it failed. */
async function settle(
  send: Call,
  { fetch, timeout }: CallPolicy,
  method: string,
  path: string,
  init: CallInit,
): Promise<{ reply?: Reply<unknown>; error?: unknown }> {
  let status = 0;
  const fetchAndNote: Send = async (request) => {
    const response = await (init.fetch ?? fetch)(timeout === false ? request : endingIn(request, timeout));
    status = response.status;
    return response;
  };
  try {
    const reply = await send(method, path, { ...init, fetch: fetchAndNote });
    return reply.response.ok ? { reply } : { reply, error: readReplyError(reply.response, reply.error) };
  } catch (thrown) {
    return { error: readThrown(thrown, { status, signal: init.signal }) };
  }
}

/** Returns the same request with a timeout. */
const endingIn = (request: Request, timeoutMs: number): Request =>
  new Request(request, {
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
    // Copying a request with any option would reset its referrer to the page's.
    referrerPolicy: request.referrerPolicy,
  });

/** Waits with exponential backoff, or as long as the server asks, plus jitter. */
function jitteredDelayMs(failures: number, error: unknown): number {
  const delayMs = retryDelayMs(failures, error);
  return delayMs * (1 + Math.random() * JITTER);
}

function sleep(delayMs: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(readThrown(signal?.reason, { signal }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, delayMs);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
