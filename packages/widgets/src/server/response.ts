/** A request, reduced to what the handler needs. */
export interface EmbedRequest {
  method: string;
  /** Path and query below the mount point, such as `/millrace.js`. */
  url: string;
  /** Headers with lower-case names. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Key of the client, such as its network, for the fair queue of pictures. Default: all are one client. */
  clientKey?: string | undefined;
}

/** A response. */
export interface EmbedResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array | string;
}

/** Headers of every response: public, for any origin. */
const open = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/** Creates a response with the common headers. */
export function respond(
  status: number,
  type: string,
  body: Uint8Array | string,
  headers: Record<string, string> = {},
): EmbedResponse {
  return { status, headers: { ...open, 'content-type': type, ...headers }, body };
}

/** Retry-After of 503, in seconds. */
export const RETRY_AFTER = '5';

/** Creates an error response in the API's shape. */
export function respondError(status: number, code: string, error: string): EmbedResponse {
  return respond(status, 'application/json; charset=utf-8', JSON.stringify({ error, code }), {
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': RETRY_AFTER }),
  });
}
