import { type Agent, request } from 'node:http';

/** What came back. */
export interface Sent {
  /** 0 where nothing did. */
  status: number;
  retryAfter: string | undefined;
  ms: number;
  /** Why nothing came. */
  problem?: string;
}

/** How long a reply may take: what takes longer counts as none. */
const PATIENCE_MS = 30_000;

/** Sends a request and reads all of the reply. Nothing is thrown: a failure is what is counted. */
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
