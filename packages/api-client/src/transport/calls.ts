import type { Client as FetchClient } from 'openapi-fetch';
import type { paths } from '../generated/schema';
import { idempotencyHeader } from './idempotency';
import { readReplyError, readThrown } from './read-error';
import { isWorthRepeating, retryDelayMs } from './retry';
import type { Reply } from './unwrap';

/** Waits before a repeated call are up to half as long again, so that callers who failed together come back apart. */
const JITTER = 0.5;

type Send = (request: Request) => Promise<Response>;

/** Options of the calls of `openapi-fetch`, as far as they matter here. */
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
  /** Milliseconds that a try may take, its body included; false for no end. */
  timeout: number | false;
  /** Repeats of a call at most. */
  retries: number;
}

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'] as const;

/** Makes calls end in time, repeats those that may be repeated, and has all of them throw `ApiError` alone. */
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
  // A form is sent by a way of its own, once, and takes as long as it takes.
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

/** Makes one try. Answers its reply, and why it failed if it did. */
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

/** Returns the same request, aborted after a time at the latest. */
const endingIn = (request: Request, timeoutMs: number): Request =>
  new Request(request, {
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
    // A copy with any option would have the policy of the page.
    referrerPolicy: request.referrerPolicy,
  });

/** Waits longer each time, or as long as the server asks, and some more by chance. */
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
