import { HttpResponse, http } from 'msw';
import type { Operation, ResponseObject } from '../contract/operations';
import { type Refusal, refuse } from '../handlers/refusals';
import { chosen, type OnlyOperations, operationAddress, type Scenario } from './scenario';

/** Kinds of failure. */
export const FAILURES = [
  'server',
  'offline',
  'signed-out',
  'forbidden',
  'rate-limited',
  'not-found',
] as const;

/** Kind of failure. */
export type Failure = (typeof FAILURES)[number];

const REFUSAL_OF: Readonly<Record<Exclude<Failure, 'offline'>, { status: number; refusal: Refusal }>> = {
  server: { status: 500, refusal: 'internal' },
  'signed-out': { status: 401, refusal: 'signIn' },
  forbidden: { status: 403, refusal: 'forbidden' },
  'rate-limited': { status: 429, refusal: 'rateLimited' },
  'not-found': { status: 404, refusal: 'notFound' },
};

/**
 * Creates a scenario in which calls fail: server error (500), no reply, no session (401), no permission (403), rate
 * limit (429), or not found (404). Operations without that status in the contract work as before.
 *
 * @param options.refusal Refusal to use instead of the usual one.
 * @param options.times Number of failures of each call before it works again. Default: always.
 */
export function failing(
  failure: Failure = 'server',
  options: OnlyOperations & { refusal?: Refusal; times?: number } = {},
): Scenario {
  const { operations: only, refusal, times = Number.POSITIVE_INFINITY } = options;
  return {
    before: ({ baseUrl, operations }) =>
      chosen(operations, only)
        .filter((operation) => canFail(operation, failure))
        .map((operation) => {
          let left = times;
          return http[operation.method](operationAddress(operation, baseUrl), ({ request }) => {
            if (left <= 0 || isOfAnother(operation, operations, request)) return;
            left -= 1;
            if (failure === 'offline') return HttpResponse.error();
            return refuse(refusal ?? REFUSAL_OF[failure].refusal);
          });
        }),
  };
}

/** True if a path parameter's value is a literal segment of another operation's path. */
function isOfAnother({ id, method, path }: Operation, all: readonly Operation[], { url }: Request): boolean {
  if (!path.includes('{')) return false;
  const asked = new URL(url).pathname;
  return all.some((one) => one.id !== id && one.method === method && asked.endsWith(one.path));
}

function canFail({ responses }: Operation, failure: Failure): boolean {
  if (failure === 'offline') return true;
  const { status } = REFUSAL_OF[failure];
  const response = responses[String(status)];
  return response ? !isForTokensAlone(response) : status === 500 && 'default' in responses;
}

/** Refusals of calls with a token, which pages never send. */
const OF_TOKENS: ReadonlySet<string> = new Set(['tokenInvalid', 'scopeMissing', 'tokenRefused']);

function isForTokensAlone({ content = {} }: ResponseObject): boolean {
  const examples = Object.keys(content['application/json']?.examples ?? {});
  return examples.length > 0 && examples.every((name) => OF_TOKENS.has(name));
}
