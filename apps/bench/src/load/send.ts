import { type Agent, request } from 'node:http';

/** Outcome of a request. */
export interface Sent {
  /** 0 if there was no reply. */
  status: number;
  retryAfter: string | undefined;
  ms: number;
  /** Error code if there was no reply. */
  problem?: string;
}

/** Timeout of a reply, after which it counts as missing. */
const PATIENCE_MS = 30_000;

/** Sends a request and reads the whole reply. Never throws: failures are counted. */
export function send(
  agent: Agent,
  url: string,
  cookie: string,
  body?: Readonly<Record<string, string>>,
): Promise<Sent> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, rest: Pick<Sent, 'retryAfter'> & { problem?: string }): void =>
      resolve({ status, ms: performance.now() - startedAt, ...rest });
    const call = request(
      url,
      {
        agent,
        method: body ? 'POST' : 'GET',
        timeout: PATIENCE_MS,
        headers: { Cookie: cookie, ...(body && { 'Content-Type': 'application/json' }) },
      },
      (reply) => {
        reply.resume();
        reply.on('end', () => end(reply.statusCode ?? 0, { retryAfter: reply.headers['retry-after'] }));
        reply.on('error', (error) => end(0, { retryAfter: undefined, problem: error.message }));
      },
    );
    call.on('timeout', () => call.destroy(new Error('no reply')));
    call.on('error', (error) => end(0, { retryAfter: undefined, problem: error.message }));
    call.end(body && JSON.stringify(body));
  });
}
