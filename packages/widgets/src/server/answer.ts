/** What the handler is asked: as little of a request as it needs. */
export interface EmbedRequest {
  method: string;
  /** Path and query below the place where the handler is mounted, such as `/millrace.js`. */
  url: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Who asks, such as the address of a network: each waits for a share of the pictures alone. Default: all are one. */
  asker?: string | undefined;
}

/** What it answers. */
export interface EmbedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array | string;
}

/** Everything here is public and may stand on any page. */
const open = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/** An answer with the headers that all have. */
export function answer(
  status: number,
  type: string,
  body: Uint8Array | string,
  headers: Record<string, string> = {},
): EmbedAnswer {
  return { status, headers: { ...open, 'content-type': type, ...headers }, body };
}

/** When it is worth asking again for what cannot be answered now, in seconds. */
export const RETRY_AFTER = '5';

/** A refusal in the shape of the API's. */
export function refuse(status: number, code: string, error: string): EmbedAnswer {
  return answer(status, 'application/json; charset=utf-8', JSON.stringify({ error, code }), {
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': RETRY_AFTER }),
  });
}
